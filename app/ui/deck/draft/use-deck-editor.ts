"use client";

import { useCallback, useMemo } from "react";
import type { CardTitle, FixChoice } from "@/app/ui/i18n/describe-deck-problem";
import type { Lang } from "@/app/ui/i18n/lang";
import { applyFix, CONSTRUCTION, checkDeck, countLines, type DeckProblem, type DeckZone } from "@/engine/magmell";
import type { Catalogue } from "@/lib/catalogue/model/types";
import type { DraftEdit } from "@/lib/decks/draft";
import { deckStatistics } from "@/lib/decks/statistics";
import type { CardListEntry } from "../cards/card-list-row";
import { cardTitle } from "../cards/card-title";
import { zoneOf } from "../cards/deck-groups";
import type { RowEdit } from "../cards/row-keys";
import type { DraftStore } from "./draft-store";
import { useDraft, type Workspace } from "./use-workspace";

/** A draft with everything the engine says of it, and what rows and fixes do to it. */
export function useDeckEditor(workspace: Workspace, catalogue: Catalogue, lang: Lang) {
  const draft = useDraft(workspace);
  const { store } = workspace;
  const { deck } = draft.history.present;
  const { definitions } = catalogue;
  const problems = useMemo(() => checkDeck(deck, definitions), [deck, definitions]);
  const statistics = useMemo(() => deckStatistics(deck, definitions), [deck, definitions]);
  const title: CardTitle = useMemo(() => cardTitle(catalogue, lang), [catalogue, lang]);
  const fix = useCallback((problem: DeckProblem, choice: FixChoice) => fixProblem(store, problem, choice), [store]);
  return { draft, deck, problems, statistics, title, fix };
}

export type DeckEditor = ReturnType<typeof useDeckEditor>;

/** The edit for a row action. `held` tells rows of the deck from rows of the pool. */
export function rowEdit(store: DraftStore, act: RowEdit, row: CardListEntry, held: boolean): DraftEdit {
  const { zone, name: card } = row;
  switch (act.do) {
    case "add":
    case "remove":
      return { do: act.do, zone, card, count: 1 };
    case "set":
      return { do: "setCount", zone, card, count: act.count };
    case "most":
      return { do: "setCount", zone, card, count: mostOf(store, row) };
    case "other":
      if (!held) return { do: "add", zone: "candidates", card, count: 1 };
      return { do: "move", zone, to: zone === "candidates" ? homeOf(row) : "candidates", card, count: 1 };
  }
}

/** The deck in which a row's card belongs; an unknown name counts as one of the grimoire. */
const homeOf = ({ card }: CardListEntry): DeckZone => (card ? zoneOf(card) : "grimoire");

/** Up to the limit of copies, or for stones up to a full stone deck; never fewer than there are. */
function mostOf(store: DraftStore, { zone, count, most }: CardListEntry): number {
  if (zone === "candidates") return Math.max(count, most ?? count + 1);
  const room = CONSTRUCTION[zone].size - countLines(store.get().history.present.deck[zone]);
  return Math.max(count, most ?? count + room);
}

function fixProblem(store: DraftStore, { fix }: DeckProblem, { candidate }: FixChoice): void {
  if (!fix) return;
  const deck = applyFix(store.get().history.present.deck, fix, candidate);
  store.edit({ do: "replace", why: fix.do === "fill" ? "stones" : "fix", deck });
}
