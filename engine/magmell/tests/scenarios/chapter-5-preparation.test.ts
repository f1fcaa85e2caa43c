import { describe, expect } from "vitest";
import { advanceGame, type Deck, type GameState, legalAnswers, OPENING_HAND_SIZE, startGame, viewGame } from "../..";
import { getAttackProblems } from "../../machine/use-problems";
import { PLAIN_DECK } from "../../testing/plain-deck";
import { CARD_POOL } from "../../testing/pool/pool";
import { rule } from "../../testing/rule";
import { createScenarioRun } from "../../testing/scenario/stage";
import { playScenarioLines, type ScenarioLine } from "../../testing/scenario/steps";
import { getNamesInZone } from "../../testing/scenario/table";
import { createStartedGame } from "../../testing/started-game";

const SMALL: Deck = { grimoire: [{ name: "r 1/1", count: 3 }], stoneDeck: [{ name: "赤の魔石", count: 3 }] };

const begun = (decks: readonly [Deck, Deck], seed = 7, practice = false): GameState =>
  createStartedGame(CARD_POOL, decks, seed, { first: 0, practice }).state;

const game = (seed?: number): GameState => begun([PLAIN_DECK, PLAIN_DECK], seed);
const playOn = (state: GameState, ...steps: readonly ScenarioLine[]) =>
  playScenarioLines(createScenarioRun(CARD_POOL, state), steps).state;
const asked = ({ choice }: GameState) => choice && { ask: choice.ask, player: choice.player };
const counts = ({ zones }: GameState, player: 0 | 1) => ({
  hand: zones.hand[player].length,
  grimoire: zones.grimoire[player].length,
  stones: zones.stoneArea[player].length,
  stoneDeck: zones.stoneDeck[player].length,
});

