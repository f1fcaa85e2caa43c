import { nextUint32, type RandomState, seedRandom } from "../../kernel/random";
import { COLORS, type Color } from "../model/card";
import type { OddsQuery } from "./deck-odds";
import { type CompiledKeepRule, compileKeepRule, countDraws, OPENING_HAND_SIZE } from "./keep-rule";
import type { OddsDeck } from "./odds-deck";
import { countStonesInPlay } from "./stone-states";
import { StoneTable } from "./stone-table";

/** Sampled solitaire games with one deck, played one after another from a seed. */
type StoneSample = { readonly seed: number; readonly trials: number };

/** Sums over sampled games. Sums of several samples are combined by adding them at each index. */
export type SampledStoneSums = { readonly trials: number; readonly byTurn: readonly Float64Array[] };

/** A sampled mean with its 95% confidence interval: `mean` ± `reach`. */
export type SampledMean = { readonly mean: number; readonly reach: number };

/** Averages at the end of one of the player's own turns: the stone area, and the catalysts of the cards in hand. */
export type StoneCoursePoint = {
  /** Face-up stones, in total and by their colors as a sum of `COLOR_BITS`. */
  readonly faceUp: SampledMean;
  readonly byColors: readonly SampledMean[];
  readonly faceDown: number;
  /** Catalyst symbols of the cards in hand, in total and by color. A stone of any color pays for a symbol `any`. */
  readonly asked: SampledMean;
  readonly bySymbol: Readonly<Record<Color | "any", SampledMean>>;
};

const SETS = 8;
const SYMBOLS = [...COLORS, "any"] as const;
/** Indices of the sums of a turn: face-up stones by colors, symbols, both totals, and then the squares of all these. */
const ASKED = SETS;
const ALL_UP = ASKED + SYMBOLS.length;
const ALL_ASKED = ALL_UP + 1;
const FIGURES = ALL_ASKED + 1;

/**
 * Samples games and returns sums over the stones of each of the player's own turns. Each turn, a card is drawn
 * (603.1.1) and a stone placed (604.1); then the most expensive payable card of the hand is used, repeatedly, as long
 * as the stones pay. Use costs rest stones and catalysts turn stones face down (702.3.4), so payments of early turns
 * reduce the stones of later ones. Abilities are not counted.
 */
export function sampleStones(given: OddsDeck, question: OddsQuery, { seed, trials }: StoneSample): SampledStoneSums {
  const deck = { ...given, cards: [...given.cards].sort((one, other) => other.cost - one.cost) };
  const byTurn = Array.from({ length: question.turns }, () => new Float64Array(FIGURES * 2));
  const random = seedRandom(seed);
  const deal = dealerOf(deck, question, random);
  const table = new StoneTable(deck);
  const asked = deck.cards.map(({ catalyst }) => SYMBOLS.map((symbol) => catalyst[symbol]));
  const figures = new Float64Array(FIGURES);
  for (let trial = 0; trial < trials; trial += 1) {
    const { cards, stones } = deal();
    const hand: number[] = [];
    table.clear();
    for (let turn = 1; turn <= question.turns; turn += 1) {
      const seen = Math.min(cards.length, OPENING_HAND_SIZE + countDraws(turn, question));
      for (let next = turn === 1 ? 0 : OPENING_HAND_SIZE + countDraws(turn - 1, question); next < seen; next += 1)
        insert(hand, cards[next] ?? 0);
      table.wake();
      const stone = countStonesInPlay(deck, turn) === turn ? stones[turn - 1] : undefined;
      if (stone !== undefined) table.place(stone);
      useDearest(hand, deck, table);
      figures.fill(0);
      table.countFaceUp(figures);
      for (const card of hand) {
        for (const [index, symbols] of (asked[card] ?? []).entries()) add(figures, ASKED + index, symbols);
      }
      note(figures, byTurn[turn - 1]);
    }
  }
  return { trials, byTurn };
}

/** Returns the combined sums of two samples. */
export const addStoneSums = (one: SampledStoneSums, other: SampledStoneSums): SampledStoneSums => ({
  trials: one.trials + other.trials,
  byTurn: one.byTurn.map((sums, turn) => sums.map((sum, place) => sum + (other.byTurn[turn]?.[place] ?? 0))),
});

