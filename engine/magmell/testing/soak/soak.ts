import { countTableRuns } from "../../../kernel/testing/count-runs";
import { countFailedGames, describeSoakResult, runSoakGames } from "../../../kernel/testing/soak";
import type { Cards } from "../..";
import type { RunningInstruction } from "../../effects/instruction";
import { EFFECT_HANDLERS } from "../../effects/table";
import { MAGMELL_TEST_KIT } from "../kit";
import { collectVocabulary } from "../pool/vocabulary";
import { CARD_SETS, type CardSet } from "./card-sets";
import { writeFixture } from "./fixture";
import { createSeededGame } from "./seeded-game";
import { shrinkFailure } from "./shrink";
import { summarizeTally } from "./tally";

type Soak = { readonly games: number; readonly seed: number; readonly set: CardSet };

/** Plays random games, prints a summary, and writes each sort of failure down once. Returns the number of failed games. */
export function runSoak({ games, seed, set }: Soak, print: (line: string) => void): number {
  const begun = performance.now();
  const verbs = countVerbs();
  const { tally, failures } = runSoakGames(MAGMELL_TEST_KIT, {
    games,
    seed,
    gameOf: (own) => createSeededGame(CARD_SETS[set], own),
    commandFor: (own) => `npm run soak -- --games 1 --seed ${own} --decks ${set}`,
    keep: (failing, command) => {
      const smallest = shrinkFailure(failing);
      return `${smallest.answers.length} answers: ${writeFixture(smallest, command)}`;
    },
    print,
  });
  const seconds = (performance.now() - begun) / 1000;
  for (const line of summarizeTally(tally, verbs.counts, verbs.unusedBy(CARD_SETS[set]), seconds)) print(line);
  print(describeSoakResult(failures));
  verbs.stop();
  return countFailedGames(failures);
}

/** Counts how often instructions of each verb are carried out, until it is stopped. */
function countVerbs() {
  const { counts, stop } = countTableRuns(EFFECT_HANDLERS, ([, instruction]) => {
    const { given, stage } = instruction as RunningInstruction;
    return given === null && stage === 0;
  });
  return {
    counts,
    /** The verbs in the texts of some cards that have not come up. */
    unusedBy: ({ list }: Cards): readonly string[] =>
      [...collectVocabulary(list)]
        .flatMap((word) => (word.startsWith("verb ") ? [word.slice("verb ".length)] : []))
        .filter((verb) => !counts.has(verb))
        .sort(),
    stop,
  };
}
