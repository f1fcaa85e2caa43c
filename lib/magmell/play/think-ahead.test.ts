import { describe, expect, it } from "vitest";
import { type Cards, copyState, type GameState, type Thinking } from "@/engine/magmell";
import { hasNextTurnBegun, thinkToQuestion } from "./advance";
import { computePosition } from "./positions";
import { applyCommand } from "./session";
import { applyCommands, PRACTICE_CARDS, startPracticeGame } from "./testing/practice-game";
import { createThinker, thinkAhead } from "./think-ahead";
import type { OpponentKind } from "./types";

const against = (kind: OpponentKind) =>
  applyCommands(startPracticeGame(["scribe", "bolt"]), { setup: { opponent: { kind, deck: null } } }, "keep");

/** Takes up to `most` pieces of thinking, and returns how many there were. */
function think(thinking: Thinking<unknown>, most = Number.POSITIVE_INFINITY): number {
  let pieces = 0;
  while (pieces < most && !thinking.next().done) pieces += 1;
  return pieces;
}

describe("thinking ahead", () => {
  const before = against("play");
  // A copy of the cards knows no thoughts.
  const fresh = () => ({ ...PRACTICE_CARDS });

  it("is worth nothing to an opponent who answers at once", () => {
    expect(think(thinkAhead(fresh(), against("quick")))).toBe(0);
  });

  it("leaves the opponent's answers as they are", { timeout: 60_000 }, () => {
    const cards = fresh();
    expect(think(thinkAhead(cards, before))).toBeGreaterThan(0);
    expect(applyCommand(cards, before, "endTurn")).toEqual(applyCommand(fresh(), before, "endTurn"));
    expect(applyCommand(cards, before, "pass")).toEqual(applyCommand(fresh(), before, "pass"));
  });
});

describe("a thought", () => {
  const session = against("play");
  const { setup, state } = computePosition(PRACTICE_CARDS, session, session.at);
  const { stops, handPay } = session;
  /** Pieces of thinking until the player's turn comes again. */
  const countPieces = (cards: Cards, now: GameState, until = hasNextTurnBegun(state)): number =>
    think(thinkToQuestion(cards, copyState(now), { setup, stops, handPay, given: [{ do: "pass" }], until }));
  const whole = countPieces({ ...PRACTICE_CARDS }, state);

  it("is used for exactly the position that it is about", { timeout: 60_000 }, () => {
    const cards = { ...PRACTICE_CARDS };
    think(thinkAhead(cards, session));
    expect(whole).toBeGreaterThan(3);
    expect(countPieces(cards, state)).toBe(0);
    const players = structuredClone(state.players);
    players[0].life -= 1;
    const other = { ...copyState(state), players };
    expect(countPieces(cards, other)).toBe(countPieces({ ...PRACTICE_CARDS }, other));
  });

  it("that was left is gone on with", { timeout: 60_000 }, () => {
    const cards = { ...PRACTICE_CARDS };
    think(thinkAhead(cards, session), 3);
    expect(countPieces(cards, state)).toBe(whole - 3);
  });
});

describe("a thinker", () => {
  /** Work that counts its pieces. */
  function* counting(done: { pieces: number }): Thinking<void> {
    for (; done.pieces < 5; done.pieces += 1) yield;
  }
  const ticks = async (count: number) => {
    for (let tick = 0; tick < count; tick += 1) await Promise.resolve();
  };

  it("pauses before each piece, to the end", async () => {
    let pauses = 0;
    const done = { pieces: 0 };
    const thinker = createThinker(async () => {
      pauses += 1;
    });
    await thinker.start(counting(done));
    expect([done.pieces, pauses]).toEqual([5, 6]);
  });

  it("stops when it is told to, and when another thought is begun", async () => {
    const [one, other] = [{ pieces: 0 }, { pieces: 0 }];
    let resume: () => void = () => {};
    const thinker = createThinker(
      () =>
        new Promise((resolve) => {
          resume = resolve;
        }),
    );
    void thinker.start(counting(one));
    resume();
    await ticks(3);
    const first = one.pieces;
    void thinker.start(counting(other));
    thinker.stop();
    resume();
    await ticks(9);
    expect([first, one.pieces, other.pieces]).toEqual([0, 0, 0]);
  });
});
