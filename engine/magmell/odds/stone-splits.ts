import { COLOR_BITS, COLORS, type Color } from "../model/card";
import { countCombinations } from "./binomials";
import { createMissChances, type OddsQuery } from "./deck-odds";
import { compileKeepRule, countDraws } from "./keep-rule";
import type { OddsDeck, OddsStoneGroup } from "./odds-deck";
import { countStonesInPlay, createStateVisitor, forEachComposition } from "./stone-states";
import { createPayableLookup, hasPayment, type PaymentSet, toPaymentSetKey } from "./usable-sets";

/** A goal for choosing a split of stones. */
export type StoneSplitGoal =
  /** The expected number of the player's first turns with a usable card. */
  | { readonly goal: "something" }
  /** The share of copies that can be paid for on the turn whose number equals their use cost. */
  | { readonly goal: "curve" }
  /** The chance that a card can be paid for on the player's own turn n. */
  | { readonly goal: "card"; readonly name: string; readonly turn: number };

/** Numbers of basic stones by color. */
export type StoneSplit = Readonly<Record<Color, number>>;
export type StoneSplitResult = { readonly split: StoneSplit; readonly value: number };

/** The basic stones of a stone deck, and the other stones, which stay. */
type Stock = { readonly basics: StoneSplit; readonly others: readonly OddsStoneGroup[] };

/**
 * Returns the value of every split of the deck's basic stones among some colors, best first, and the deck's current
 * split. Other stones stay unchanged. Each state of the stone area is evaluated only once, because splits share states.
 */
export function rankStoneSplits(
  deck: OddsDeck,
  basics: StoneSplit,
  colors: readonly Color[],
  goal: StoneSplitGoal,
  question: OddsQuery,
): readonly StoneSplitResult[] {
  const stock = stockOf(deck, basics);
  const count = COLORS.reduce((sum, color) => sum + basics[color], 0);
  const worths = worthsOf(deck, stock, goal, question);
  const results = splitsOf(count, colors).map(
    (split): StoneSplitResult => ({ split, value: splitValue(worths, split) }),
  );
  return results.sort((one, other) => other.value - one.value);
}

/** The nonbasic stones. A basic stone pays for one color and arrives awake. */
function stockOf({ stones }: OddsDeck, basics: StoneSplit): Stock {
  const left = { ...basics };
  const others = stones.flatMap((stone): readonly OddsStoneGroup[] => {
    const color = COLORS.find((one) => COLOR_BITS[one] === stone.colors);
    const basic = color === undefined ? 0 : Math.min(left[color], stone.copies - stone.arriveRested);
    if (color !== undefined) left[color] -= basic;
    return stone.copies > basic ? [{ ...stone, copies: stone.copies - basic }] : [];
  });
  return { basics, others };
}

function splitsOf(count: number, colors: readonly Color[]): readonly StoneSplit[] {
  const splits: StoneSplit[] = [];
  const piles = colors.map(() => ({ copies: count }));
  forEachComposition(piles, count, (counts) => {
    const split = { blue: 0, green: 0, red: 0 };
    for (const [index, color] of colors.entries()) split[color] = counts[index] ?? 0;
    splits.push(split);
  });
  return splits;
}

/**
 * The values of drawing these numbers of basic stones, indexed by blue, then green, then red. The number of ways to
 * draw them depends on the split.
 */
type Worths = readonly (readonly Float64Array[])[];

