import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findBrokenInvariants } from "../invariants";
import { nextIntBelow, seedRandom } from "../random";
import { pickRandomAnswer } from "../random-answer";
import { playCheckedGame } from "./checked-game";
import { deepFreeze } from "./deep-freeze";
import { readFixtures, writeFixture } from "./failure-store";
import type { GameTestKit } from "./kit";
import { runPerft } from "./perft";
import { playRandomly } from "./play-randomly";
import {
  createScenarioRun,
  describeLegalAnswers,
  expectOnlyExpectedEnd,
  expectSameReplay,
  giveAnswer,
  giveBothPasses,
  playSteps,
} from "./scenario";
import { replayWithChecks, shrinkFailure } from "./shrink";
import { countFailedGames, describeSoakResult, runSoakGames } from "./soak";
import { summarizeTally } from "./tally";
import type { ToyAnswer, ToyKitTypes, ToyScene } from "./toy/model";
import { advanceToy, TOY_CARDS, TOY_KIT } from "./toy/toy";

const NAMES = TOY_CARDS.map(({ name }) => name).filter((name) => name !== "endless");

/** Random piles of the toy; all of the game follows from the seed. */
function gameOf(seed: number) {
  const random = seedRandom(seed);
  const pile = () => Array.from({ length: 8 }, () => NAMES[nextIntBelow(random, NAMES.length)] ?? "one");
  return {
    setup: { cards: TOY_CARDS, seed, piles: [pile(), pile()] },
    seat: (_cards: unknown, _state: unknown, answers: readonly ToyAnswer[]) => pickRandomAnswer(random, answers),
    looks: () => true,
  } as const;
}

const soakOf = (kit: GameTestKit<ToyKitTypes>, games: number, lines: string[] = []) =>
  runSoakGames(kit, {
    games,
    seed: 1,
    gameOf,
    commandFor: (seed) => `seed ${seed}`,
    keep: ({ answers }, command) => `${answers.length} answers by ${command}`,
    print: (line) => lines.push(line),
  });

describe("a soak", () => {
  it("finds nothing wrong with a game that is right, and sums up", () => {
    const { tally, failures } = soakOf(TOY_KIT, 40);
    expect(describeSoakResult(failures)).toBe("No failure.");
    const lines = summarizeTally(tally, 1).join("\n");
    expect(lines).toMatch(/^40 games, \d+ decisions/);
    for (const word of ["points by points", "priority: play", "moved: draw", "pick return: pick"]) {
      expect(lines).toContain(word);
    }
  });

  it.each<readonly [string, Partial<GameTestKit<ToyKitTypes>>, RegExp]>([
    [
      "an answer that is offered and refused",
      { legalAnswers: (...given) => [...TOY_KIT.legalAnswers(...given), { do: "done" }] },
      /^an offered answer was refused: priority done/,
    ],
    ["a choice without answers", { legalAnswers: () => [] }, /^a choice offers nothing: priority/],
    [
      "a write to what copies share",
      {
        step: (cards, state, answer, events) => {
          Object.assign(state.zones.pile[0][0] ?? {}, { card: 1 });
          return TOY_KIT.step(cards, state, answer, events);
        },
      },
      /^threw: .*read only/,
    ],
    [
      "a card that goes away",
      {
        step: (cards, state, answer, events) => {
          state.zones.pile[1].pop();
          return TOY_KIT.step(cards, state, answer, events);
        },
      },
      /^broken: cards are conserved/,
    ],
    [
      "a state that is not what it is when read again",
      { freezeShared: (state) => Object.assign(state, { later: undefined }) },
      /^a state is not what it is when read again/,
    ],
    [
      "an advance that writes to its argument",
      {
        advance: (cards, state, answer) => {
          state.turn += 1;
          return advanceToy(cards, state, answer);
        },
      },
      /^threw: .*read only/,
    ],
    [
      "a record that does not fit",
      { record: (setup) => TOY_KIT.record(setup, []) },
      /^a record does not give the same game/,
    ],
    ["a start that is refused", { start: () => ({ ok: false, problem: "no" }) }, /^legal decks were refused/],
    [
      "a view that throws",
      {
        view: () => {
          throw new Error("card 12 is hidden");
        },
      },
      /^threw: card # is hidden/,
    ],
  ])("finds %s, once", (_what, broken, message) => {
    const lines: string[] = [];
    const { failures } = soakOf({ ...TOY_KIT, ...broken }, 3, lines);
    expect([...failures.keys()][0]).toMatch(message);
    expect(countFailedGames(failures)).toBe(3);
    expect(describeSoakResult(failures)).toMatch(/^3 games failed/);
    expect(lines.filter((line) => line.startsWith("FAILED"))).toHaveLength(failures.size);
    expect(lines.join("\n")).toContain("answers by seed 1");
  });

  it("stops after five different failures", () => {
    let count = 0;
    const view = () => {
      count += 1;
      throw new Error("abcdefgh".slice(0, count));
    };
    expect(soakOf({ ...TOY_KIT, view }, 50).tally.games).toBe(5);
  });
});

