import { COLOR_BITS, COLORS, type Color, NO_SYMBOLS } from "../model/card";
import { choose } from "./binomials";
import { missesOf, type OddsQuestion } from "./deck-odds";
import { drawsBy, keepingOf } from "./keep-rule";
import type { OddsDeck, OddsStones } from "./odds-deck";
import { canPay, eachComposition, needsOf, stonesOn, visitStates } from "./stone-states";

/** A goal for which stones are split. */
export type SplitGoal =
  /** The expected number of one's first turns with something that can be used. */
  | { readonly goal: "something" }
  /** The share of copies that can be paid for on the turn of their use cost. */
  | { readonly goal: "curve" }
  /** The chance that a card can be paid for on one's turn n. */
  | { readonly goal: "card"; readonly name: string; readonly turn: number };

/** Basic stones of each colour. */
export type Split = Readonly<Record<Color, number>>;
export type SplitResult = { readonly split: Split; readonly value: number };

/** Basic stones of a stone deck, and the others, which stay. */
type Stock = { readonly basics: Split; readonly others: readonly OddsStones[] };

/**
 * The value of every split of the basic stones of a deck among some colours, the best first, and the split that it has.
 * Other stones stay as they are. Each state of the stone area is judged once, for all splits.
 */
export function stoneSplits(
  deck: OddsDeck,
  basics: Split,
  colors: readonly Color[],
  goal: SplitGoal,
  question: OddsQuestion,
): readonly SplitResult[] {
  const stock = stockOf(deck, basics);
  const count = COLORS.reduce((sum, color) => sum + basics[color], 0);
  const worths = worthsOf(deck, stock, goal, question);
  const results = splitsOf(count, colors).map((split): SplitResult => {
    let value = 0;
    for (const { needs, share } of worths) {
      let ways = share;
      for (const [index, color] of COLORS.entries()) ways *= choose(split[color], needs[index] ?? 0);
      value += ways;
    }
    return { split, value };
  });
  return results.sort((one, other) => other.value - one.value);
}

/** The stones besides basic ones: a basic stone pays one colour and arrives awake. */
function stockOf({ stones }: OddsDeck, basics: Split): Stock {
  const left = { ...basics };
  const others = stones.flatMap((stone): readonly OddsStones[] => {
    const color = COLORS.find((one) => COLOR_BITS[one] === stone.colors);
    const basic = color === undefined ? 0 : Math.min(left[color], stone.copies - stone.arriveRested);
    if (color !== undefined) left[color] -= basic;
    return stone.copies > basic ? [{ ...stone, copies: stone.copies - basic }] : [];
  });
  return { basics, others };
}

function splitsOf(count: number, colors: readonly Color[]): readonly Split[] {
  const splits: Split[] = [];
  const piles = colors.map(() => ({ copies: count }));
  eachComposition(piles, count, (counts) => {
    const split = { blue: 0, green: 0, red: 0 };
    for (const [index, color] of colors.entries()) split[color] = counts[index] ?? 0;
    splits.push(split);
  });
  return splits;
}

/** A number of basic stones of each colour that lie there, and what that is worth for each way to draw them. */
type Worth = { readonly needs: readonly number[]; readonly share: number };

function worthsOf(deck: OddsDeck, { others }: Stock, goal: SplitGoal, question: OddsQuestion): readonly Worth[] {
  const worths = new Map<string, { needs: readonly number[]; share: number }>();
  const judge = judgeOf(deck, goal, question);
  const prices = deck.payments.map(needsOf);
  const turns = goal.goal === "card" ? [goal.turn] : Array.from({ length: question.turns }, (_, index) => index + 1);
  for (const turn of turns) {
    const drawn = stonesOn(deck, turn);
    const all = choose(deck.stoneCount, drawn) * drawn;
    // Each basic colour is drawn from a pile that is large enough for every split; its ways depend on the split.
    const piles = [
      ...COLORS.map((color) => ({ colors: COLOR_BITS[color], arriveRested: 0, copies: drawn })),
      ...others,
    ];
    eachComposition(piles, drawn, (counts) => {
      const needs = counts.slice(0, COLORS.length);
      let ways = 1;
      for (const [index, { copies }] of others.entries()) ways *= choose(copies, counts[COLORS.length + index] ?? 0);
      let value = 0;
      visitStates(piles, counts, drawn, ways, (faceUp, awake, some) => {
        value += some * judge(turn, (payment) => canPay(faceUp, awake, prices[payment] ?? FREE));
      });
      const key = needs.join();
      const known = worths.get(key) ?? { needs, share: 0 };
      known.share += value / all;
      worths.set(key, known);
    });
  }
  return [...worths.values()];
}

const FREE = needsOf({ useCost: NO_SYMBOLS, catalyst: NO_SYMBOLS });

type Judge = (turn: number, pays: (payment: number) => boolean) => number;

/** The worth of a state of the stones on a turn for a goal. */
function judgeOf(deck: OddsDeck, goal: SplitGoal, question: OddsQuestion): Judge {
  const { cards, payments } = deck;
  switch (goal.goal) {
    case "something": {
      const misses = missesOf(deck, keepingOf(deck, question.keep));
      return (turn, pays) =>
        1 -
        misses(
          payments.map((_, payment) => pays(payment)),
          drawsBy(turn, question),
        );
    }
    case "curve": {
      const last = question.turns;
      const all = cards.reduce((sum, { copies, cost }) => (Math.max(1, cost) <= last ? sum + copies : sum), 0) || 1;
      return (turn, pays) =>
        cards.reduce(
          (sum, card) => (Math.max(1, card.cost) === turn && pays(card.payment) ? sum + card.copies / all : sum),
          0,
        );
    }
    case "card": {
      const card = cards.find(({ name }) => name === goal.name);
      return (_turn, pays) => (card !== undefined && pays(card.payment) ? 1 : 0);
    }
  }
}
