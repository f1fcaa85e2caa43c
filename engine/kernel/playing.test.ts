import { describe, expect, it } from "vitest";
import { decideGameResult } from "./game-result";
import { placeNextTrigger } from "./place-triggers";
import { playToEnd } from "./play-to-end";
import { seedRandom } from "./random";
import { pickRandomAnswer } from "./random-answer";
import { runGame } from "./run-game";
import { createScenarioRun } from "./testing/scenario";
import type { ToyAnswer, ToyScene, ToyState } from "./testing/toy/model";
import { playToyLines, playToyScene } from "./testing/toy/scenario";
import { advanceToy, applyToyAnswer, getToyAnswers, TOY_CARDS, TOY_KIT } from "./testing/toy/toy";

const lay = (scene: ToyScene): ToyState => TOY_KIT.lay(scene).state;

/** Gives answers one after the other, as they are or in words. */
const play = (state: ToyState, ...lines: readonly (string | ToyAnswer)[]): ToyState =>
  playToyLines(createScenarioRun(TOY_KIT, TOY_CARDS, state), lines).state;

describe("a step", () => {
  it("refuses what is not offered, says what is, and changes nothing", () => {
    const state = lay({ hands: [["one"], []] });
    const before = JSON.stringify(state);
    expect(advanceToy(TOY_CARDS, state, { do: "play", instance: 99 })).toEqual({
      ok: false,
      problem: {
        code: "NOT_OFFERED",
        rule: "play",
        choice: { ask: "priority", rule: "play", player: 0 },
        offered: getToyAnswers(TOY_CARDS, state),
      },
    });
    expect(applyToyAnswer(TOY_CARDS, state, { do: "option", option: 0 })?.code).toBe("NOT_OFFERED");
    expect(JSON.stringify(state)).toBe(before);
  });

  it("takes a concession of either player whatever is asked, but of nobody else", () => {
    const state = lay({});
    expect(play(state, { do: "concede", player: 1 }).outcome).toEqual({ rule: "concede", winner: 0 });
    expect(play(state, { do: "concede", player: 0 }).outcome).toEqual({ rule: "concede", winner: 1 });
    expect(applyToyAnswer(TOY_CARDS, state, { do: "concede", player: 2 as 1 })?.code).toBe("NOT_OFFERED");
  });

  it("takes nothing when the game is over", () => {
    const over = play(lay({}), { do: "concede", player: 1 });
    expect(getToyAnswers(TOY_CARDS, over)).toEqual([]);
    expect(applyToyAnswer(TOY_CARDS, over, { do: "pass" })).toEqual({ code: "GAME_OVER", rule: "over" });
  });
});

describe("priority", () => {
  it("goes to the other after a pass, and after two in a row the last card played resolves first", () => {
    const state = play(lay({ hands: [["one"], ["nine"]] }), "play one", "pass", "play nine");
    expect(state.choice).toMatchObject({ ask: "priority", player: 1 });
    expect(state.zones.chain).toHaveLength(2);
    const resolved = play(state, "pass", "pass");
    expect(resolved.points).toEqual([0, 9]);
    expect(resolved.choice).toMatchObject({ ask: "priority", player: 0 });
    expect(play(resolved, "pass", "pass").points).toEqual([1, 9]);
  });

  it("is passed anew by both after somebody has acted", () => {
    const state = play(lay({ hands: [[], ["one", "one"]] }), "pass", "play one", "play one", "pass");
    expect(state.choice).toMatchObject({ ask: "priority", player: 0 });
    expect(state.zones.chain).toHaveLength(2);
    expect(play(state, "pass").zones.chain).toHaveLength(1);
  });

  it("ends the turn when both pass and nothing waits", () => {
    const state = play(lay({}), "pass", "pass");
    expect(state).toMatchObject({ turn: 2, turnPlayer: 1, choice: { player: 1 } });
  });
});

describe("triggers that wait", () => {
  it("are put by the turn player first, each player's in an order that this player chooses", () => {
    const state = play(
      lay({ hands: [["who 2"], []], boards: [["echo 1", "echo 2"], ["echo 1"]] }),
      "play who 2",
      "pass",
      "pass",
      "option 0",
    );
    expect(state.choice).toMatchObject({ ask: "option", player: 0, options: [{ card: 1 }, { card: 2 }] });
    expect(state.points).toEqual([2, 0]);
    const chosen = play(state, "option 1");
    // Nobody is asked about the last one of the first player, nor about the only one of the other.
    expect(chosen.points).toEqual([5, 1]);
    expect(chosen.choice?.ask).toBe("priority");
  });

  it("are not asked about when they are alike, and nothing happens when none waits", () => {
    const done: unknown[] = [];
    const ask = (...given: readonly unknown[]) => done.push(["ask", ...given]);
    const put = (index: number) => done.push(["put", index]);
    const alike = { controller: 1, source: 5 } as const;
    placeNextTrigger({ waiting: [alike, { ...alike }], turnPlayer: 0, given: null, ask, put });
    placeNextTrigger({ waiting: [], turnPlayer: 0, given: null, ask, put });
    const waiting = [alike, { controller: 0, source: 6 }, { controller: 0, source: 7 }] as const;
    placeNextTrigger({ waiting, turnPlayer: 0, given: null, ask, put });
    placeNextTrigger({ waiting, turnPlayer: 0, given: { number: 1 }, ask, put });
    expect(done).toEqual([
      ["put", 0],
      ["ask", 0, [waiting[1], waiting[2]]],
      ["put", 2],
    ]);
  });
});

