import { describe, expect, it } from "vitest";
import { playCheckedGame } from "../../../kernel/testing/checked-game";
import { scaleRuns } from "../../../kernel/testing/scale-runs";
import { replayWithChecks } from "../../../kernel/testing/shrink";
import { addToTally, createTally, summarizeTally } from "../../../kernel/testing/tally";
import { createCards, type PlayerAnswer, randomSeat, seedRandom } from "../..";
import { type GameSetup, MAGMELL_TEST_KIT } from "../../testing/kit";
import { createBody, createTriggeredAbility, createUnit } from "../../testing/pool/builders";
import { CARD_POOL } from "../../testing/pool/pool";
import { CARD_SETS } from "../../testing/soak/card-sets";
import { FAILURES } from "../../testing/soak/failures";
import { createSeededGame } from "../../testing/soak/seeded-game";

const GAMES = scaleRuns(10);

describe("random games with every check", () => {
  it.each(["pool", "synthetic", "starter"] as const)(
    "find nothing wrong with the first games of the %s decks",
    (set) => {
      const tally = createTally();
      for (let seed = 1; seed <= GAMES; seed += 1) {
        const { setup, seat, looks } = createSeededGame(CARD_SETS[set], seed);
        const played = playCheckedGame(MAGMELL_TEST_KIT, setup, seat, looks);
        expect(played.failure).toBeNull();
        addToTally(tally, played);
      }
      expect(tally.games).toBe(GAMES);
      expect([...tally.answers.keys()]).toContain("priority: attack");
      const [firstLine] = summarizeTally(tally, 1);
      expect(firstLine).toContain(`${GAMES} games, `);
      expect(firstLine).toMatch(/games, \d{3,} decisions/);
    },
  );

  it("are the same for the same seed", () => {
    const [one, other] = [createSeededGame(CARD_POOL, 7), createSeededGame(CARD_POOL, 7)].map(
      ({ setup, seat, looks }) => playCheckedGame(MAGMELL_TEST_KIT, setup, seat, looks),
    );
    expect(one?.answers).toEqual(other?.answers);
    expect(one?.state).toEqual(other?.state);
  });
});

/** A unit whose text says something that no row carries out, as a mistake in the engine would be. */
const BROKEN = createUnit(
  "broken unit",
  "1",
  "1/1",
  createTriggeredAbility(
    { on: "move", what: "self", to: "battleArea" },
    createBody(JSON.parse('{"do":"nonsense 42"}')),
  ),
);

function brokenSetup(seed: number): GameSetup {
  const cards = createCards([...CARD_SETS.synthetic.list, BROKEN]);
  const names = cards.list.filter(({ token, kind }) => !token && kind !== "stone").map(({ name }) => name);
  const grimoire = names.slice(-14).map((name, index) => ({ name, count: index === 0 ? 1 : 3 }));
  const deck = { grimoire, stoneDeck: [{ name: "青の魔石", count: 20 }] };
  return { cards, decks: [deck, deck], seed, options: { first: 0, practice: false } };
}

describe("a failure", () => {
  const firstFailure = () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const setup = brokenSetup(seed);
      const { failure, answers } = playCheckedGame(MAGMELL_TEST_KIT, setup, randomSeat(seedRandom(seed)), () => false);
      if (failure !== null) return { setup, failure, answers };
    }
    throw new Error("Nothing failed");
  };

  it("is told without its numbers, so that the same mistake is known again", () => {
    expect(firstFailure().failure.what).toMatch(/^threw: .*undefined/);
  });

  it("shrinks to fewer cards and fewer answers that fail in the same way", () => {
    const first = firstFailure();
    const smallest = FAILURES.shrink(first);
    const names = smallest.setup.decks.flatMap(({ grimoire }) => grimoire.map(({ name }) => name));
    expect(smallest.failure.what).toBe(first.failure.what);
    expect(smallest.answers.length).toBeLessThan(30);
    expect(names).toContain("broken unit");
    expect(new Set(names).size).toBeLessThan(6);
    expect(replayWithChecks(MAGMELL_TEST_KIT, smallest.setup, smallest.answers).failure?.what).toBe(first.failure.what);
    const fixture = JSON.parse(JSON.stringify(FAILURES.createFixture(smallest, "as found")));
    expect(fixture.cards.length).toBeLessThan(7);
    expect(FAILURES.checkFixture(fixture)).toMatchObject({
      failure: { what: first.failure.what },
      answers: smallest.answers,
    });
  });

  it("is an offered answer that is refused, or a game that goes on without being asked", () => {
    const { setup } = createSeededGame(CARD_SETS.synthetic, 1);
    const refused = playCheckedGame(
      MAGMELL_TEST_KIT,
      setup,
      (): PlayerAnswer => ({ do: "option", option: 99 }),
      () => false,
    );
    expect(refused.failure?.what).toBe("an offered answer was refused: redraw option");
  });
});

it("plays every game that once failed without a failure", () => {
  const failing = FAILURES.readFixtures().map(
    ([name, fixture]) => [name, FAILURES.checkFixture(fixture).failure] as const,
  );
  expect(failing.filter(([, failure]) => failure !== null)).toEqual([]);
});
