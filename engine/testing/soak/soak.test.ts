import { describe, expect, it } from "vitest";
import { type Answer, randomSeat, seedRandom } from "../..";
import { CARD_SETS } from "./card-sets";
import { checkedGame, type Setup } from "./checked-game";
import { checkFixture, readFixtures } from "./fixture";
import { gameOfSeed } from "./game-of-seed";
import { checkedReplay, shrink } from "./shrink";
import { newTally, note, summary } from "./tally";

describe("random games with every check", () => {
  it.each(["pool", "synthetic"] as const)("find nothing wrong with the first games of the %s decks", (set) => {
    const tally = newTally();
    for (let seed = 1; seed <= 10; seed += 1) {
      const { setup, seat, looks } = gameOfSeed(set, seed);
      const played = checkedGame(setup, seat, looks);
      expect(played.failure).toBeNull();
      note(tally, played);
    }
    expect(tally.games).toBe(10);
    expect([...tally.answers.keys()]).toContain("priority: attack");
    expect(summary(tally, new Map(), [], 1)[0]).toMatch(/^10 games, \d{3,} decisions/);
  });

  it("are the same for the same seed", () => {
    const [one, other] = [gameOfSeed("pool", 7), gameOfSeed("pool", 7)].map(({ setup, seat, looks }) =>
      checkedGame(setup, seat, looks),
    );
    expect(one?.answers).toEqual(other?.answers);
    expect(one?.state).toEqual(other?.state);
  });
});

/** A game in which a definition breaks off: reading it throws, as a mistake in the rules would. */
function brokenSetup(): Setup {
  const { setup } = gameOfSeed("synthetic", 3);
  const list = setup.cards.list.map((card) => {
    if (card.name !== "any unit 1") return card;
    return Object.defineProperty({ ...card }, "ap", {
      enumerable: true,
      get: () => {
        throw new Error("it broke 42 times");
      },
    });
  });
  const lines = CARD_SETS.synthetic.list.filter(({ token, kind }) => !token && kind !== "stone");
  const grimoire = lines.slice(0, 13).map(({ name }) => ({ name, count: 3 }));
  const deck = { ...setup.decks[0], grimoire: [...grimoire, { name: "any unit 1", count: 1 }] };
  return { ...setup, cards: { ...setup.cards, list }, decks: [deck, deck], options: { first: 0, practice: false } };
}

describe("a failure", () => {
  const found = () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const setup = { ...brokenSetup(), seed };
      const { failure, answers } = checkedGame(setup, randomSeat(seedRandom(seed)), () => false);
      if (failure !== null) return { setup, failure, answers };
    }
    throw new Error("Nothing failed");
  };

  it("is told without its numbers, so that the same mistake is known again", () => {
    expect(found().failure.what).toBe("threw: it broke # times");
  });

  it("shrinks to fewer cards and fewer answers that fail in the same way", () => {
    const first = found();
    const smallest = shrink(first);
    const names = smallest.setup.decks.flatMap(({ grimoire }) => grimoire.map(({ name }) => name));
    expect(smallest.failure.what).toBe(first.failure.what);
    expect(smallest.answers.length).toBeLessThanOrEqual(first.answers.length);
    expect(new Set(names)).toEqual(new Set(["any unit 1"]));
    expect(checkedReplay(smallest.setup, smallest.answers).failure?.what).toBe(first.failure.what);
  });

  it("is an offered answer that is refused, or a game that goes on without being asked", () => {
    const { setup } = gameOfSeed("synthetic", 1);
    const refused = checkedGame(
      setup,
      (): Answer => ({ do: "option", option: 99 }),
      () => false,
    );
    expect(refused.failure?.what).toBe("an offered answer was refused: redraw option");
  });
});

describe("games that once failed", () => {
  it.each([...readFixtures()])("%s is well now", (_name, fixture) => {
    expect(checkFixture(fixture).failure).toBeNull();
  });
});
