import { type CardDefinition, type CardIndex, type Cards, type Deck, symbolCount } from "@/engine/magmell";
import type { Decision } from "../decision";
import type { HandJudge } from "../hand-judge";
import { openingLines } from "../opening-lines";
import { bestDecision } from "../opening-value";
import type { TrainerHand } from "./types";

/** The use costs of units for the first turns. */
const EARLY = { from: 1, to: 2 } as const;

type Deal = { readonly deck: Deck; readonly seed: number; readonly goesFirst: boolean };

/** Deals a hand by its seed and judges it by every rule; `null` for a deck that cannot be played. */
export function trainerHand(cards: Cards, deal: Deal, judge: HandJudge): TrainerHand | null {
  const dealt = openingLines(cards, deal, 0);
  if (dealt === null) return null;
  const { hand, autopilot, lines } = dealt;
  const { seed, goesFirst } = deal;
  const value = judge(hand, goesFirst);
  const rules = {
    exact: value && bestDecision(value),
    autopilot,
    early: byEarlyUnit(cards, hand),
    never: "keep" as const,
  };
  return { seed, goesFirst, hand, redrawn: lines.redraw.hand, value, rules };
}

function byEarlyUnit(cards: Cards, hand: readonly CardIndex[]): Decision {
  const isEarly = (card: CardDefinition): boolean => {
    const cost = symbolCount(card.useCost);
    return card.kind === "unit" && cost >= EARLY.from && cost <= EARLY.to;
  };
  return hand.flatMap((index) => cards.list[index] ?? []).some(isEarly) ? "keep" : "redraw";
}
