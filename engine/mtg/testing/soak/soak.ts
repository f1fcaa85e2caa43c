import { countTableRuns } from "../../../kernel/testing/count-runs";
import { countFailedGames, describeSoakResult, runSoakGames } from "../../../kernel/testing/soak";
import { formatCounts, summarizeTally } from "../../../kernel/testing/tally";
import { EFFECT_HANDLERS } from "../../effects/table";
import type { Era } from "../../model/era";
import { MTG_TEST_KIT } from "../kit";
import { SOAK_CARD_SETS, type SoakCardSet } from "./card-sets";
import { writeFixture } from "./fixture";
import { createSeededGame } from "./seeded-game";
import { shrinkFailingGame } from "./shrink";

type Soak = {
  readonly games: number;
  /** The seed of the first game; the others follow. */
  readonly seed: number;
  /** The name of the cards that the libraries are made of. */
  readonly set: string;
  /** The era of all games; all eras in turn if `null`. */
  readonly era: Era | null;
};

/** Plays random games with every check, prints what came up, and returns the number of games that failed. */
export function runSoak({ games, seed, set, era }: Soak, print: (line: string) => void): number {
  const begun = performance.now();
  const verbs = countTableRuns(EFFECT_HANDLERS, ([, , , place]) => (place as { readonly stage: number }).stage === 0);
  const more = `--decks ${set}${era === null ? "" : ` --era ${era}`}`;
  const { tally, failures } = runSoakGames(MTG_TEST_KIT, {
    games,
    seed,
    gameOf: (own) => createSeededGame(cardSet(set), own, era),
    commandFor: (own) => `npm run soak -- --game mtg --games 1 --seed ${own} ${more}`,
    keep: (failing, command) => {
      const smallest = shrinkFailingGame(failing);
      return `${smallest.answers.length} answers: ${writeFixture(smallest, command)}`;
    },
    print,
  });
  verbs.stop();
  const unused = Object.keys(EFFECT_HANDLERS).filter((verb) => !verbs.counts.has(verb));
  for (const line of summarizeTally(tally, (performance.now() - begun) / 1000)) print(line);
  print(`Verbs: ${formatCounts(verbs.counts)}`);
  if (unused.length > 0) print(`Verbs that never came up: ${unused.sort().join(", ")}`);
  print(describeSoakResult(failures));
  return countFailedGames(failures);
}

function cardSet(name: string): SoakCardSet {
  const found = SOAK_CARD_SETS[name];
  if (found === undefined) throw new Error(`There are no cards "${name}"`);
  return found;
}
