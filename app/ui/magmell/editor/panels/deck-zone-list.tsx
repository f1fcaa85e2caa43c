"use client";

import { useMemo } from "react";
import { useWords } from "@/app/i18n/use-words";
import { DECK_LIMITS, toNameKey } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { CardNote, ListZone } from "@/lib/magmell/decks/content";
import { countCopies, type DeckDraft, getDraftLines } from "@/lib/magmell/decks/draft";
import { getHomeZone } from "../cards/deck-groups";
import { arrangeRows } from "../rows/arrange-rows";
import type { ListArrangement } from "../rows/arrangement";
import type { CardListEntry } from "../rows/card-list-entry";
import { DeckCardList, type RowGroup } from "../rows/deck-card-list";
import { GroupHeading } from "../rows/group-heading";
import type { CardListHandlers } from "../rows/row-keys";

type Props = {
  zone: ListZone;
  draft: DeckDraft;
  catalogue: Catalogue;
  title: (name: string) => string;
  arrangement: ListArrangement;
  tools: CardListHandlers;
};

/** Renders the cards of a list, editable and in the player's arrangement. */
export function DeckZoneList({ zone, draft, catalogue, title, arrangement, tools }: Props) {
  const { lang } = tools;
  const zones = useWords("editor.zones");
  const { view, group, sort } = arrangement;
  const groups = useMemo(() => {
    const notes = new Map(draft.notes.map((note) => [toNameKey(note.card), note]));
    const rows = getDraftLines(draft, zone).map(({ name, count }) =>
      rowOf({ name, count, zone, draft, catalogue, title, note: notes.get(toNameKey(name)) }),
    );
    const facts = { sets: catalogue.sets.map(({ code }) => code), language: lang };
    return arrangeRows(rows, { group, sort }, facts).map(
      ({ id, copies, rows: members }): RowGroup => ({
        id,
        heading:
          group === "none" ? null : (
            <GroupHeading group={group} id={id} copies={copies} sets={catalogue.sets} lang={lang} />
          ),
        rows: members,
      }),
    );
  }, [draft, zone, catalogue, title, group, sort, lang]);
  if (groups.length === 0) return <EmptyZone zone={zone} />;
  return <DeckCardList label={zones[zone]} place={zone} view={view} groups={groups} onClick="preview" tools={tools} />;
}

function EmptyZone({ zone }: { zone: ListZone }) {
  const zones = useWords("builder.zones");
  const candidates = useWords("editor.candidates");
  if (zone !== "candidates")
    return (
      <p className="py-3 text-ink-soft text-sm">{zone === "grimoire" ? zones.emptyGrimoire : zones.emptyStoneDeck}</p>
    );
  return (
    <p className="py-2 text-ink-soft text-sm">
      <span className="pointer-coarse:hidden">{candidates.empty}</span>
      <span className="hidden pointer-coarse:inline">{candidates.emptyTouch}</span>
    </p>
  );
}

type RowFacts = Pick<Props, "zone" | "draft" | "catalogue" | "title"> & {
  name: string;
  count: number;
  note: CardNote | undefined;
};

function rowOf({ name, count, zone, draft, catalogue, title, note }: RowFacts): CardListEntry {
  const card = catalogue.names.keys.get(toNameKey(name)) ?? null;
  return {
    id: toNameKey(name),
    place: zone,
    zone,
    home: card ? getHomeZone(card) : "grimoire",
    name,
    title: title(name),
    card,
    count,
    most: zone === "candidates" ? null : DECK_LIMITS[zone].copies,
    candidates: zone === "candidates" ? 0 : countCopies(draft.candidates, name),
    noted: (note?.note ?? "") !== "",
    tags: note?.tags ?? [],
  };
}
