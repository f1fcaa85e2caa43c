"use client";

import { useMemo } from "react";
import { CONSTRUCTION, type DeckLine, nameKey } from "@/engine/magmell";
import type { Catalogue } from "@/lib/catalogue/model/types";
import type { ListZone } from "@/lib/decks/content";
import type { BuilderWords } from "../builder-words";
import type { CardListEntry } from "../cards/card-list-row";
import { DeckCardList, type RowGroup } from "../cards/deck-card-list";
import { type DeckEntry, deckGroups, zoneOf } from "../cards/deck-groups";
import type { RowAct } from "../cards/row-keys";

type Props = {
  zone: ListZone;
  lines: readonly DeckLine[];
  catalogue: Catalogue;
  title: (name: string) => string;
  onAct: (act: RowAct, row: CardListEntry) => void;
  onPoint: (row: CardListEntry) => void;
  pageOf: (name: string) => string;
  singleKeys: boolean;
  words: BuilderWords;
};

/** The cards of a zone, or the candidates, by kind and use cost, to change in place. */
export function DeckZoneList({ zone, lines, catalogue, title, words, ...acts }: Props) {
  const { zones, row } = words.builder;
  const groups = useMemo(
    () =>
      deckGroups(lines, catalogue).map(
        ({ kind, copies, entries }): RowGroup => ({
          id: kind,
          heading: (
            <h3 className="mt-3 mb-1 flex items-baseline gap-2 border-line border-b text-sm">
              {zones[kind]} <span className="font-gothic font-normal text-ink-soft">{copies}</span>
            </h3>
          ),
          rows: entries.map((entry) => rowOf(entry, zone, title)),
        }),
      ),
    [lines, catalogue, zone, title, zones],
  );
  if (zone === "candidates") {
    const label = words.diff.zones.candidates;
    return <DeckCardList label={label} groups={groups} onClick="preview" {...acts} words={row} cards={words.cards} />;
  }
  if (groups.length === 0) {
    const empty = zone === "grimoire" ? zones.emptyGrimoire : zones.emptyStoneDeck;
    return <p className="py-3 text-ink-soft text-sm">{empty}</p>;
  }
  return (
    <DeckCardList label={zones[zone]} groups={groups} onClick="preview" {...acts} words={row} cards={words.cards} />
  );
}

function rowOf({ line, card }: DeckEntry, zone: ListZone, title: (name: string) => string): CardListEntry {
  const { name, count } = line;
  const home = zone === "candidates" ? zoneOf({ kind: card?.kind ?? "unit" }) : zone;
  return { id: nameKey(name), zone, name, title: title(name), card, count, most: CONSTRUCTION[home].copies };
}
