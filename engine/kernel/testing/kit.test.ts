import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { findBrokenInvariants } from "../invariants";
import { nextIntBelow, seedRandom } from "../random";
import { pickRandomAnswer } from "../random-answer";
import { playCheckedGame } from "./checked-game";
import { deepFreeze } from "./deep-freeze";
import { createFailureStore } from "./failure-store";
import type { GameTestKit } from "./kit";
import { runPerft } from "./perft";
import { playRandomly } from "./play-randomly";
import { removeItems, replayWithChecks, shrinkEither } from "./shrink";
import { shuffleHiddenParts } from "./shuffle-hidden";
import { countFailedGames, describeSoakResult, runSoak, runSoakGames } from "./soak";
import { summarizeTally } from "./tally";
import type { ToyAnswer, ToyCard, ToyKitTypes } from "./toy/model";
import { TOY_FRAMES } from "./toy/rules";
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

const soakOptions = (games: number, lines: string[]): Parameters<typeof runSoakGames<ToyKitTypes>>[1] => ({
  games,
  seed: 1,
  gameOf,
  commandFor: (seed) => `seed ${seed}`,
  keep: ({ answers }, command) => `${answers.length} answers by ${command}`,
  print: (line) => lines.push(line),
});
const soakOf = (kit: GameTestKit<ToyKitTypes>, games: number, lines: string[] = []) =>
  runSoakGames(kit, soakOptions(games, lines));

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

  it("counts the frames that were run, and names those that never came up", () => {
    const lines: string[] = [];
    const frames = { ...TOY_FRAMES };
    const verbs = { table: TOY_FRAMES, isNew: () => true, known: Object.keys(TOY_FRAMES) };
    expect(runSoak(TOY_KIT, verbs, soakOptions(5, lines))).toBe(0);
    expect(lines.find((line) => line.startsWith("Verbs: "))).toMatch(/check \d+.*turn \d+/);
    expect(lines.slice(-2)).toEqual(["Verbs that never came up: endless", "No failure."]);
    expect(TOY_FRAMES).toEqual(frames);
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

  const storeIn = (folder: string) =>
    createFailureStore<ToyKitTypes, ToyCard>(broken, {
      folder: pathToFileURL(`${folder}/kept/`),
      *smallerSetups(setup) {
        for (const piles of shrinkEither(setup.piles, removeItems)) yield { ...setup, piles };
      },
      usedCards: ({ cards, piles }) => cards.filter(({ name }) => piles.flat().includes(name)),
      createCards: (cards) => cards,
      toSetup: (cards, record) => ({ ...record, cards }),
    });

  it("shrinks to a smaller setup and fewer answers, and fails again when they are played", () => {
    const found = firstFailing(broken);
    const smallest = storeIn(tmpdir()).shrink(found);
    expect(smallest.failure.what).toBe("threw: share #");
    expect(smallest.answers.length).toBeLessThanOrEqual(found.answers.length);
    expect(smallest.setup.piles[0].length).toBeLessThan(8);
    expect(replayWithChecks(broken, smallest.setup, smallest.answers).failure?.what).toBe("threw: share #");
    expect(replayWithChecks(TOY_KIT, smallest.setup, smallest.answers).failure).toBeNull();
  });

  it("is kept as a file that can be read again", () => {
    const folder = mkdtempSync(join(tmpdir(), "fixtures-"));
    try {
      const { keep, readFixtures, checkFixture } = storeIn(folder);
      expect(readFixtures()).toEqual([]);
      const told = keep(firstFailing(broken), "as found");
      const [[name, fixture] = []] = readFixtures();
      expect(told).toBe(`${fixture?.record.answers.length} answers: ${join(folder, "kept", name ?? "")}`);
      expect(name).toMatch(/^threw-share-\d+\.json$/);
      expect(fixture).toMatchObject({ failure: "threw: share #", command: "as found" });
      expect(fixture?.cards.map((card) => card.name)).toContain("share 3");
      expect(fixture && checkFixture(fixture).failure?.what).toBe("threw: share #");
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

describe("what a player cannot know", () => {
  it("may be otherwise in a game that looks the same", () => {
    const { state } = TOY_KIT.lay({ hands: [["one"], ["nine", "doom", "win"]], piles: [["one", "who 2"], ["again"]] });
    const other = shuffleHiddenParts(state, 5, ({ zones: { pile, hand } }) => ({
      groups: [pile[0], [...pile[1], ...hand[1]]],
      unseen: [...pile.flat(), ...hand[1]],
    }));
    expect(TOY_KIT.view(TOY_CARDS, other, 0)).toEqual(TOY_KIT.view(TOY_CARDS, state, 0));
    expect(TOY_KIT.view(TOY_CARDS, other, 1)).not.toEqual(TOY_KIT.view(TOY_CARDS, state, 1));
  });
});
