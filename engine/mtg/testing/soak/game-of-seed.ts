import { randomBelow, seedRandom } from "../../../kernel/random";
import { chanceLooks, chanceSeat } from "../../../kernel/testing/chance";
import type { SeededGame } from "../../../kernel/testing/soak";
import type { PlayerAnswer } from "../../model/choice";
import { ERAS, type Era } from "../../model/era";
import type { Mtg } from "../kit";
import type { CardSet } from "./card-sets";

/** A random game of the seed. The era follows from the seed as well, unless one is named. */
export function gameOfSeed({ cards, libraryOf }: CardSet, seed: number, only: Era | null = null): SeededGame<Mtg> {
  const random = seedRandom(seed);
  const era = only ?? ERAS[seed % ERAS.length] ?? "6e";
  const decks = [libraryOf(era, random), libraryOf(era, random)] as const;
  const ordersGraveyards = randomBelow(random, 2) === 0;
  return {
    setup: { cards, decks, seed, options: { era, ordersGraveyards } },
    looks: chanceLooks(random),
    seat: chanceSeat<PlayerAnswer>(random),
  };
}
