import { describe, expect, it } from "vitest";
import { listOpponentSteps } from "./opponent-steps";
import { OPPONENT_ID, PLAYER_ID } from "./opponents";
import { startSession } from "./session";
import { applyCommands, buildPracticeTable, PRACTICE_CARDS, startPracticeGame } from "./testing/practice-game";
import type { GoldfishSession, OpponentKind } from "./types";

/** The second turn of a player who does nothing, in a game of scribes. */
function playIdly(kind: OpponentKind): GoldfishSession {
  const begun = startSession(PRACTICE_CARDS, {
    deck: { grimoire: [{ name: "scribe", count: 40 }], stoneDeck: [{ name: "青の魔石", count: 20 }] },
    seed: 3,
    goesFirst: true,
    opponent: { kind, deck: null },
    opening: null,
  });
  if (!begun.ok) throw new Error("The deck is refused");
  return applyCommands(begun.session, "keep", "endTurn");
}

describe("the opponent's turn in steps", () => {
  const before = playIdly("quick");
  const after = applyCommands(before, "endTurn");
  const steps = listOpponentSteps(PRACTICE_CARDS, after);
  const { view, log, freshFrom } = buildPracticeTable(after);

  it("shows each use and each attack, and goes from the life before to the life after", () => {
    const lives = steps.map((step) => step.view.sides[PLAYER_ID].life);
    expect(view.sides[PLAYER_ID].life).toBeLessThan(20);
    expect(lives.at(-1)).toBe(view.sides[PLAYER_ID].life);
    expect(lives).toEqual([...lives].sort((one, other) => other - one));
    expect(steps.every((step) => step.view.turnPlayer === OPPONENT_ID && step.ownTurn === 2)).toBe(true);
    const fresh = log.slice(freshFrom);
    expect(fresh.filter(({ event }) => event.type === "attacked").length).toBeGreaterThan(0);
    expect(steps.length).toBeGreaterThan(1);
  });

  it("tells how much of the log each of them had", () => {
    const counts = steps.map(({ lines }) => lines);
    expect(counts).toEqual([...new Set(counts)].sort((one, other) => one - other));
    const damaged = log.slice(freshFrom).findIndex(({ event }) => event.type === "damaged");
    const lifeBefore = buildPracticeTable(before).view.sides[PLAYER_ID].life;
    const hit = steps.find((step) => step.view.sides[PLAYER_ID].life < lifeBefore);
    expect(hit?.lines).toBeGreaterThan(damaged);
    expect(counts.at(-1)).toBeLessThan(log.length - freshFrom);
  });

  it("changes nothing, and has nothing for a deal, an own doing, an idle opponent, or two persons", () => {
    expect(listOpponentSteps(PRACTICE_CARDS, after)).toEqual(steps);
    expect(listOpponentSteps(PRACTICE_CARDS, startPracticeGame())).toEqual([]);
    expect(listOpponentSteps(PRACTICE_CARDS, applyCommands(playIdly("passive"), "endTurn"))).toEqual([]);
    expect(listOpponentSteps(PRACTICE_CARDS, applyCommands(playIdly("hotSeat"), "endTurn"))).toEqual([]);
  });
});
