import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import {
  type CardDefinition,
  createCards,
  findCard,
  type IndexedDeck,
  legalAnswers,
  passSeat,
  quickSeat,
  startWithDecks,
  stepGame,
  validateDecks,
} from "@/engine/magmell";
import { computeDrawChance, createOddsDeck, sampleGroupDraws } from "@/engine/magmell/odds";
import { CARD_POOL } from "@/engine/magmell/testing/pool/pool";
import { BUILT_IN_DECKS } from "@/engine/magmell/testing/starter/starter-decks";
import { computeExactDeals, isExactlyComparable } from "./exact-deals";
import { simulatePassiveTurns } from "./passive-turns";
import { addMatchupScores, EMPTY_MATCHUP, simulateMatchup, simulateSolo } from "./play-trial";
import { addSums, addTrialSums, computeQuantile, EMPTY_PASSIVE_DEALS, EMPTY_TRIAL } from "./trial-sums";
import { computeMeanTurns, computeWilsonInterval, computeWinRate } from "./wilson";

const { embers, tides } = BUILT_IN_DECKS;
const admission = validateDecks(CARD_POOL, [embers, tides], false);
if (!admission.ok) throw new Error("The decks are refused");
const [fire, water] = admission.lists;

describe("a trial of a deck alone", () => {
  const whole = simulateSolo(CARD_POOL, fire, true, { seed: 1, games: 12 });

  it("plays each game to its end, and counts what happened in it", () => {
    const won = whole.won.reduce((sum, count) => sum + count, 0);
    expect(whole.games).toBe(12);
    expect(won).toBeGreaterThan(8);
    expect(whole.kept.games + whole.redrawn.games).toBe(12);
    expect(whole.kept.won + whole.redrawn.won).toBe(won);
    expect(whole.damage[0]?.reduce((sum, count) => sum + count, 0)).toBe(12);
    const medians = whole.damage.map((counts) => computeQuantile(counts, 0.5) ?? 0);
    expect([...medians].sort((one, other) => one - other)).toEqual(medians);
    const uses = Object.values(whole.cards).flatMap(({ used }) => used);
    expect(uses.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(12 * 3);
  });

  it("comes to the same whoever plays which part of it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 11 }), (cut) => {
        const parts = [
          { seed: 1 + cut, games: 12 - cut },
          { seed: 1, games: cut },
        ].map((part) => simulateSolo(CARD_POOL, fire, true, part));
        expect(parts.reduce(addTrialSums, EMPTY_TRIAL)).toEqual(whole);
      }),
      { numRuns: scaleRuns(10) },
    );
  });
});

describe("a trial against another deck", () => {
  it("takes turns in going first, and its parts add up", () => {
    const whole = simulateMatchup(CARD_POOL, [fire, water], { seed: 5, games: 6 });
    expect(whole.first.games).toBe(3);
    expect(whole.second.games).toBe(3);
    const parts = [
      { seed: 5, games: 4 },
      { seed: 9, games: 2 },
    ].map((part) => simulateMatchup(CARD_POOL, [fire, water], part));
    expect(parts.reduce(addMatchupScores, EMPTY_MATCHUP)).toEqual(whole);
  });
});

describe("a sampled share", () => {
  const deck = createOddsDeck(CARD_POOL, embers);
  if (deck === null) throw new Error("The deck is too large");
  const names = deck.cards.slice(0, 2).map(({ name }) => name);
  const group = { size: 40, hits: 6, keepLeast: 1, keepMost: 5, wanted: 2, draws: 6 };
  const exact = (turn: number) =>
    computeDrawChance(deck, names, 2, turn, { goesFirst: true, keep: { keep: "cards", names, least: 1 } });
  const by = (counts: Uint32Array, draws: number) => counts.slice(0, draws + 1).reduce((sum, count) => sum + count, 0);

  it("comes near the exact chance, by every draw", () => {
    const counts = sampleGroupDraws(group, 7, 200_000);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200_000);
    for (let draws = 0; draws <= 6; draws += 1) {
      expect(Math.abs(by(counts, draws) / 200_000 - exact(draws + 1))).toBeLessThan(0.004);
    }
  });

  it("has an interval that holds the exact chance for 93 to 97 of 100 seeds", () => {
    let held = 0;
    for (let seed = 1; seed <= 1000; seed += 1) {
      const { low, high } = computeWilsonInterval({ games: 400, points: by(sampleGroupDraws(group, seed, 400), 3) });
      if (low <= exact(4) && exact(4) <= high) held += 1;
    }
    expect(held).toBeGreaterThanOrEqual(930);
    expect(held).toBeLessThanOrEqual(970);
    expect(computeWinRate({ games: 0, points: 0 })).toBe(0);
  });
});

