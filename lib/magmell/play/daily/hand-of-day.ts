import { type CardIndex, createCards, type Deck } from "@/engine/magmell";
import { memoizeBounded, memoizeWeakly } from "@/lib/cache";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { OPENING_DECISIONS, type OpeningDecision } from "../decision";
import { selectGameCards } from "../game-cards";
import { createHandEvaluator } from "../hand-evaluator";
import { simulateOpeningLines } from "../opening-lines";
import type { OpeningValue } from "../opening-value";
import type { DailyDeal } from "./types";

/** Own turns of the player that are looked into. */
const TURNS_AHEAD = 3;

/** The cards drawn after a decision on the hand of a day. */
export type DailyContinuation = {
  readonly hand: readonly CatalogueCard[];
  /** The first own turns, in order. */
  readonly turns: readonly { readonly drawn: readonly CatalogueCard[]; readonly stones: readonly CatalogueCard[] }[];
};

/** The hand of a day for display. */
export type DailyHand = {
  readonly deal: DailyDeal;
  readonly deck: Deck;
  readonly hand: readonly CatalogueCard[];
  readonly autopilot: OpeningDecision;
  /** `null` where it cannot be computed. */
  readonly value: OpeningValue | null;
  readonly lines: Readonly<Record<OpeningDecision, DailyContinuation>>;
};

/** Maximum number of cached deals per catalogue, for past days that readers open. */
const MOST_DEALS = 100;

const dealer = memoizeWeakly((catalogue: Catalogue) =>
  memoizeBounded((written: string) => dealHand(catalogue, JSON.parse(written)), MOST_DEALS),
);

/**
 * Deals the hand of a day, with the cards that follow after keeping and after redrawing it; null for a deck that cannot
 * be played.
 */
export const dealDailyHand = (catalogue: Catalogue, { code, seed, goesFirst }: DailyDeal): DailyHand | null =>
  dealer(catalogue)(JSON.stringify({ code, seed, goesFirst }));

function dealHand({ cards }: Catalogue, deal: DailyDeal): DailyHand | null {
  const decoded = decodeDeck(deal.code, createNumberTable(cards));
  if (!decoded.ok) return null;
  const { deck } = decoded;
  const shown = selectGameCards(cards, deck);
  const table = createCards(shown);
  const dealt = simulateOpeningLines(table, { ...deal, deck }, TURNS_AHEAD);
  if (dealt === null) return null;
  const named = (indices: readonly CardIndex[]) => indices.flatMap((index) => shown[index] ?? []);
  const lines = OPENING_DECISIONS.map((decision): [OpeningDecision, DailyContinuation] => {
    const { hand, turns } = dealt.lines[decision];
    const ahead = turns.map(({ drawn, stones }) => ({ drawn: named(drawn), stones: named(stones) }));
    return [decision, { hand: named(hand), turns: ahead }];
  });
  return {
    deal,
    deck,
    hand: named(dealt.hand),
    autopilot: dealt.autopilot,
    value: createHandEvaluator(table, deck)(dealt.hand, deal.goesFirst),
    lines: Object.fromEntries(lines) as Record<OpeningDecision, DailyContinuation>,
  };
}
