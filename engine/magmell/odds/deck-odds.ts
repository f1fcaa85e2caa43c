import { COLOR_BITS, COLORS, type Color, getNeededColors } from "../model/card";
import { computeChanceOfAtLeast, countCombinations } from "./binomials";
import {
  type CompiledKeepRule,
  compileKeepRule,
  computeGroupChances,
  countDraws,
  countKeptHands,
  type KeepRule,
  OPENING_HAND_SIZE,
  type TurnOrder,
} from "./keep-rule";
import type { OddsDeck } from "./odds-deck";
import { countStonesInPlay } from "./stone-states";
import {
  computePaymentChance,
  computeUsableSets,
  hasPayment,
  type PaymentSet,
  toPaymentSetKey,
  type UsablePaymentSet,
} from "./usable-sets";

/** Assumptions behind odds, for display next to them. */
export type OddsAssumptions = TurnOrder & {
  readonly keep: KeepRule;
  /** Cards drawn, stones placed and payments changed by abilities are not counted. */
  readonly abilities: "not counted";
  /** A catalyst turns stones face down (211.1). Effects of this on later cards are not counted. */
  readonly stones: "none face down";
  /**
   * A card counts if it can be used while there are no units, and dust and chant are empty. A magic that needs a target
   * there does not count.
   */
  readonly table: "empty";
};

/** Chances of a card by turn; index 0 is the player's first turn. */
export type CardOdds = {
  readonly name: string;
  readonly copies: number;
  readonly cost: number;
  /** The stones can pay for the card. */
  readonly payable: readonly number[];
  /** A copy was drawn. */
  readonly drawn: readonly number[];
  /** Both of the above; stones and draws are independent. */
  readonly held: readonly number[];
};

export type ColorOdds = {
  readonly color: Color;
  /** Chances of at least one, two and three stones of the color, by turn. */
  readonly atLeast: readonly (readonly number[])[];
};

/** The odds of a deck by the player's own turns; index 0 is the first turn. */
export type DeckOdds = {
  readonly assumptions: OddsAssumptions;
  /** Share of opening hands that are kept. */
  readonly kept: number;
  /** Some card of the hand can be paid for and used on an empty table. */
  readonly something: readonly number[];
  readonly cards: readonly CardOdds[];
  /** The colors that cards of the deck need. */
  readonly colors: readonly ColorOdds[];
  /** Stones of all these colors are in the stone area together. */
  readonly allColors: readonly number[];
};

/** Options of an odds computation. */
export type OddsQuery = TurnOrder & { readonly keep: KeepRule /** Number of own turns. */; readonly turns: number };

const MOST_OF_COLOR = 3;

/** Returns all odds of a deck, exact except for the rounding of one division. */
export function computeDeckOdds(deck: OddsDeck, question: OddsQuery): DeckOdds {
  const { goesFirst, keep } = question;
  const keeping = compileKeepRule(deck, keep);
  const turns = Array.from({ length: question.turns }, (_, index) => index + 1);
  const draws = turns.map((turn) => countDraws(turn, question));
  const sets = turns.map((turn) => computeUsableSets(deck, turn));
  const payable = deck.payments.map((_, payment) => sets.map((some) => computePaymentChance(some, payment)));
  const chances = new Map<string, readonly number[]>();
  const cards = deck.cards.map(({ name, copies, cost, payment }, index): CardOdds => {
    const pays = payable[payment] ?? [];
    // Cards that the keep rule does not tell apart are drawn as often as each other.
    const alike = `${keeping.classOf[index]} ${copies}`;
    const drawn = chances.get(alike) ?? computeGroupChances(deck, keeping, (one) => one === index, 1, draws);
    chances.set(alike, drawn);
    return { name, copies, cost, payable: pays, drawn, held: drawn.map((chance, turn) => chance * (pays[turn] ?? 0)) };
  });
  const needed = COLORS.filter((color) => deck.cards.some((card) => getNeededColors(card).includes(color)));
  return {
    assumptions: { goesFirst, keep, abilities: "not counted", stones: "none face down", table: "empty" },
    kept: deck.size < OPENING_HAND_SIZE ? 1 : countKeptHands(keeping) / countCombinations(deck.size, OPENING_HAND_SIZE),
    something: somethingBy(deck, keeping, sets, question),
    cards,
    colors: needed.map((color) => ({ color, atLeast: colorByTurn(deck, color, turns) })),
    allColors: turns.map((turn) => computeAllColorsChance(deck, needed, turn)),
  };
}

/** Returns the chances that some card can be used, by turn. Faster than `computeDeckOdds`, which includes them. */
export function computeUsableChances(deck: OddsDeck, question: OddsQuery): DeckOdds["something"] {
  const sets = Array.from({ length: question.turns }, (_, index) => computeUsableSets(deck, index + 1));
  return somethingBy(deck, compileKeepRule(deck, question.keep), sets, question);
}