function quietDeal(lists: IndexedDeck, goesFirst: boolean, seed: number) {
  const state = startWithDecks(CARD_POOL, [lists, lists], seed, goesFirst ? 0 : 1);
  let redrew = false;
  while (state.turn === 0 && state.choice !== null) {
    const seat = state.choice.player === 0 ? quickSeat : passSeat;
    const answer = seat(CARD_POOL, state, legalAnswers(CARD_POOL, state));
    if (answer.do === "redraw") redrew = true;
    stepGame(CARD_POOL, state, answer);
  }
  return simulatePassiveTurns(CARD_POOL, state, 0, redrew);
}

describe("the deals of a trial in which nobody uses anything", () => {
  it.each([
    ["embers", true],
    ["tides", false],
  ] as const)("come near the exact odds, of %s with the first turn: %s", (name, goesFirst) => {
    const games = Math.max(200, scaleRuns(600));
    const lists = name === "embers" ? fire : water;
    const odds = createOddsDeck(CARD_POOL, BUILT_IN_DECKS[name]);
    if (odds === null) throw new Error("The deck is too large");
    expect(isExactlyComparable(CARD_POOL, BUILT_IN_DECKS[name])).toBe(true);
    const exact = computeExactDeals(odds, { goesFirst });
    let sums = EMPTY_PASSIVE_DEALS;
    for (let seed = 1; seed <= games; seed += 1) sums = addSums(sums, quietDeal(lists, goesFirst, seed));
    expect(sums.games).toBe(games);
    expect(sums.strayed).toBe(0);
    const shares = [
      ...exact.something.map((chance, turn) => [chance, (sums.something[turn] ?? 0) / games]),
      ...exact.held.map(({ name: card, chance }) => [chance, (sums.held[card] ?? 0) / games]),
      [exact.kept, sums.kept.games / games],
    ] as const;
    expect(shares.length).toBeGreaterThan(12);
    // Four standard deviations: the deals are always the same, and the least likely of these figures lies well within.
    for (const [chance = 0, share = 0] of shares) {
      expect(Math.abs(share - chance)).toBeLessThanOrEqual(4 * Math.sqrt((chance * (1 - chance)) / games) + 1e-9);
    }
    for (const which of ["kept", "redrawn"] as const) {
      const interval = computeMeanTurns(sums[which]);
      if (interval === null) continue;
      const reach = 2 * (interval.high - interval.mean);
      expect(Math.abs(interval.mean - (exact.values[which] ?? 0))).toBeLessThanOrEqual(reach + 1e-9);
    }
  });

  it("are not set beside odds where a card makes itself cheaper", () => {
    const [line] = embers.grimoire;
    const card = line && findCard(CARD_POOL, line.name);
    if (!card) throw new Error("The deck is empty");
    const cheaper: CardDefinition = {
      ...card,
      name: "cheaper",
      abilities: [{ type: "static", affects: "self", changes: [{ cost: "useCost", by: { any: -1 } }] }],
    };
    const cards = createCards([...CARD_POOL.list, cheaper]);
    expect(isExactlyComparable(cards, embers)).toBe(true);
    expect(
      isExactlyComparable(cards, { ...embers, grimoire: [...embers.grimoire, { name: "cheaper", count: 1 }] }),
    ).toBe(false);
  });
});
