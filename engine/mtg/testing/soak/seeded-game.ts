import { nextIntBelow, type RandomState, seedRandom } from "../../../kernel/random";
import { createCheckSchedule, createRandomSeat } from "../../../kernel/testing/random-seat";
import type { SeededGame } from "../../../kernel/testing/soak";
import type { PlayerAnswer } from "../../model/choice";
import { ERAS, type Era } from "../../model/era";
import type { MtgKitTypes } from "../kit";
import type { SoakCardSet } from "./card-sets";

/** Returns the random game of a seed. The seed also determines the era unless one is given. */
export function createSeededGame(
  { cards, libraryOf }: SoakCardSet,
  seed: number,
  only: Era | null = null,
): SeededGame<MtgKitTypes> {
  const random = seedRandom(seed);
  const era = only ?? ERAS[seed % ERAS.length] ?? "6e";
  const decks = [libraryOf(era, random), libraryOf(era, random)] as const;
  const chance = createRandomSeat<PlayerAnswer>(random);
  const ordersGraveyards = nextIntBelow(random, 2) === 0;
  return {
    setup: { cards, decks, seed, options: { era, ordersGraveyards } },
    looks: createCheckSchedule(random),
    seat: (asked, state, answers) => chance(asked, state, seed % 2 === 0 ? answers : ofOneKind(random, answers)),
  };
}

/**
 * Answers of one kind, with each kind equally likely. Otherwise lands would outnumber all other answers, and their mana
 * would be wasted before anything is cast. Half of the games are played in this way.
 */
function ofOneKind(random: RandomState, answers: readonly PlayerAnswer[]): readonly PlayerAnswer[] {
  const kinds = [...new Set(answers.map((answer) => answer.do))];
  const kind = kinds[nextIntBelow(random, kinds.length)];
  return answers.filter((answer) => answer.do === kind);
}
