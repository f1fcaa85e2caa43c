import type { Cards, Deck } from "@/engine/magmell";
import type { HandEvaluator } from "../hand-evaluator";
import { simulateOpeningLines } from "../opening-lines";
import { getBestDecision } from "../opening-value";
import { applyRedrawRule } from "./custom-rule";
import type { TrainerHand } from "./types";

/** A unit for the first turns. */
const EARLY = { least: 1, from: 1, to: 2 } as const;

type Deal = { readonly deck: Deck; readonly seed: number; readonly goesFirst: boolean };

/** Deals a hand by its seed and evaluates it by every rule; null for a deck that cannot be played. */
export function dealTrainerHand(cards: Cards, deal: Deal, judge: HandEvaluator): TrainerHand | null {
  const dealt = simulateOpeningLines(cards, deal, 0);
  if (dealt === null) return null;
  const { hand, autopilot, lines } = dealt;
  const { seed, goesFirst } = deal;
  const value = judge(hand, goesFirst);
  const rules = {
    exact: value && getBestDecision(value),
    autopilot,
    early: applyRedrawRule(
      EARLY,
      hand.flatMap((index) => cards.list[index] ?? []),
    ),
    never: "keep" as const,
  };
  return { seed, goesFirst, hand, redrawn: lines.redraw.hand, value, rules };
}