describe("a game of two decks of 40 and 20 (chapter 5)", () => {
  rule(["mag:501.1.2", "mag:502.1.2", "mag:503.1.1.2"], "before the redraw everybody holds five of their 40", () => {
    for (const player of [0, 1] as const) {
      expect(counts(game(), player)).toEqual({ hand: OPENING_HAND_SIZE, grimoire: 35, stones: 0, stoneDeck: 20 });
    }
  });

  rule(["mag:501.1.1", "mag:501.1.3", "mag:502.1.1"], "decks that break a rule of building do not begin", () => {
    const fourTimes = { ...PLAIN_DECK, grimoire: [...PLAIN_DECK.grimoire.slice(0, -2), { name: "g 4/4", count: 4 }] };
    const stoneAmong = {
      ...PLAIN_DECK,
      grimoire: [...PLAIN_DECK.grimoire.slice(0, -1), { name: "赤の魔石", count: 1 }],
    };
    const unitAmong = {
      ...PLAIN_DECK,
      stoneDeck: [
        { name: "赤の魔石", count: 19 },
        { name: "r 1/1", count: 1 },
      ],
    };
    const problems = [fourTimes, stoneAmong, unitAmong].map((deck) => {
      const result = startGame(CARD_POOL, [PLAIN_DECK, deck], 1, { first: 0, practice: false });
      return result.ok ? null : [result.problems[0].length, result.problems[1].map((problem) => problem.rule)];
    });
    expect(problems).toEqual([
      [0, ["mag:501.1.3"]],
      [0, ["mag:501.1.1"]],
      [0, ["mag:502.1.1"]],
    ]);
  });

  rule(["mag:503.1.1.3", "mag:104"], "one redraws and the other keeps: each gets what they chose, and no more", () => {
    const before = game();
    const after = playOn(before, "keep", "redraw");
    expect(after.zones.hand[0]).toEqual(before.zones.hand[0]);
    expect(getNamesInZone(CARD_POOL, after, "hand", 1)).not.toEqual(getNamesInZone(CARD_POOL, before, "hand", 1));
    expect(counts(after, 1)).toEqual({ hand: OPENING_HAND_SIZE, grimoire: 35, stones: 0, stoneDeck: 20 });
    expect(after.zones.hand[1].some(({ id }) => before.zones.hand[1].some((other) => other.id === id))).toBe(false);
  });

  rule(["mag:503.1.1.3", "mag:401.4"], "who decides second sees nothing of the other's hand", () => {
    const state = playOn(game(), "redraw");
    expect(asked(state)).toEqual({ ask: "redraw", player: 1 });
    const seen = JSON.stringify(viewGame(CARD_POOL, state, 1));
    for (const { id } of state.zones.hand[0]) expect(seen).not.toContain(`"id":${id},`);
  });

  rule(["mag:503.1.1.3", "mag:601.3"], "until both have decided nobody can do anything else", () => {
    const state = game();
    expect(legalAnswers(CARD_POOL, state)).toEqual([{ do: "keep" }, { do: "redraw" }]);
    for (const { id } of state.zones.hand[0]) {
      expect(advanceGame(CARD_POOL, state, { do: "use", instance: id }).ok).toBe(false);
    }
  });

  rule(["mag:202.6", "mag:202.6.2"], "either player may give up before the first turn; no hand is redrawn then", () => {
    const state = playOn(game(), "redraw");
    const over = playOn(state, { concede: "me" });
    expect(over.outcome).toEqual({ rule: "mag:202.3", winner: 1 });
    expect(over.zones.hand).toEqual(state.zones.hand);
    expect(over).toMatchObject({ turn: 0, choice: null });
  });

  rule(
    ["mag:503.1.1.4", "mag:603.1.1", "mag:604.1", "mag:605.4.1"],
    "the first turn: a stone, no card, no attack",
    () => {
      const state = playOn(game(), "keep", "keep");
      expect(state).toMatchObject({ turn: 1, turnPlayer: 0, phase: "main", choice: { ask: "priority", player: 0 } });
      expect(counts(state, 0)).toEqual({ hand: OPENING_HAND_SIZE, grimoire: 35, stones: 1, stoneDeck: 19 });
      expect(legalAnswers(CARD_POOL, state).filter((answer) => answer.do === "attack")).toEqual([]);
    },
  );

  rule(["mag:603.1", "mag:604.1", "mag:601.1"], "the second turn: a stone and a card for the other player", () => {
    const state = playOn(game(), "keep", "keep", "both pass", "both pass");
    expect(state).toMatchObject({ turn: 2, turnPlayer: 1, phase: "main" });
    expect(counts(state, 1)).toEqual({ hand: OPENING_HAND_SIZE + 1, grimoire: 34, stones: 1, stoneDeck: 19 });
    expect(counts(state, 0)).toEqual({ hand: OPENING_HAND_SIZE, grimoire: 35, stones: 1, stoneDeck: 19 });
  });

  rule(["mag:605.4.1", "mag:605.4"], "a unit of the first turn may not attack then, and may in the third", () => {
    for (let seed = 1; seed < 40; seed += 1) {
      const first = playOn(game(seed), "keep", "keep");
      const use = legalAnswers(CARD_POOL, first).find((answer) => answer.do === "use");
      const card = first.zones.hand[0].find(({ id }) => id === use?.instance);
      if (card === undefined) continue;
      const name = CARD_POOL.list[card.card]?.name ?? "?";
      const summoned = playOn(first, { use: name }, "both pass");
      const [unit] = summoned.zones.battleArea;
      if (unit === undefined) throw new Error("A unit was used and has not come");
      expect(getAttackProblems(CARD_POOL, summoned, 0, unit.id).map(({ code }) => code)).toEqual(["FIRST_TURN"]);
      const third = playOn(summoned, "both pass", "both pass", "both pass", "both pass");
      expect(third).toMatchObject({ turn: 3, turnPlayer: 0 });
      expect(legalAnswers(CARD_POOL, third)).toContainEqual({ do: "attack", unit: unit.id });
      return;
    }
    throw new Error("No hand has a unit for one stone");
  });

  rule(
    ["mag:503.1.1.2", "mag:229.3", "mag:202.4"],
    "two decks too small for a hand: both lose when the first would get priority",
    () => {
      const state = begun([SMALL, SMALL], 1, true);
      expect(asked(state)).toEqual({ ask: "redraw", player: 0 });
      const over = playOn(state, "keep", "keep");
      expect(over.outcome).toEqual({ rule: "mag:202.4", winner: null });
    },
  );

  rule(["mag:503.1.1.2", "mag:229.3"], "one deck too small: its player loses", () => {
    const over = playOn(begun([PLAIN_DECK, SMALL], 1, true), "keep", "keep");
    expect(over.outcome).toEqual({ rule: "mag:202.3", winner: 0 });
  });
});
