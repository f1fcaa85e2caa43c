import { describe, expect, it } from "vitest";
import { quickSeat } from "@/engine/magmell";
import { createPassiveOpponentSetup, getOpponentSeat, PLAYER_ID } from "../opponents";
import { computePosition, getGameRecord } from "../positions";
import { applyCommand, startSession } from "../session";
import type { GoldfishSession } from "../types";
import { continueFromNode, createReplaySession, getReplayTurns, joinSessions } from "./replay-session";
import { BUNDLED_DECKS, createGameCards, playGame } from "./testing/played-games";

const [{ deck } = { deck: null }] = BUNDLED_DECKS;
if (deck === null) throw new Error("A deck is needed");
const cards = createGameCards([deck]);
const quick = {
  ...createPassiveOpponentSetup({ deck, seed: 7, goesFirst: false }),
  opponent: { kind: "quick", deck: null },
} as const;
const game = playGame(cards, quick, { 0: quickSeat, 1: getOpponentSeat("quick") ?? quickSeat });
const session = createReplaySession(cards, game);
const last = session.nodes.length - 1;

const stateAt = (of: GoldfishSession, id: number) => computePosition(cards, of, id).state;

describe("a replay as a session", () => {
  it("is the game, step by step, with the deal on the table", () => {
    expect(session.at).toBe(0);
    expect(stateAt(session, 0).turn).toBe(0);
    expect(getGameRecord(cards, session, last).answers).toEqual(game.answers);
    expect(stateAt(session, last).outcome).not.toBeNull();
  });

  it("has no more than one use, attack or turn in a step", () => {
    for (const { answers } of session.nodes) {
      const begun = answers.filter(({ do: act }) => act === "use" || act === "attack");
      expect(begun.length).toBeLessThanOrEqual(1);
      expect(answers.slice(1).some(({ do: act }) => act === "use" || act === "attack")).toBe(false);
    }
  });

  it("tells the turns of both players in their order", () => {
    const turns = getReplayTurns(cards, session);
    expect(turns.slice(0, 3).map(({ isOwn, ownTurn }) => [isOwn, ownTurn])).toEqual([
      [false, 1],
      [true, 1],
      [false, 2],
    ]);
    expect(turns.map(({ step }) => step)).toEqual([...turns.map(({ step }) => step)].sort((a, b) => a - b));
    expect(turns).toHaveLength(stateAt(session, last).turn);
  });
});

describe("a session that goes on from a replay", () => {
  it("waits for the player, whoever was to answer at that step", () => {
    for (let step = 0; step <= last; step += 3) {
      const going = continueFromNode(cards, session, step);
      const { choice, outcome } = stateAt(going, going.at);
      expect(choice === null ? outcome : choice.player).toEqual(choice === null ? expect.anything() : PLAYER_ID);
    }
  });

  it("redoes the rest of the replay where the player was to answer", () => {
    const own = [...session.nodes.keys()].find(
      (id) => id > 4 && id < last && stateAt(session, id).choice?.player === PLAYER_ID,
    );
    if (own === undefined) throw new Error("The player is never asked");
    const going = continueFromNode(cards, session, own);
    expect(going.at).toBe(own);
    expect(applyCommand(cards, going, "redo").at).toBe(own + 1);
    expect(applyCommand(cards, going, "undo").at).toBe(own - 1);
  });

  it("lies behind the game that was on the table, which undo leads back to", () => {
    const begun = startSession(cards, createPassiveOpponentSetup({ deck, seed: 9, goesFirst: true }));
    if (!begun.ok) throw new Error("The deck is refused");
    const before = applyCommand(cards, begun.session, "keep");
    const going = continueFromNode(cards, session, 0);
    const joined = joinSessions(before, going);
    expect(stateAt(joined, joined.at)).toEqual(stateAt(going, going.at));
    let back = joined;
    for (let steps = 0; back.at >= before.nodes.length && steps < 5; steps++) back = applyCommand(cards, back, "undo");
    expect(back.at).toBe(before.at);
    expect(stateAt(back, back.at)).toEqual(stateAt(before, before.at));
  });
});
