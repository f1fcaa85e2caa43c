import { describe, expect, it } from "vitest";
import { seedRandom } from "../../../kernel/random";
import { pickRandomAnswer } from "../../../kernel/random-answer";
import { playCheckedGame } from "../../../kernel/testing/checked-game";
import { sampleShare, scaleRuns } from "../../../kernel/testing/scale-runs";
import { replayWithChecks } from "../../../kernel/testing/shrink";
import { addToTally, createTally, summarizeTally } from "../../../kernel/testing/tally";
import { createCards, defineCard, ERAS } from "../..";
import { type GameSetup, MTG_TEST_KIT } from "../../testing/kit";
import { createTriggeredAbility } from "../../testing/pool";
import { rule } from "../../testing/rule";
import { SOAK_CARD_SETS } from "../../testing/soak/card-sets";
import { FAILURES } from "../../testing/soak/failures";
import { createSeededGame } from "../../testing/soak/seeded-game";
import { WIDE_CARD_POOL } from "../../testing/wide/wide-pool";

const GAMES = scaleRuns(3);

const SETS = Object.entries(SOAK_CARD_SETS);

describe.each(SETS.map(([name, set], place) => [name, set, place] as const))(
  "random games of the %s decks",
  (_name, set, place) => {
    rule(["mtg-6e:T.4.6", "mtg-6e:P.2.2"], "accept every offered answer, in each era, and end by a rule", () => {
      const tally = createTally();
      // In few games the eras are shared out among the sets.
      const eras = GAMES > 1 ? ERAS : ERAS.slice(place, place + 1);
      for (const era of eras) {
        for (let seed = 1; seed <= GAMES; seed += 1) {
          const { setup, seat, looks } = createSeededGame(set, seed, era);
          const played = playCheckedGame(MTG_TEST_KIT, setup, seat, looks);
          expect(played.failure, `${era}, seed ${seed}`).toBeNull();
          expect(played.state?.outcome?.rule, `${era}, seed ${seed}`).toMatch(/^mtg-/);
          addToTally(tally, played);
        }
      }
      const [firstLine] = summarizeTally(tally, 1);
      expect(firstLine).toContain(`${eras.length * GAMES} games, `);
      expect(firstLine).toMatch(/games, \d{3,} decisions/);
    });
  },
);

it.each(sampleShare(SETS))(
  "random games of the %s decks are the same for the same seed, and others for another",
  (_name, set) => {
    const play = (seed: number) => {
      const { setup, seat } = createSeededGame(set, seed);
      return playCheckedGame(MTG_TEST_KIT, setup, seat, () => false).state;
    };
    const [one, again, other] = [7, 7, 10].map(play);
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  },
);

/** A land whose text names no amount, as a mistake in the engine would be. */
const BROKEN = defineCard("Broken Grove", {
  types: ["land"],
  subtypes: ["Forest"],
  abilities: [
    createTriggeredAbility({ on: "stepBegins", step: "end" }, JSON.parse('{"do":"draw","who":"you","amount":null}')),
  ],
});

function brokenSetup(seed: number): GameSetup {
  const cards = createCards([...WIDE_CARD_POOL.list.slice(0, WIDE_CARD_POOL.indexOf.size), BROKEN]);
  const names = ["Forest", "Moss Ox", "Sap Gatherer", "Elder of Nine Oaks", "Broken Grove"];
  const library = Array.from({ length: 40 }, (_none, index) => names[index % names.length] ?? "Forest");
  return { cards, decks: [library, library], seed, options: { era: "6e" } };
}

describe("a failure", () => {
  const firstFailure = () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const setup = brokenSetup(seed);
      const random = seedRandom(seed);
      const { failure, answers } = playCheckedGame(
        MTG_TEST_KIT,
        setup,
        (_cards, _state, offered) => pickRandomAnswer(random, offered),
        () => false,
      );
      if (failure !== null) return { setup, failure, answers };
    }
    throw new Error("Nothing failed");
  };

  it("shrinks to fewer cards and fewer answers that fail in the same way", () => {
    const first = firstFailure();
    const smallest = FAILURES.shrink(first);
    const names = new Set(smallest.setup.decks.flat());
    expect(smallest.failure.what).toBe(first.failure.what);
    expect(smallest.answers.length).toBeLessThan(first.answers.length);
    expect(names).toContain("Broken Grove");
    expect(names.size).toBeLessThan(4);
    expect(replayWithChecks(MTG_TEST_KIT, smallest.setup, smallest.answers).failure?.what).toBe(first.failure.what);
    const fixture = JSON.parse(JSON.stringify(FAILURES.createFixture(smallest, "as found")));
    expect(fixture.cards.length).toBeLessThan(4);
    expect(FAILURES.checkFixture(fixture)).toMatchObject({
      failure: { what: first.failure.what },
      answers: smallest.answers,
    });
  });
});

it("plays every game that once failed without a failure", () => {
  const failing = FAILURES.readFixtures().map(
    ([name, fixture]) => [name, FAILURES.checkFixture(fixture).failure] as const,
  );
  expect(failing.filter(([, failure]) => failure !== null)).toEqual([]);
});
