"use client";

import { useCallback, useMemo } from "react";
import type { DeckFixChoice, FormatCardTitle } from "@/app/i18n/describe-deck-problem";
import type { Lang } from "@/app/i18n/lang";
import { applyFix, checkDeck, type Deck, type DeckProblem } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { computeDeckStatistics } from "@/lib/magmell/decks/statistics";
import { createCardTitleFormatter } from "../cards/card-title";
import type { DraftStore } from "./draft-store";
import { repairAll } from "./repair-all";
import { type DraftSession, useDraft } from "./use-draft-session";

/**
 * Returns the current draft with its deck errors and statistics, and functions that fix errors or change its stones.
 */
export function useDeckEditorState(workspace: DraftSession, catalogue: Catalogue, lang: Lang) {
  const draft = useDraft(workspace);
  const { store } = workspace;
  const { present } = draft.history;
  const { deck } = present;
  const { definitions } = catalogue;
  const problems = useMemo(() => checkDeck(deck, definitions), [deck, definitions]);
  const statistics = useMemo(() => computeDeckStatistics(deck, definitions), [deck, definitions]);
  const title: FormatCardTitle = useMemo(() => createCardTitleFormatter(catalogue, lang), [catalogue, lang]);
  const repair = useCallback(() => {
    const repaired = repairAll(store.get().history.present.deck, definitions);
    store.edit({ do: "replace", why: "fix", deck: repaired });
  }, [store, definitions]);
  const fix = useCallback((problem: DeckProblem, choice: DeckFixChoice) => fixProblem(store, problem, choice), [store]);
  const splitStones = useCallback((split: Deck) => store.edit({ do: "replace", why: "stones", deck: split }), [store]);
  return { draft, present, deck, problems, statistics, title, fix, repair, splitStones };
}

export type DeckEditorState = ReturnType<typeof useDeckEditorState>;

function fixProblem(store: DraftStore, { fix }: DeckProblem, { candidate }: DeckFixChoice): void {
  if (!fix) return;
  const deck = applyFix(store.get().history.present.deck, fix, candidate);
  store.edit({ do: "replace", why: fix.do === "fill" ? "stones" : "fix", deck });
}