describe("a card text", () => {
  it("counts what fits when it is read", () => {
    const boards = [["echo 1"], ["one", "nine"]] as const;
    // The trigger of the echo comes after the crowd, which counts itself as well.
    playToyScene({ hands: [["crowd"], []], boards }, ["play crowd", "both pass"], { me: { points: 1 + 3 + 1 } });
  });

  it.each([
    [2, 6],
    [3, 4],
  ])("asks whether a condition holds: %i points become %i", (before, after) => {
    const scene: ToyScene = { hands: [["catch up"], []], points: [before, 0] };
    playToyScene(scene, ["play catch up", "both pass"], { me: { points: after } });
  });

  it("is about what its filter fits, and nothing else", () => {
    playToyScene(
      { hands: [["return theirs"], []], boards: [["nine"], ["one", "echo 2"]] },
      [
        "play return theirs",
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["one", "echo 2", "done"] } } },
        "pick echo 2",
      ],
      { me: { board: ["nine", "return theirs"] }, you: { board: ["one"], hand: ["echo 2"], points: 2 } },
    );
  });
});

describe("the end of a game", () => {
  const lost = (...players: readonly (0 | 1)[]) => players.map((player) => ({ player }));

  it.each([
    ["nobody has lost or won", lost(), [], null],
    ["one has lost", lost(0), [], { by: "defeat", winner: 1 }],
    ["one has lost twice", lost(1, 1), [], { by: "defeat", winner: 0 }],
    ["both have lost", lost(0, 1), [], { by: "draw", winner: null }],
    ["one has won", lost(), [1], { by: "win", winner: 1 }],
    ["both have won", lost(), [0, 1], { by: "draw", winner: null }],
    ["one has lost and won together", lost(0), [0], { by: "defeat", winner: 1 }],
    ["one has lost and the other has won", lost(0), [1], { by: "defeat", winner: 1 }],
    ["both have lost and one has won", lost(0, 1), [1], { by: "draw", winner: null }],
  ] as const)("%s", (_what, defeats, wins, verdict) => {
    expect(decideGameResult(defeats, [...wins])).toEqual(verdict);
  });

  it("comes by points, by an effect, and for both together", () => {
    const resolve = (name: string, points: readonly [number, number] = [0, 0]) =>
      play(lay({ hands: [[name], []], points }), `play ${name}`, "pass", "pass").outcome;
    expect(resolve("nine", [1, 0])).toEqual({ rule: "points", winner: 0 });
    expect(resolve("win")).toEqual({ rule: "win", winner: 0 });
    expect(resolve("doom")).toEqual({ rule: "both", winner: null });
  });

  it("comes to a game that would go on for ever", () => {
    expect(play(lay({ hands: [["endless"], []] }), "play endless", "pass", "pass").outcome).toEqual({
      rule: "endless",
      winner: null,
    });
  });

  it("is not taken for endless while the game still waits or has ended", () => {
    type Frame = { readonly run: "once" | "ask" };
    type Waiting = { readonly state: { readonly agenda: Frame[]; choice: string | null; readonly outcome: null } };
    const stopped: string[] = [];
    const game: Waiting = { state: { agenda: [{ run: "once" }], choice: null, outcome: null } };
    runGame<Frame, Waiting>(
      game,
      {
        once: { run: ({ state }) => void state.agenda.push({ run: "ask" }) },
        ask: {
          run: ({ state }) => {
            state.choice = "open";
          },
        },
      },
      () => stopped.push("stop"),
    );
    expect(game.state).toMatchObject({ agenda: [], choice: "open" });
    expect(stopped).toEqual([]);
  });
});

describe("playing out", () => {
  const begun = () => {
    const result = TOY_KIT.start({
      cards: TOY_CARDS,
      seed: 5,
      piles: [
        ["one", "nine", "nine"],
        ["one", "echo 2", "nine"],
      ],
    });
    if (!result.ok) throw new Error("The toy does not start");
    return result.state;
  };
  const random = seedRandom(5);
  const machine = (state: ToyState, answered: ToyAnswer[] | null = null) => ({
    answerOf: (): ToyAnswer => pickRandomAnswer(random, getToyAnswers(TOY_CARDS, state)),
    step: (answer: ToyAnswer) => applyToyAnswer(TOY_CARDS, state, answer),
    most: 500,
    answered,
  });

  it("goes on to the end and tells the answers", () => {
    const state = begun();
    const answered: ToyAnswer[] = [];
    expect(playToEnd(state, machine(state, answered))).toBe(answered.length);
    expect(state.outcome).not.toBeNull();
  });

  it("throws for an answer that is refused, for a game that is too long, and where nothing is offered", () => {
    const state = begun();
    expect(() => playToEnd(state, { ...machine(state), answerOf: (): ToyAnswer => ({ do: "done" }) })).toThrow(
      "NOT_OFFERED",
    );
    expect(() => playToEnd(state, { ...machine(state), most: 2, answerOf: (): ToyAnswer => ({ do: "pass" }) })).toThrow(
      "after 2",
    );
    expect(() => pickRandomAnswer(random, [])).toThrow("offered no answer");
  });
});
