import { describe, expect, it } from "vitest";
import { scaleRuns } from "../../kernel/testing/scale-runs";
import { legalAnswers, nextIntBelow, seedRandom, stepGame } from "..";
import { createGame, type Game } from "../model/state";
import { freezeSharedParts } from "../testing/freeze-shared";
import { listInstances } from "../testing/invariants";
import { CARD_POOL } from "../testing/pool/pool";
import { createSeededGame } from "../testing/soak/seeded-game";
import { createStartedGame } from "../testing/started-game";
import { copyState, forkGame } from "./game";
import { listLegalAnswers } from "./legal-answers";
import { applyAnswer } from "./step";

const SEEDS = [1, 2, 3, 4, 5, 6].slice(0, scaleRuns(6));
/** Long enough to end turns, resolve what lies on the chant and finish battles. */
const STEPS = 25;

/** Plays any answers on; which ones follows from the seed. */
function playSome(game: Game, seed: number): void {
  const random = seedRandom(seed);
  for (let steps = 0; steps < STEPS && game.state.choice !== null; steps += 1) {
    const answers = listLegalAnswers(game);
    const answer = answers[nextIntBelow(random, answers.length)];
    if (answer === undefined || applyAnswer(game, answer) !== null) throw new Error("An offered answer was refused");
  }
}

describe("a fork of a game", () => {
  it.each(SEEDS)("plays as a copy does, and changes nothing of where it comes from: game %i", (seed) => {
    const { setup } = createSeededGame(CARD_POOL, seed);
    const { state } = createStartedGame(setup.cards, setup.decks, seed, setup.options);
    const random = seedRandom(seed);
    for (let decision = 0; decision < 50 + scaleRuns(200) && state.choice !== null; decision += 1) {
      const before = JSON.stringify(state);
      const fork = forkGame(createGame(setup.cards, state));
      const copy = createGame(setup.cards, copyState(state));
      playSome(fork, decision);
      playSome(copy, decision);
      expect(fork.state).toEqual(copy.state);
      expect(JSON.stringify(state)).toBe(before);
      const answers = legalAnswers(setup.cards, state);
      const answer = answers[nextIntBelow(random, answers.length)];
      if (answer === undefined || stepGame(setup.cards, state, answer) !== null)
        throw new Error("An answer was refused");
    }
  });

  it("shares instances with where it comes from, because they are never changed in place", () => {
    const { setup } = createSeededGame(CARD_POOL, 8);
    const { state } = createStartedGame(setup.cards, setup.decks, 8, setup.options);
    const shared = listInstances(state);
    expect(listInstances(copyState(state)).every((instance, index) => instance === shared[index])).toBe(true);
    const random = seedRandom(8);
    while (state.choice !== null) {
      const answers = legalAnswers(setup.cards, freezeSharedParts(state));
      const answer = answers[nextIntBelow(random, answers.length)];
      if (answer === undefined || stepGame(setup.cards, state, answer) !== null)
        throw new Error("An answer was refused");
    }
  });

  it("is not changed by what happens to the original afterwards", () => {
    const { setup } = createSeededGame(CARD_POOL, 7);
    const game = createGame(setup.cards, createStartedGame(setup.cards, setup.decks, 7, setup.options).state);
    for (let round = 0; round < 20; round += 1) {
      const fork = forkGame(game);
      const before = JSON.stringify(fork.state);
      playSome(game, round);
      expect(JSON.stringify(fork.state)).toBe(before);
    }
  });
});
