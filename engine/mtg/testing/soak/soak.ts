import { runSoak as runAnySoak } from "../../../kernel/testing/soak";
import { EFFECT_HANDLERS } from "../../effects/table";
import type { Era } from "../../model/era";
import { MTG_TEST_KIT } from "../kit";
import { SOAK_CARD_SETS, type SoakSetName } from "./card-sets";
import { FAILURES } from "./failures";
import { createSeededGame } from "./seeded-game";

type Soak = {
  readonly games: number;
  /** The seed of the first game; the others follow. */
  readonly seed: number;
  /** The name of the card set for the libraries. */
  readonly set: SoakSetName;
  /** The era of all games; all eras in turn if `null`. */
  readonly era: Era | null;
};

/** Plays random games with every check, prints a summary, and returns the number of failed games. */
export function runSoak({ games, seed, set, era }: Soak, print: (line: string) => void): number {
  const more = `--decks ${set}${era === null ? "" : ` --era ${era}`}`;
  const verbs = {
    table: EFFECT_HANDLERS,
    isNew: ([, , , place]: readonly unknown[]) => (place as { readonly stage: number }).stage === 0,
    known: Object.keys(EFFECT_HANDLERS),
  };
  return runAnySoak(MTG_TEST_KIT, verbs, {
    games,
    seed,
    gameOf: (own) => createSeededGame(SOAK_CARD_SETS[set], own, era),
    commandFor: (own) => `npm run soak -- --game mtg --games 1 --seed ${own} ${more}`,
    keep: FAILURES.keep,
    print,
  });
}
