import { playToEnd } from "@/engine/kernel/play-to-end";
import { seedRandom } from "@/engine/kernel/random";
import { pickRandomAnswer } from "@/engine/kernel/random-answer";
import { ERAS, legalAnswers, startGame, stepGame } from "@/engine/mtg";
import type { GameSetup } from "@/engine/mtg/testing/kit";
import { SOAK_CARD_SETS, type SoakCardSet } from "@/engine/mtg/testing/soak/card-sets";
import { createSeededGame } from "@/engine/mtg/testing/soak/seeded-game";
import { measureGameRate } from "./games-rate";

const MOST_DECISIONS = 20_000;
const GAMES = 24;

/** Runs `npm run bench -- mtg`: measures random Magic games with their setup, in each era and for each card set. */
export function benchMtg(): void {
  for (const [name, set] of Object.entries(SOAK_CARD_SETS)) {
    for (const era of ERAS) {
      const setups = setupsOf(set, era);
      measureGameRate(`random games, ${era}, ${name} decks`, () => ({
        games: GAMES,
        decisions: setups.reduce((sum, setup) => sum + playSetup(setup), 0),
      }));
    }
  }
}

const setupsOf = (set: SoakCardSet, era: (typeof ERAS)[number]): readonly GameSetup[] =>
  Array.from({ length: GAMES }, (_none, index) => createSeededGame(set, index + 1, era).setup);

/** Plays one game at random, without the wish to concede; returns the number of decisions. */
function playSetup({ cards, decks, seed, options }: GameSetup): number {
  const begun = startGame(cards, decks, seed, options);
  if (!begun.ok) throw new Error(`The library of the benchmark is refused: ${JSON.stringify(begun.problem)}`);
  const { state } = begun;
  const random = seedRandom(seed);
  return playToEnd(state, {
    answerOf: () => pickRandomAnswer(random, legalAnswers(cards, state)),
    step: (answer) => stepGame(cards, state, answer),
    most: MOST_DECISIONS,
    answered: null,
  });
}
