import { expect, it } from "vitest";
import { quickSeat } from "@/engine/magmell";
import { createPassiveOpponentSetup, getOpponentSeat, PLAYER_ID } from "../opponents";
import { createReplaySession, getReplayTurns } from "./replay-session";
import { summarizeReplay } from "./replay-summary";
import { BUNDLED_DECKS, createGameCards, playGame } from "./testing/played-games";

const [one] = BUNDLED_DECKS;
if (one === undefined) throw new Error("A deck is needed");
const cards = createGameCards([one.deck]);
const setup = {
  ...createPassiveOpponentSetup({ deck: one.deck, seed: 7, goesFirst: true }),
  opponent: { kind: "quick", deck: null },
} as const;
const game = playGame(cards, setup, { 0: quickSeat, 1: getOpponentSeat("quick") ?? quickSeat });
const summary = summarizeReplay(cards, game);

it("tells every turn, with each card that was used and each unit that attacked", () => {
  const turns = getReplayTurns(cards, createReplaySession(cards, game));
  expect(summary.turns.map(({ isOwn, ownTurn }) => [isOwn, ownTurn])).toEqual(
    turns.map(({ isOwn, ownTurn }) => [isOwn, ownTurn]),
  );
  const acts = (act: string) => game.answers.filter((answer) => answer.do === act).length;
  expect(summary.turns.flatMap(({ used }) => used)).toHaveLength(acts("use"));
  expect(summary.turns.flatMap(({ attacked }) => attacked)).toHaveLength(acts("attack"));
  expect(summary.turns.flatMap(({ used, attacked }) => [...used, ...attacked])).not.toContain("");
});

it("begins with the first hand and ends as the game does", () => {
  expect(summary.hand).toHaveLength(5);
  expect(summary.isOver).toBe(true);
  const [own = 0, other = 0] = summary.turns.at(-1)?.life ?? [];
  expect(Math.min(own, other)).toBeLessThanOrEqual(0);
  expect(summary.won).toBe(PLAYER_ID === 0 && own > other);
});

it("says that a game goes on", () => {
  const begun = summarizeReplay(cards, { setup, answers: game.answers.slice(0, 30) });
  expect(begun).toMatchObject({ isOver: false, won: null, hand: summary.hand });
});