describe("a failure", () => {
  const broken: GameTestKit<ToyKitTypes> = {
    ...TOY_KIT,
    step: (cards, state, answer, events) => {
      if (answer.do === "number") throw new Error(`share ${answer.number}`);
      return TOY_KIT.step(cards, state, answer, events);
    },
  };

  it("shrinks to a smaller setup and fewer answers, and fails again when they are played", () => {
    const found = firstFailing(broken);
    const smallest = shrinkFailure(broken, found, shorterPiles);
    expect(smallest.failure.what).toBe("threw: share #");
    expect(smallest.answers.length).toBeLessThanOrEqual(found.answers.length);
    expect(smallest.setup.piles[0].length).toBeLessThan(8);
    expect(replayWithChecks(broken, smallest.setup, smallest.answers).failure?.what).toBe("threw: share #");
    expect(replayWithChecks(TOY_KIT, smallest.setup, smallest.answers).failure).toBeNull();
  });

  it("is kept as a file that can be read again", () => {
    const folder = mkdtempSync(join(tmpdir(), "fixtures-"));
    try {
      const path = writeFixture(folder, "threw: Share #!", 7, { answers: [1] });
      expect(path).toBe(join(folder, "threw-share-7.json"));
      expect(readFixtures(folder)).toEqual([["threw-share-7.json", { answers: [1] }]]);
      expect(readFixtures(join(folder, "none"))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** The first random game that fails. */
function firstFailing(kit: GameTestKit<ToyKitTypes>) {
  for (let seed = 1; seed < 50; seed += 1) {
    const { setup, seat } = gameOf(seed);
    const { failure, answers } = playCheckedGame(kit, setup, seat, () => false);
    if (failure !== null) return { setup, failure, answers };
  }
  throw new Error("Nothing failed");
}

/** Setups in which both piles have lost the card at one place. */
function* shorterPiles({ piles: [one, other], ...rest }: ToyKitTypes["setup"]): Generator<ToyKitTypes["setup"]> {
  if (one.length < 3) return;
  const without = (pile: readonly string[], at: number) => pile.filter((_name, index) => index !== at);
  for (const [at] of one.entries()) yield { ...rest, piles: [without(one, at), without(other, at)] };
}

describe("counting lines", () => {
  it("counts the sequences of answers, as can be done by hand", () => {
    const { state } = TOY_KIT.lay({ hands: [["one"], []], piles: [["one"], ["one"]] });
    // Two cards in hand: pass or either; after a pass the opponent can only pass, after a play there is one card left.
    expect(runPerft(TOY_KIT, TOY_CARDS, state, 2)).toEqual([3, 1 + 2 + 2]);
  });

  it("throws where an offered answer is refused", () => {
    const { state } = TOY_KIT.lay({});
    const wrong: GameTestKit<ToyKitTypes> = { ...TOY_KIT, legalAnswers: () => [{ do: "done" }] };
    expect(() => runPerft(wrong, TOY_CARDS, state, 2)).toThrow("offered answer was refused");
  });
});

describe("wandering", () => {
  it("goes from state to state on copies, each with its invariants, to the end", () => {
    const { state } = TOY_KIT.lay({
      hands: [
        ["one", "return"],
        ["echo 1", "who 2"],
      ],
      boards: [["one"], ["echo 2"]],
    });
    const invariants = TOY_KIT.invariants(state, TOY_CARDS);
    const json = JSON.stringify(state);
    let seen = 0;
    const last = playRandomly(TOY_KIT, TOY_CARDS, deepFreeze(state), 3, (at) => {
      expect(findBrokenInvariants(invariants, at)).toEqual([]);
      seen += 1;
    });
    expect(seen).toBeGreaterThan(4);
    expect(last.outcome).not.toBeNull();
    expect(JSON.stringify(state)).toBe(json);
  });
});

describe("a scenario", () => {
  const stageOf = (scene: ToyScene, kit = TOY_KIT) => {
    const { cards, state, events } = TOY_KIT.lay(scene);
    return { stage: createScenarioRun(kit, cards, deepFreeze(state), events), first: state };
  };
  const share = () => {
    const { stage, first } = stageOf({ hands: [["share 3"], []] });
    const [, card] = TOY_KIT.legalAnswers(TOY_CARDS, first);
    if (card === undefined) throw new Error("Nothing can be played");
    giveAnswer(TOY_KIT, stage, card);
    giveBothPasses(TOY_KIT, stage, { do: "pass" });
    return { stage, first };
  };

  it("is played on frozen states, learns names and keeps events", () => {
    const { stage, first } = share();
    expect(stage.answers).toHaveLength(3);
    expect(stage.events.map(({ type }) => type)).toContain("moved");
    expect(Object.isFrozen(first)).toBe(true);
    giveAnswer(TOY_KIT, stage, { do: "number", number: 2 });
    expect(stage.state.points).toEqual([2, 1]);
    expectOnlyExpectedEnd(TOY_KIT, stage, {});
    expectSameReplay(TOY_KIT, stage, first);
  });

  it("tells what is possible where an answer is refused", () => {
    const { stage } = share();
    expect(() => giveAnswer(TOY_KIT, stage, { do: "number", number: 9 })).toThrow(
      "number 9 was refused. The game asks me: number (share), and takes: number 0, number 1, number 2, number 3.",
    );
    expect(() => giveBothPasses(TOY_KIT, stage, { do: "pass" })).toThrow("both pass, but the game asks");
  });

  it("fails for a question that is left open, and for an end that nobody told of", () => {
    const { stage } = share();
    expect(() => expectOnlyExpectedEnd(TOY_KIT, stage, {})).toThrow("A question is left open");
    expect(() => expectOnlyExpectedEnd(TOY_KIT, stage, { asks: {} })).not.toThrow();
    giveAnswer(TOY_KIT, stage, { do: "concede", player: 1 });
    expect(() => expectOnlyExpectedEnd(TOY_KIT, stage, {})).toThrow("The game is over");
    expect(() => expectOnlyExpectedEnd(TOY_KIT, stage, { winner: 0 })).not.toThrow();
    expect(describeLegalAnswers(TOY_KIT, stage)).toContain('The game is over: {"rule":"concede"');
  });

  it("fails when its answers give another game", () => {
    const { stage, first } = share();
    const other: GameTestKit<ToyKitTypes> = {
      ...TOY_KIT,
      advance: (cards, state, answer) => advanceToy(cards, { ...state, points: [5, 5] }, answer),
    };
    expect(() => expectSameReplay(other, stage, first)).toThrow("the same game again");
    stage.answers.unshift({ do: "done" });
    expect(() => expectSameReplay(TOY_KIT, stage, first)).toThrow('{"do":"done"} is refused');
  });

  it("names the step that fails", () => {
    const step = (word: string) => {
      if (word === "bad") throw new Error("why");
    };
    expect(() => playSteps(["good", "bad"], step)).toThrow('Step 2, "bad": why');
  });
});
