import { describe, expect, it } from "vitest";
import { seedRandom } from "../../kernel/random";
import { randomAnswer } from "../../kernel/random-seat";
import { checkedGame } from "../../kernel/testing/checked-game";
import { scaledRuns } from "../../kernel/testing/scaled-runs";
import { ERAS, makeCards } from "..";
import { KIT } from "../testing/kit";
import { POOL_CARDS } from "../testing/pool";
import { rule } from "../testing/rule";

const cards = makeCards(POOL_CARDS);

/** A library of forty cards: lands of two types, and creatures. */
const LIBRARY = [
  ...Array.from({ length: 9 }, () => ["Forest", "Plains"]).flat(),
  ...["Moss Ox", "Sap Gatherer", "Fading Heron", "Gate Giant"].flatMap((name) => Array.from({ length: 5 }, () => name)),
  "Ember Sprite",
  "Squire of Reeds",
];

describe.each(ERAS)("games of random answers (%s)", (era) => {
  const play = (seed: number) => {
    const random = seedRandom(seed);
    const setup = { cards, decks: [LIBRARY, LIBRARY] as const, seed, options: { era } };
    return checkedGame(
      KIT,
      setup,
      (_cards, _state, answers) => randomAnswer(random, answers),
      (at) => at % 97 === 0,
    );
  };

  rule(["mtg-6e:T.4.6", "mtg-6e:P.2.2"], "every offered answer is accepted, and each game ends by a rule", () => {
    for (let seed = 1; seed <= scaledRuns(8); seed += 1) {
      const { failure, state } = play(seed);
      expect(failure, `seed ${seed}`).toBeNull();
      expect(state?.outcome?.rule, `seed ${seed}`).toMatch(/^mtg-/);
    }
  });
});

it("a record of another seed gives another game", () => {
  const begun = (seed: number) => KIT.start({ cards, decks: [LIBRARY, LIBRARY], seed, options: { era: "6e" } });
  expect(begun(1)).not.toEqual(begun(2));
});
