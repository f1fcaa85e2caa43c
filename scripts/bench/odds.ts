import {
  type Cards,
  COLORS,
  createCards,
  type Deck,
  getUseProblems,
  type IndexedDeck,
  legalAnswers,
  passSeat,
  quickSeat,
  startWithDecks,
  stepGame,
  validateDecks,
} from "@/engine/magmell";
import {
  computeDeckOdds,
  computeHandCells,
  computeHandValues,
  createOddsDeck,
  type OddsDeck,
  rankStoneSplits,
} from "@/engine/magmell/odds";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import { measureCpuMilliseconds } from "@/scripts/bench/search/measure";
import { readField } from "../games/field";

const TURNS = 8;
const ROUNDS = 20;
const QUESTION = { goesFirst: true, keep: { keep: "autopilot" }, turns: TURNS } as const;

/**
 * Runs `npm run bench -- odds`: measures the processor time of all odds that screens compute, for the starter decks and
 * a deck with 40 names. With `--games N`, also compares the odds with N engine games in which nobody acts.
 */
export function benchOdds(options: readonly string[]): void {
  const { definitions, decks } = readField(getTokyoDate(new Date()));
  const cards = createCards(definitions);
  const mixed = { key: "forty names", deck: mixedDeck(cards) };
  console.log(`${"".padEnd(22)}payments  odds ms  hands ms  cells ms  splits ms (turns, curve)`);
  for (const { key, deck } of [...decks, mixed]) {
    const odds = createOddsDeck(cards, deck);
    if (odds === null) continue;
    const basics = { blue: 0, green: 0, red: 0 };
    for (const [index, color] of COLORS.entries()) {
      const stone = odds.stones.find(({ colors }) => colors === 1 << index);
      basics[color] = (stone?.copies ?? 0) - (stone?.arriveRested ?? 0);
    }
    const split = (goal: "something" | "curve") => () => rankStoneSplits(odds, basics, COLORS, { goal }, QUESTION);
    const values = computeHandValues(odds, 4, QUESTION);
    const times = [
      () => computeDeckOdds(odds, QUESTION),
      () => computeHandValues(odds, 4, QUESTION),
      () => computeHandCells(odds, values),
      split("something"),
      split("curve"),
    ];
    const told = times.map((work) => timed(work).toFixed(2).padStart(8)).join(" ");
    console.log(`${key.padEnd(22)}${`${odds.payments.length}`.padStart(8)} ${told}`);
  }
  const place = options.indexOf("--games");
  const [first] = decks;
  if (place >= 0 && first !== undefined) compare(cards, first, Number(options[place + 1]));
}

function timed(work: () => void): number {
  for (let warming = 0; warming < 5; warming += 1) work();
  const before = measureCpuMilliseconds();
  for (let round = 0; round < ROUNDS; round += 1) work();
  return (measureCpuMilliseconds() - before) / ROUNDS;
}

/** A deck with as many different costs as there are: one copy of each of forty names, and stones of all sorts. */
function mixedDeck(cards: Cards): Deck {
  const names = cards.list.filter(({ kind, token }) => kind !== "stone" && !token).map(({ name }) => name);
  const every = Math.floor(names.length / 40);
  const stones = cards.list.filter(({ kind }) => kind === "stone").map(({ name }) => name);
  return {
    grimoire: names
      .filter((_, at) => at % every === 0)
      .slice(0, 40)
      .map((name) => ({ name, count: 1 })),
    stoneDeck: Array.from({ length: 20 }, (_, at) => ({ name: stones[at % stones.length] ?? "", count: 1 })),
  };
}

/** Problems that mean that the stones cannot pay. */
const UNPAID: readonly string[] = ["USE_COST", "CATALYST"];

/** Compares what is held and payable with games of the engine, in standard errors. */
function compare(cards: Cards, { key, deck }: { key: string; deck: Deck }, games: number): void {
  const admission = validateDecks(cards, [deck, deck], false);
  const odds = createOddsDeck(cards, deck);
  if (!admission.ok || odds === null) return;
  const counts = new Map<string, number[]>();
  let something = new Array<number>(TURNS).fill(0);
  for (let seed = 1; seed <= games; seed += 1) {
    for (const [turn, names] of payableByTurn(cards, admission.lists[0], seed).entries()) {
      if (names.size > 0) something = something.map((count, at) => (at === turn ? count + 1 : count));
      for (const name of names) {
        const byTurn = counts.get(name) ?? new Array<number>(TURNS).fill(0);
        byTurn[turn] = (byTurn[turn] ?? 0) + 1;
        counts.set(name, byTurn);
      }
    }
  }
  report(key, games, computeDeckOdds(odds, QUESTION), odds, counts, something);
}

/** Returns the names in the hand that the stones can pay for, on each own turn of a game in which nobody acts. */
function payableByTurn(cards: Cards, lists: IndexedDeck, seed: number): readonly ReadonlySet<string>[] {
  const state = startWithDecks(cards, [lists, lists], seed, 0);
  const turns: Set<string>[] = [];
  while (state.choice !== null && turns.length < TURNS) {
    const { choice } = state;
    const answers = legalAnswers(cards, state);
    const own = choice.player === 0 && state.turnPlayer === 0 && state.phase === "main";
    if (own && choice.ask === "priority" && state.turn > 2 * turns.length) {
      const paid = state.zones.hand[0].filter(
        ({ id }) => !getUseProblems(cards, state, 0, id).some(({ code }) => UNPAID.includes(code)),
      );
      turns.push(new Set(paid.map(({ card }) => cards.list[card]?.name ?? "")));
    }
    const seat = choice.ask === "redraw" && choice.player === 0 ? quickSeat : passSeat;
    if (stepGame(cards, state, seat(cards, state, answers)) !== null) throw new Error(`Seed ${seed} cannot be played`);
  }
  return turns;
}

function report(
  key: string,
  games: number,
  exact: ReturnType<typeof computeDeckOdds>,
  { cards }: OddsDeck,
  counts: ReadonlyMap<string, readonly number[]>,
  something: readonly number[],
): void {
  const deviation = (chance: number, count: number) => {
    const error = Math.sqrt((chance * (1 - chance)) / games);
    return error === 0 ? Math.abs(count / games - chance) * games : (count / games - chance) / error;
  };
  const figures = [
    ...exact.something.map((chance, at) => deviation(chance, something[at] ?? 0)),
    ...exact.cards.flatMap(({ name, held }) =>
      held.map((chance, at) => deviation(chance, counts.get(name)?.[at] ?? 0)),
    ),
  ];
  const far = figures.filter((z) => Math.abs(z) > 1.96).length;
  const largest = Math.max(...figures.map(Math.abs));
  console.log(
    `${key}: ${games} games, ${figures.length} figures of ${cards.length} cards; ${far} outside 95 %, largest z ${largest.toFixed(2)}`,
  );
}
