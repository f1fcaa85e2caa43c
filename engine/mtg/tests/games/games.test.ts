import { describe, expect, it } from "vitest";
import { seedRandom } from "../../../kernel/random";
import { pickRandomAnswer } from "../../../kernel/random-answer";
import { playRandomly } from "../../../kernel/testing/play-randomly";
import { scaleRuns } from "../../../kernel/testing/scale-runs";
import { advanceGame, ERAS, type Event, type GameState, legalAnswers, stepGame, viewGame } from "../..";
import { MTG_TEST_KIT } from "../../testing/kit";
import { shuffleHiddenCards } from "../../testing/shuffle-hidden";
import { SOAK_CARD_SETS } from "../../testing/soak/card-sets";
import { createSeededGame } from "../../testing/soak/seeded-game";

/** The most answers of a game of which every one is given on a copy as well. */
const MOST_ANSWERS = scaleRuns(5_000);
const SEEDS = Array.from({ length: scaleRuns(2) }, (_none, index) => index + 1);

describe.each(ERAS)("random games (%s)", (era) => {
  const begun = (seed: number) => {
    const { setup } = createSeededGame(SOAK_CARD_SETS.pool, seed, era);
    const result = MTG_TEST_KIT.start(setup);
    if (!result.ok) throw new Error("A random library was refused");
    return { cards: setup.cards, state: result.state };
  };

  it("come to the same in place as on copies, with the same events", () => {
    for (const seed of SEEDS) {
      const { cards, state } = begun(seed);
      const random = seedRandom(seed);
      let copied: GameState = structuredClone(state);
      for (let given = 0; given < MOST_ANSWERS && state.choice !== null; given += 1) {
        const answer = pickRandomAnswer(random, legalAnswers(cards, state));
        const log: Event[] = [];
        const result = advanceGame(cards, copied, answer);
        expect(stepGame(cards, state, answer, log)).toBeNull();
        if (!result.ok) throw new Error("An answer was refused on a copy");
        expect(result.events).toEqual(log);
        copied = result.state;
      }
      expect(copied).toEqual(state);
    }
  });

  it("show a player nothing that is hidden: any other hidden cards would look the same", () => {
    const { cards, state } = begun(1);
    let looked = 0;
    playRandomly(MTG_TEST_KIT, cards, state, 1, (now) => {
      looked += 1;
      if (looked % 7 !== 0) return;
      for (const player of [0, 1] as const) {
        expect(viewGame(cards, shuffleHiddenCards(now, player, looked), player)).toEqual(viewGame(cards, now, player));
      }
    });
    expect(looked).toBeGreaterThan(50);
  });
});
