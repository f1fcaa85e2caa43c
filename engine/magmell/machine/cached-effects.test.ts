import { expect, it } from "vitest";
import { scaleRuns } from "../../kernel/testing/scale-runs";
import { type Cards, type GameState, legalAnswers, stepGame } from "..";
import type { ContinuousEffects } from "../model/continuous-effects";
import { PLAYERS } from "../model/ids";
import { createGame } from "../model/state";
import { computeContinuousEffects } from "../rules/continuous/compute-continuous-effects";
import { activeReplacements } from "../rules/events/replacements";
import { getAvailableStones } from "../rules/use/pay";
import { CARD_POOL } from "../testing/pool/pool";
import { createSeededGame } from "../testing/soak/seeded-game";
import { createStartedGame } from "../testing/started-game";
import { copyState, openGame } from "./game";

const GAMES = scaleRuns(10);

/** The parts of computed effects that do not depend on whether they were asked for yet, nor on their dependencies. */
const comparable = ({ active: survey, abilities, changes }: ContinuousEffects) => ({ survey, abilities, changes });

/** Compares the cached effects of a state with those computed from a copy. Returns whether there was a cache. */
function compareCached(cards: Cards, state: GameState): boolean {
  const cached = openGame(cards, state).continuous;
  if (cached === null) return false;
  const anew = createGame(cards, copyState(state));
  expect(comparable(cached)).toEqual(comparable(computeContinuousEffects(anew)));
  if (cached.replacements !== null) expect(cached.replacements).toEqual(activeReplacements(anew));
  for (const player of PLAYERS) {
    if (cached.stones[player] !== null) expect(cached.stones[player]).toEqual(getAvailableStones(anew, player));
  }
  return true;
}

it("cached continuous effects are equal to those computed anew, from one decision to the next", () => {
  let compared = 0;
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const { setup, seat } = createSeededGame(CARD_POOL, seed);
    const { cards, decks, options } = setup;
    const { state } = createStartedGame(cards, decks, seed, options);
    while (state.choice !== null) {
      if (compareCached(cards, state)) compared += 1;
      const answers = legalAnswers(cards, state);
      expect(answers).toEqual(legalAnswers(cards, copyState(state)));
      expect(stepGame(cards, state, seat(cards, state, answers))).toBeNull();
    }
  }
  expect(compared).toBeGreaterThan(GAMES);
});