function somethingBy(
  deck: OddsDeck,
  keeping: CompiledKeepRule,
  sets: readonly (readonly UsablePaymentSet[])[],
  seat: TurnOrder,
): number[] {
  const misses = createMissChances(deck, keeping);
  return sets.map((some, index) => 1 - missed(some, misses, countDraws(index + 1, seat)));
}

/** Returns the chance of having drawn at least `wanted` of the named cards by the player's own turn n. */
export function computeDrawChance(
  deck: OddsDeck,
  names: readonly string[],
  wanted: number,
  turn: number,
  { keep, ...seat }: Omit<OddsQuery, "turns">,
): number {
  const group = deck.cards.map(({ name }) => names.includes(name));
  const isIn = (index: number) => group[index] === true;
  return computeGroupChances(deck, compileKeepRule(deck, keep), isIn, wanted, [countDraws(turn, seat)])[0] ?? 0;
}

/** Returns the chance that the stone area has at least `wanted` stones of a color on the player's own turn n. */
export function computeColorChance(deck: OddsDeck, color: Color, wanted: number, turn: number): number {
  const hits = deck.stones.reduce(
    (sum, { colors, copies }) => ((colors & COLOR_BITS[color]) !== 0 ? sum + copies : sum),
    0,
  );
  return computeChanceOfAtLeast(wanted, countStonesInPlay(deck, turn), hits, deck.stoneCount);
}

const colorByTurn = (deck: OddsDeck, color: Color, turns: readonly number[]): ColorOdds["atLeast"] =>
  Array.from({ length: MOST_OF_COLOR }, (_, index) =>
    turns.map((turn) => computeColorChance(deck, color, index + 1, turn)),
  );

/**
 * Returns the chance that the stone area has stones of each of these colors on the player's own turn n. A multicolored
 * stone counts for each of its colors (212.4).
 */
export function computeAllColorsChance(deck: OddsDeck, needed: readonly Color[], turn: number): number {
  const drawn = countStonesInPlay(deck, turn);
  if (needed.length === 0) return 1;
  if (drawn === 0) return 0;
  // By inclusion and exclusion over the colors that are missing.
  let ways = 0;
  for (let missing = 0; missing < 2 ** needed.length; missing += 1) {
    const absent = needed.filter((_, place) => ((missing >> place) & 1) === 1);
    const bits = absent.reduce((sum, color) => sum | COLOR_BITS[color], 0);
    const hits = deck.stones.reduce((sum, { colors, copies }) => ((colors & bits) !== 0 ? sum + copies : sum), 0);
    ways += (absent.length % 2 === 0 ? 1 : -1) * countCombinations(deck.stoneCount - hits, drawn);
  }
  return ways / countCombinations(deck.stoneCount, drawn);
}

/**
 * The chance of drawing no card that is usable on an empty table with one of these payments, after this number of
 * draws.
 */
type Misses = (pays: PaymentSet, draws: number) => number;

/**
 * Returns a cached function for the chance of drawing no card that has one of some payments and is usable on an empty
 * table.
 */
export function createMissChances(deck: OddsDeck, keeping: CompiledKeepRule): Misses {
  const { cards, size } = deck;
  const known = new Map<number, { readonly hits: number; readonly kept: number }>();
  const hands = size < OPENING_HAND_SIZE ? 0 : countCombinations(size, OPENING_HAND_SIZE);
  const refused = hands - (size < OPENING_HAND_SIZE ? 0 : countKeptHands(keeping));
  const measure = (pays: PaymentSet) => {
    const without = keeping.sizes.map(() => 0);
    let hits = 0;
    for (const [index, { payment, copies, alone }] of cards.entries()) {
      if (!alone || !hasPayment(pays, payment)) continue;
      hits += copies;
      const of = keeping.classOf[index] ?? 0;
      without[of] = (without[of] ?? 0) + copies;
    }
    return { hits, kept: size < OPENING_HAND_SIZE ? 0 : countKeptHands(keeping, without) };
  };
  return (pays, draws) => {
    const key = toPaymentSetKey(pays);
    const { hits, kept } = known.get(key) ?? measure(pays);
    known.set(key, { hits, kept });
    if (size < OPENING_HAND_SIZE) return hits === 0 ? 1 : 0;
    const later = Math.min(draws, size - OPENING_HAND_SIZE);
    const afterKeeping =
      countCombinations(size - OPENING_HAND_SIZE - hits, later) / countCombinations(size - OPENING_HAND_SIZE, later);
    const afterRedraw =
      countCombinations(size - hits, OPENING_HAND_SIZE + later) / countCombinations(size, OPENING_HAND_SIZE + later);
    return (kept * afterKeeping + refused * afterRedraw) / hands;
  };
}

const missed = (sets: readonly UsablePaymentSet[], misses: Misses, draws: number): number =>
  sets.reduce((sum, set) => sum + set.chance * misses(set, draws), 0);
