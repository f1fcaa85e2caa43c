import { runSoak as runAnySoak } from "../../../kernel/testing/soak";
import type { RunningInstruction } from "../../effects/instruction";
import { EFFECT_HANDLERS } from "../../effects/table";
import { MAGMELL_TEST_KIT } from "../kit";
import { collectVocabulary } from "../pool/vocabulary";
import { CARD_SETS, type CardSet } from "./card-sets";
import { FAILURES } from "./failures";
import { createSeededGame } from "./seeded-game";

type Soak = { readonly games: number; readonly seed: number; readonly set: CardSet };

/**
 * Plays random games, prints a summary, and saves one game for each kind of failure. Returns the number of failed
 * games.
 */
export function runSoak({ games, seed, set }: Soak, print: (line: string) => void): number {
  const verbs = {
    table: EFFECT_HANDLERS,
    isNew: ([, instruction]: readonly unknown[]) => {
      const { given, stage } = instruction as RunningInstruction;
      return given === null && stage === 0;
    },
    known: [...collectVocabulary(CARD_SETS[set].list)].flatMap((word) => /^verb (.*)$/.exec(word)?.[1] ?? []),
  };
  return runAnySoak(MAGMELL_TEST_KIT, verbs, {
    games,
    seed,
    gameOf: (own) => createSeededGame(CARD_SETS[set], own),
    commandFor: (own) => `npm run soak -- --games 1 --seed ${own} --decks ${set}`,
    keep: FAILURES.keep,
    print,
  });
}