function worthsOf(deck: OddsDeck, { basics, others }: Stock, goal: StoneSplitGoal, question: OddsQuery): Worths {
  const turns = goal.goal === "card" ? [goal.turn] : Array.from({ length: question.turns }, (_, index) => index + 1);
  const last = Math.max(0, ...turns.map((turn) => countStonesInPlay(deck, turn)));
  const count = COLORS.reduce((sum, color) => sum + basics[color], 0);
  const worths = Array.from({ length: last + 1 }, (_, blue) =>
    Array.from({ length: last + 1 - blue }, (_, green) => new Float64Array(last + 1 - blue - green)),
  );
  const judge = judgeOf(deck, goal, question);
  const payable = createPayableLookup(deck, last);
  for (const turn of turns) {
    const drawn = countStonesInPlay(deck, turn);
    const all = countCombinations(deck.stoneCount, drawn) * drawn;
    let value = 0;
    // Each basic color is drawn from a pile that is large enough for every split.
    const piles = [
      ...others,
      ...COLORS.map((color) => ({ colors: COLOR_BITS[color], arriveRested: 0, copies: drawn })),
    ];
    const visit = createStateVisitor(piles, drawn, (faceUp, awake, some) => {
      value += some * judge(turn, payable(faceUp, awake));
    });
    for (let basic = 0; basic <= Math.min(drawn, count); basic += 1) {
      forEachComposition(others, drawn - basic, (found, ways) => {
        const counts = [...found, 0, 0, 0];
        for (let blue = 0; blue <= basic; blue += 1) {
          for (let green = 0; green <= basic - blue; green += 1) {
            const red = basic - blue - green;
            counts[others.length] = blue;
            counts[others.length + 1] = green;
            counts[others.length + 2] = red;
            value = 0;
            visit(counts, ways);
            const row = worths[blue]?.[green];
            if (row !== undefined) row[red] = (row[red] ?? 0) + value / all;
          }
        }
      });
    }
  }
  return worths;
}

/** The value of a split: the values of all draws of stones, weighted by the number of ways to draw them. */
function splitValue(worths: Worths, split: StoneSplit): number {
  let value = 0;
  for (let blue = 0; blue < Math.min(worths.length, split.blue + 1); blue += 1) {
    const greens = worths[blue] ?? [];
    let ofBlue = 0;
    for (let green = 0; green < Math.min(greens.length, split.green + 1); green += 1) {
      const reds = greens[green] ?? NONE;
      let ofGreen = 0;
      for (let red = 0; red < Math.min(reds.length, split.red + 1); red += 1)
        ofGreen += countCombinations(split.red, red) * (reds[red] ?? 0);
      ofBlue += countCombinations(split.green, green) * ofGreen;
    }
    value += countCombinations(split.blue, blue) * ofBlue;
  }
  return value;
}

const NONE = new Float64Array(0);

type Judge = (turn: number, pays: PaymentSet) => number;

/** Returns a function that values a state of the stones on a turn for a goal. */
function judgeOf(deck: OddsDeck, goal: StoneSplitGoal, question: OddsQuery): Judge {
  const { cards, payments } = deck;
  switch (goal.goal) {
    case "something": {
      const misses = createMissChances(deck, compileKeepRule(deck, question.keep));
      const known = new Map<number, number>();
      return (turn, pays) => {
        const key = toPaymentSetKey(pays) * (question.turns + 1) + turn;
        const before = known.get(key);
        if (before !== undefined) return before;
        const chance = 1 - misses(pays, countDraws(turn, question));
        known.set(key, chance);
        return chance;
      };
    }
    case "curve": {
      const last = question.turns;
      const all = cards.reduce((sum, { copies, cost }) => (Math.max(1, cost) <= last ? sum + copies : sum), 0) || 1;
      // Copies whose use cost is due on a turn, by what they pay.
      const due = Array.from({ length: last + 1 }, (_, turn) =>
        payments.flatMap((_, payment) => {
          const copies = cards.reduce(
            (sum, card) => (card.payment === payment && Math.max(1, card.cost) === turn ? sum + card.copies : sum),
            0,
          );
          return copies === 0 ? [] : [{ payment, share: copies / all }];
        }),
      );
      return (turn, pays) => {
        let value = 0;
        for (const { payment, share } of due[turn] ?? []) if (hasPayment(pays, payment)) value += share;
        return value;
      };
    }
    case "card": {
      const card = cards.find(({ name }) => name === goal.name);
      return (_turn, pays) => (card !== undefined && hasPayment(pays, card.payment) ? 1 : 0);
    }
  }
}
