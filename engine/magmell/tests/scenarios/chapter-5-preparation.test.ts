import { describe, expect } from "vitest";
import { advance, type Deck, type GameState, legalAnswers, OPENING_HAND, start, view } from "../..";
import { whyNotAttack } from "../../machine/why-not";
import { asked, bothPass, play } from "../../testing/play";
import { POOL } from "../../testing/pool/pool";
import { rule } from "../../testing/rule";
import { namesIn } from "../../testing/scene";

const lines = (names: readonly string[], count: number) => names.map((name) => ({ name, count }));

/** Thirteen cards three times and one once, all of them units for one or two stones, and stones of each colour. */
const DECK: Deck = {
  grimoire: [
    ...lines(["r 1/1", "g 1/1", "b 1/1", "r 2/2", "g 2/2", "b 2/2", "rg 3/2", "gb 2/3", "r 3/3", "g 3/3"], 3),
    ...lines(["b 3/3", "r 4/4", "g 4/4"], 3),
    ...lines(["b 4/4"], 1),
  ],
  stoneDeck: [...lines(["赤の魔石", "緑の魔石"], 7), ...lines(["青の魔石"], 6)],
};

const SMALL: Deck = { grimoire: lines(["r 1/1"], 3), stoneDeck: lines(["赤の魔石"], 3) };

function begun(decks: readonly [Deck, Deck], seed = 7, practice = false): GameState {
  const result = start(POOL, decks, seed, { first: 0, practice });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.state;
}

const game = (seed?: number): GameState => begun([DECK, DECK], seed);
const playOn = (state: GameState, ...answers: Parameters<typeof play>[1]) => play(state, answers, POOL).state;
const counts = ({ zones }: GameState, player: 0 | 1) => ({
  hand: zones.hand[player].length,
  grimoire: zones.grimoire[player].length,
  stones: zones.stoneArea[player].length,
  stoneDeck: zones.stoneDeck[player].length,
});

describe("a game of two decks of 40 and 20 (chapter 5)", () => {
  rule(["mag:501.1.2", "mag:502.1.2", "mag:503.1.1.2"], "before the redraw everybody holds five of their 40", () => {
    for (const player of [0, 1] as const) {
      expect(counts(game(), player)).toEqual({ hand: OPENING_HAND, grimoire: 35, stones: 0, stoneDeck: 20 });
    }
  });

  rule(["mag:501.1.1", "mag:501.1.3", "mag:502.1.1"], "decks that break a rule of building do not begin", () => {
    const fourTimes = { ...DECK, grimoire: [...DECK.grimoire.slice(0, -2), ...lines(["g 4/4"], 4)] };
    const stoneAmong = { ...DECK, grimoire: [...DECK.grimoire.slice(0, -1), ...lines(["赤の魔石"], 1)] };
    const unitAmong = { ...DECK, stoneDeck: [...lines(["赤の魔石"], 19), ...lines(["r 1/1"], 1)] };
    const problems = [fourTimes, stoneAmong, unitAmong].map((deck) => {
      const result = start(POOL, [DECK, deck], 1, { first: 0, practice: false });
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
    expect(namesIn(POOL, after, "hand", 1)).not.toEqual(namesIn(POOL, before, "hand", 1));
    expect(counts(after, 1)).toEqual({ hand: OPENING_HAND, grimoire: 35, stones: 0, stoneDeck: 20 });
    expect(after.zones.hand[1].some(({ id }) => before.zones.hand[1].some((other) => other.id === id))).toBe(false);
  });

  rule(["mag:503.1.1.3", "mag:401.4"], "who decides second sees nothing of the other's hand", () => {
    const state = playOn(game(), "redraw");
    expect(asked(state)).toBe("redraw 1");
    const seen = JSON.stringify(view(POOL, state, 1));
    for (const { id } of state.zones.hand[0]) expect(seen).not.toContain(`"id":${id},`);
  });

  rule(["mag:503.1.1.3", "mag:601.3"], "until both have decided nobody can do anything else", () => {
    const state = game();
    expect(legalAnswers(POOL, state)).toEqual([{ do: "keep" }, { do: "redraw" }]);
    for (const { id } of state.zones.hand[0]) {
      expect(advance(POOL, state, { do: "use", instance: id }).ok).toBe(false);
    }
  });

  rule(["mag:202.6", "mag:202.6.2"], "either player may give up before the first turn; no hand is redrawn then", () => {
    const state = playOn(game(), "redraw");
    const over = playOn(state, { do: "concede", player: 0 });
    expect(over.outcome).toEqual({ rule: "mag:202.3", winner: 1 });
    expect(over.zones.hand).toEqual(state.zones.hand);
    expect([over.turn, over.choice]).toEqual([0, null]);
  });

  rule(
    ["mag:503.1.1.4", "mag:603.1.1", "mag:604.1", "mag:605.4.1"],
    "the first turn: a stone, no card, no attack",
    () => {
      const state = playOn(game(), "keep", "keep");
      expect([state.turn, state.turnPlayer, state.phase, asked(state)]).toEqual([1, 0, "main", "priority 0"]);
      expect(counts(state, 0)).toEqual({ hand: OPENING_HAND, grimoire: 35, stones: 1, stoneDeck: 19 });
      expect(legalAnswers(POOL, state).filter((answer) => answer.do === "attack")).toEqual([]);
    },
  );

  rule(["mag:603.1", "mag:604.1", "mag:601.1"], "the second turn: a stone and a card for the other player", () => {
    const state = playOn(game(), "keep", "keep", ...bothPass(2));
    expect([state.turn, state.turnPlayer, state.phase]).toEqual([2, 1, "main"]);
    expect(counts(state, 1)).toEqual({ hand: OPENING_HAND + 1, grimoire: 34, stones: 1, stoneDeck: 19 });
    expect(counts(state, 0)).toEqual({ hand: OPENING_HAND, grimoire: 35, stones: 1, stoneDeck: 19 });
  });

  rule(["mag:605.4.1", "mag:605.4"], "a unit of the first turn may not attack then, and may in the third", () => {
    for (let seed = 1; seed < 40; seed += 1) {
      const first = playOn(game(seed), "keep", "keep");
      const use = legalAnswers(POOL, first).find((answer) => answer.do === "use");
      if (use === undefined) continue;
      const summoned = playOn(first, use, ...bothPass(1));
      const [unit] = summoned.zones.battleArea;
      if (unit === undefined) throw new Error("A unit was used and has not come");
      expect(whyNotAttack(POOL, summoned, 0, unit.id).map(({ code }) => code)).toEqual(["FIRST_TURN"]);
      const third = playOn(summoned, ...bothPass(4));
      expect([third.turn, third.turnPlayer]).toEqual([3, 0]);
      expect(legalAnswers(POOL, third)).toContainEqual({ do: "attack", unit: unit.id });
      return;
    }
    throw new Error("No hand has a unit for one stone");
  });

  rule(
    ["mag:503.1.1.2", "mag:229.3", "mag:202.4"],
    "two decks too small for a hand: both lose when the first would get priority",
    () => {
      const state = begun([SMALL, SMALL], 1, true);
      expect(asked(state)).toBe("redraw 0");
      const over = playOn(state, "keep", "keep");
      expect(over.outcome).toEqual({ rule: "mag:202.4", winner: null });
    },
  );

  rule(["mag:503.1.1.2", "mag:229.3"], "one deck too small: its player loses", () => {
    const over = playOn(begun([DECK, SMALL], 1, true), "keep", "keep");
    expect(over.outcome).toEqual({ rule: "mag:202.3", winner: 0 });
  });
});
