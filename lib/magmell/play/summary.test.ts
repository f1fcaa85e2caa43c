import { describe, expect, it } from "vitest";
import { replayGame, viewGame } from "@/engine/magmell";
import { PLAYER_ID } from "./opponents";
import { getGameRecord } from "./positions";
import { applyCommand } from "./session";
import { summarizeGame } from "./summary";
import { tableView } from "./table-view";
import { after, CARDS, goldfish, summon } from "./testing/practice-game";
import type { GoldfishSession } from "./types";

/** A game of scribes to its end: one is summoned in turn 3, and all that can attack do so in each turn. */
function toTheEnd(begun: GoldfishSession): GoldfishSession {
  let session = summon(begun);
  for (let turn = 0; turn < 30; turn += 1) {
    if (tableView(CARDS, session).view.outcome !== null) return session;
    const { offers } = tableView(CARDS, session);
    if (offers.includes("attackAll")) session = applyCommand(CARDS, session, "attackAll");
    if (tableView(CARDS, session).view.outcome === null) session = applyCommand(CARDS, session, "endTurn");
  }
  throw new Error("The game does not end");
}

const summaryOf = (session: GoldfishSession) => summarizeGame(CARDS, getGameRecord(CARDS, session), PLAYER_ID);

describe("a game that is over", () => {
  const over = toTheEnd(goldfish(["scribe"]));
  const summary = summaryOf(over);
  const turns = summary?.turns ?? [];

  it("is told by its own turns, the last of which ended it", () => {
    expect(turns.map(({ ownTurn }) => ownTurn)).toEqual(turns.map((_turn, place) => place + 1));
    expect(summary?.ended).toEqual({ player: PLAYER_ID, ownTurn: turns.length });
  });

  it("counts the damage of each turn, which adds up to the life that is gone", () => {
    const { sides } = tableView(CARDS, over).view;
    expect(turns.reduce((sum, { dealt }) => sum + dealt, 0)).toBe(20 - sides[1].life);
    expect(turns.slice(0, 2).map(({ dealt }) => dealt)).toEqual([0, 0]);
    expect(turns.every(({ taken }) => taken === 0)).toBe(true);
  });

  it("counts the stones that lay awake as each own turn ended", () => {
    expect(turns.slice(0, 4).map(({ stonesLeft }) => stonesLeft)).toEqual([1, 2, 2, 4]);
    expect(turns.map(({ used }) => used).slice(0, 4)).toEqual([0, 0, 1, 0]);
  });

  it("lists the cards left in the hand, with the turns that they were held", () => {
    const replayed = replayGame(CARDS, getGameRecord(CARDS, over));
    if (!replayed.ok) throw new Error("The record is refused");
    const hand = viewGame(CARDS, replayed.state, PLAYER_ID).sides[PLAYER_ID].hand ?? [];
    const held = summary?.stuck.map((each) => each.turns) ?? [];
    expect(held).toHaveLength(hand.length);
    expect(held).toEqual([...held].sort((one, other) => other - one));
    // Of the five cards of the opening hand one was used; each later turn brought one more.
    expect(held.slice(0, 5)).toEqual([turns.length, turns.length, turns.length, turns.length, turns.length - 1]);
  });

  it("is on the table when it is over, and not before", () => {
    expect(tableView(CARDS, over).summary).toEqual(summary);
    expect(tableView(CARDS, after(over, "undo")).summary).toBeNull();
  });
});

it("has no summary while it goes on", () => {
  expect(summaryOf(goldfish())).toBeNull();
});
