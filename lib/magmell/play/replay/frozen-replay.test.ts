import { expect, it } from "vitest";
import { type CardDefinition, createCards, NO_SYMBOLS, type PlayerAnswer, quickSeat } from "@/engine/magmell";
import { getOpponentSeat } from "../opponents";
import type { OpponentKind } from "../types";
import { decodeReplay, encodeReplay, encodeReplayVersion } from "./replay-code";
import { readReplayCode } from "./replay-head";
import { createRandomPlayer, playGame } from "./testing/played-games";

/** Cards that never change, unlike those of the catalogue. */
const card = (name: string, change: Partial<CardDefinition>): CardDefinition => ({
  name,
  kind: "unit",
  timing: "normal",
  useCost: NO_SYMBOLS,
  catalyst: NO_SYMBOLS,
  ap: 2,
  hp: 2,
  text: "",
  abilities: [],
  token: false,
  ...change,
});
const CARDS = createCards([
  card("scribe", { useCost: { ...NO_SYMBOLS, any: 1 } }),
  card("hound", { ap: 3 }),
  card("青の魔石", { kind: "stone", timing: null, ap: null, hp: null }),
]);
const DECK = {
  grimoire: [
    { name: "scribe", count: 20 },
    { name: "hound", count: 20 },
  ],
  stoneDeck: [{ name: "青の魔石", count: 20 }],
};

/*
 * A code of version 1 that was given out. As long as the rules are played as they were, it tells the same game for ever: the
 * digits, the weights of answers, the order in which the engine offers them, and both fingerprints are as they were.
 */
const FROZEN = "b5NrNNBA_X2niCgQAABAaIygYS4";

it("tells the game that it told when it was given out", () => {
  const read = readReplayCode(FROZEN);
  if (!read.ok) throw new Error(read.problem.code);
  const { seed, goesFirst, opponent, opening, length } = read.head;
  expect({ seed, goesFirst, opponent, opening, length }).toEqual({
    seed: 20_241_101,
    goesFirst: false,
    opponent: "wall",
    opening: { hand: [1, 0], stones: [0] },
    length: 40,
  });
  const decoded = decodeReplay(CARDS, { deck: DECK, against: null }, read.head);
  if (!decoded.ok) throw new Error(decoded.problem.code);
  expect(decoded.replay.answers).toEqual(ANSWERS);
  expect(encodeReplay(CARDS, decoded.replay)).toBe(FROZEN);
});

/*
 * Codes of version 2 and the games that they were made of. When only these fail, a seat answers otherwise than it did: raise
 * `PREDICTION_EDITION`, so that codes which were given out are refused as those of other cards, and write down the new ones.
 */
const PREDICTED: readonly (readonly [OpponentKind, string])[] = [
  ["passive", "yAoZtpJAwacu2dp-9L"],
  ["wall", "zIsZtpJAwa8JCWCCvkA"],
  ["quick", "zQsZtpJAwacLHWCCP1q"],
];

it.each(PREDICTED)("predicts answers in a game against the opponent %s as it did", (kind, frozen) => {
  const opponent = { kind, deck: null };
  const setup = { deck: DECK, seed: 20_241_101, goesFirst: true, opponent, opening: null };
  const chance = createRandomPlayer(5);
  let answers = 0;
  // Every seventh answer of the player is one that nobody foresees.
  const straying: typeof chance = (cards, state, offered) => {
    answers += 1;
    return (answers % 7 === 0 ? chance : quickSeat)(cards, state, offered);
  };
  const game = playGame(CARDS, setup, { 0: straying, 1: getOpponentSeat(kind) ?? quickSeat }, 300);
  expect(encodeReplayVersion(2, CARDS, game)).toBe(frozen);
  const read = readReplayCode(frozen);
  if (!read.ok) throw new Error(read.problem.code);
  expect(decodeReplay(CARDS, { deck: DECK, against: null }, read.head)).toEqual({ ok: true, replay: game });
  const other = { ...read.head, edition: (read.head.edition + 1) % 2 ** 18 };
  const refused = decodeReplay(CARDS, { deck: DECK, against: null }, other);
  expect(refused).toEqual({ ok: false, problem: { code: "OTHER_CARDS" } });
});

const ANSWERS: readonly PlayerAnswer[] = [
  { do: "keep" },
  { do: "keep" },
  { do: "use", instance: 121 },
  { do: "pass" },
  { do: "pass" },
  { do: "use", instance: 122 },
  { do: "pass" },
  { do: "pass" },
  { do: "use", instance: 123 },
  { do: "pass" },
  { do: "pass" },
  { do: "pass" },
  { do: "pass" },
  { do: "pass" },
  { do: "pass" },
  { do: "use", instance: 126 },
  { do: "pass" },
  { do: "pass" },
  { do: "use", instance: 128 },
  { do: "pass" },
  { do: "pass" },
  { do: "use", instance: 138 },
  { do: "pass" },
  { do: "pass" },
  { do: "use", instance: 127 },
  { do: "pass" },
  { do: "pass" },
  { do: "pass" },
  { do: "pass" },
  { do: "pass" },
  { do: "pass" },
  { do: "use", instance: 124 },
  { do: "pass" },
  { do: "pass" },
  { do: "use", instance: 125 },
  { do: "pass" },
  { do: "pass" },
  { do: "use", instance: 148 },
  { do: "pass" },
  { do: "pass" },
];
