import { describe, expect, it } from "vitest";
import { replayGame, viewGame } from "@/engine/magmell";
import { PLAYER_ID } from "./opponents";
import { getGameRecord } from "./positions";
import { applyCommand } from "./session";
import { summarizeGame } from "./summary";
import { buildTableView } from "./table-view";
import { applyCommands, PRACTICE_CARDS, startPracticeGame, summonUnit } from "./testing/practice-game";
import type { GoldfishSession } from "./types";

/** A game of scribes to its end: one is summoned in turn 3, and all that can attack do so in each turn. */
function toTheEnd(begun: GoldfishSession): GoldfishSession {
  let session = summonUnit(begun);
  for (let turn = 0; turn < 30; turn += 1) {
    if (buildTableView(PRACTICE_CARDS, session).view.outcome !== null) return session;
    const { offers } = buildTableView(PRACTICE_CARDS, session);
    if (offers.includes("attackAll")) session = applyCommand(PRACTICE_CARDS, session, "attackAll");
    if (buildTableView(PRACTICE_CARDS, session).view.outcome === null)
      session = applyCommand(PRACTICE_CARDS, session, "endTurn");
  }
  throw new Error("The game does not end");
}

const summaryOf = (session: GoldfishSession) =>
  summarizeGame(PRACTICE_CARDS, getGameRecord(PRACTICE_CARDS, session), PLAYER_ID);

describe("a game that is over", () => {
  const over = toTheEnd(startPracticeGame(["scribe"]));
  const summary = summaryOf(over);
  const turns = summary?.turns ?? [];

  it("is told by its own turns, the last of which ended it", () => {
    expect(turns.map(({ ownTurn }) => ownTurn)).toEqual(turns.map((_turn, place) => place + 1));
    expect(summary?.ended).toEqual({ player: PLAYER_ID, ownTurn: turns.length });
  });

  it("counts the damage of each turn, which adds up to the life that is gone", () => {
    const { sides } = buildTableView(PRACTICE_CARDS, over).view;
    expect(turns.reduce((sum, { dealt }) => sum + dealt, 0)).toBe(20 - sides[1].life);
    expect(turns.slice(0, 2).map(({ dealt }) => dealt)).toEqual([0, 0]);
    expect(turns.every(({ taken }) => taken === 0)).toBe(true);
  });

  it("counts the stones that lay awake as each own turn ended", () => {
    expect(turns.slice(0, 4).map(({ stonesLeft }) => stonesLeft)).toEqual([1, 2, 2, 4]);
    expect(turns.map(({ used }) => used).slice(0, 4)).toEqual([0, 0, 1, 0]);
  });

  it("lists the cards left in the hand, with the turns that they were held", () => {
    const replayed = replayGame(PRACTICE_CARDS, getGameRecord(PRACTICE_CARDS, over));
    if (!replayed.ok) throw new Error("The record is refused");
    const hand = viewGame(PRACTICE_CARDS, replayed.state, PLAYER_ID).sides[PLAYER_ID].hand ?? [];
    const held = summary?.stuck.map((each) => each.turns) ?? [];
    expect(held).toHaveLength(hand.length);
    expect(held).toEqual([...held].sort((one, other) => other - one));
    // Of the five cards of the opening hand one was used; each later turn brought one more.
    expect(held.slice(0, 5)).toEqual([turns.length, turns.length, turns.length, turns.length, turns.length - 1]);
  });

  it("is on the table when it is over, and not before", () => {
    expect(buildTableView(PRACTICE_CARDS, over).summary).toEqual(summary);
    expect(buildTableView(PRACTICE_CARDS, applyCommands(over, "undo")).summary).toBeNull();
  });
});

it("has no summary while it goes on", () => {
  expect(summaryOf(startPracticeGame())).toBeNull();
});