/** Returns mean values over sampled games for each of the player's own turns; index 0 is the first turn. */
export function computeStoneCourse(deck: OddsDeck, { trials, byTurn }: SampledStoneSums): readonly StoneCoursePoint[] {
  return byTurn.map((sums, index): StoneCoursePoint => {
    const at = (place: number) => sampledMean(sums[place] ?? 0, sums[FIGURES + place] ?? 0, trials);
    const faceUp = at(ALL_UP);
    const [blue, green, red, any] = SYMBOLS.map((_, symbol) => at(ASKED + symbol)) as [
      SampledMean,
      SampledMean,
      SampledMean,
      SampledMean,
    ];
    return {
      faceUp,
      byColors: Array.from({ length: SETS }, (_, colors) => at(colors)),
      faceDown: countStonesInPlay(deck, index + 1) - faceUp.mean,
      asked: at(ALL_ASKED),
      bySymbol: { blue, green, red, any },
    };
  });
}

/** Standard deviations on either side of the mean for a 95% confidence interval. */
const DEVIATIONS = 1.959964;

function sampledMean(sum: number, squares: number, trials: number): SampledMean {
  const mean = sum / trials;
  const variance = trials < 2 ? 0 : Math.max(0, squares - sum * mean) / (trials - 1);
  return { mean, reach: DEVIATIONS * Math.sqrt(variance / trials) };
}

/**
 * Uses the cards of a hand, most expensive first. A card that cannot be paid for is not tried again, because each use
 * leaves fewer stones.
 */
function useDearest(hand: number[], { cards }: OddsDeck, table: StoneTable): void {
  for (let place = 0; place < hand.length; ) {
    const card = cards[hand[place] ?? 0];
    if (card !== undefined && table.use(card.payment)) hand.splice(place, 1);
    else place += 1;
  }
}

/** Inserts a card into a hand sorted by descending cost, like the cards of the deck. */
function insert(hand: number[], card: number): void {
  let place = hand.length;
  while (place > 0 && (hand[place - 1] ?? 0) > card) place -= 1;
  hand.splice(place, 0, card);
}

function note(figures: Float64Array, sums: Float64Array | undefined): void {
  if (sums === undefined) return;
  for (let colors = 0; colors < SETS; colors += 1) add(figures, ALL_UP, figures[colors] ?? 0);
  for (let symbol = 0; symbol < SYMBOLS.length; symbol += 1) add(figures, ALL_ASKED, figures[ASKED + symbol] ?? 0);
  for (let place = 0; place < FIGURES; place += 1) {
    const figure = figures[place] ?? 0;
    add(sums, place, figure);
    add(sums, FIGURES + place, figure * figure);
  }
}

const add = (sums: Float64Array, place: number, more: number): void => {
  sums[place] = (sums[place] ?? 0) + more;
};

/**
 * The first cards of both shuffled decks, as indices of `OddsDeck.cards` and `OddsDeck.stones`. `~index` is a stone
 * that enters rested.
 */
type Deal = { readonly cards: readonly number[]; readonly stones: readonly number[] };

function dealerOf(deck: OddsDeck, question: OddsQuery, random: RandomState): () => Deal {
  const keeping = compileKeepRule(deck, question.keep);
  const cards = deck.cards.flatMap(({ copies }, index) => new Array<number>(copies).fill(index));
  const stones = deck.stones.flatMap(({ copies, arriveRested }, index) =>
    Array.from({ length: copies }, (_, copy) => (copy < arriveRested ? ~index : index)),
  );
  const seen = OPENING_HAND_SIZE + countDraws(question.turns, question);
  return () => {
    shuffleFirst(random, cards, seen);
    if (cards.length >= OPENING_HAND_SIZE && !keepsHand(keeping, cards)) shuffleFirst(random, cards, seen);
    shuffleFirst(random, stones, question.turns);
    return { cards, stones };
  };
}

function keepsHand({ classOf, sizes, keeps }: CompiledKeepRule, cards: readonly number[]): boolean {
  const counts = sizes.map(() => 0);
  for (let place = 0; place < OPENING_HAND_SIZE; place += 1) {
    const of = classOf[cards[place] ?? 0] ?? 0;
    counts[of] = (counts[of] ?? 0) + 1;
  }
  return keeps(counts);
}

/** Moves `count` random cards of a pile to its start. The bias is below one in fifty million. */
function shuffleFirst(random: RandomState, pile: number[], count: number): void {
  for (let place = 0; place < Math.min(count, pile.length - 1); place += 1) {
    const other = place + Math.floor((nextUint32(random) / 2 ** 32) * (pile.length - place));
    const moved = pile[place] ?? 0;
    pile[place] = pile[other] ?? 0;
    pile[other] = moved;
  }
}
