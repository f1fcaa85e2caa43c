import { CARD_SETS, type CardSet } from "./card-sets";
import { checkedGame } from "./checked-game";
import { countVerbs } from "./count-verbs";
import { writeFixture } from "./fixture";
import { gameOfSeed } from "./game-of-seed";
import { shrink } from "./shrink";
import { newTally, note, summary } from "./tally";

type Soak = { readonly games: number; readonly seed: number; readonly set: CardSet };

/** Different failures after which a soak stops. */
const MOST_FAILURES = 5;
const SEEDS = 2 ** 32;
const REPORT_EVERY = 1000;

/** Plays random games, prints a summary, and writes each sort of failure down once. Returns the number of failed games. */
export function soak({ games, seed, set }: Soak, print: (line: string) => void): number {
  const begun = performance.now();
  const tally = newTally();
  const verbs = countVerbs();
  const known = new Map<string, number>();
  let failed = 0;
  for (let game = 0; game < games && known.size < MOST_FAILURES; game += 1) {
    const own = (seed + game) % SEEDS;
    const { setup, seat, looks } = gameOfSeed(CARD_SETS[set], own);
    const played = checkedGame(setup, seat, looks);
    note(tally, played);
    if (tally.games % REPORT_EVERY === 0) print(`${tally.games} games`);
    if (played.failure === null) continue;
    failed += 1;
    const { failure, answers } = played;
    known.set(failure.what, (known.get(failure.what) ?? 0) + 1);
    if (known.get(failure.what) !== 1) continue;
    const command = `npm run soak -- --games 1 --seed ${own} --decks ${set}`;
    print(`FAILED: ${failure.what}\n${failure.detail}\n  again: ${command}`);
    const smallest = shrink({ setup, failure, answers });
    print(`  ${smallest.answers.length} answers: ${writeFixture(smallest, command)}`);
  }
  const seconds = (performance.now() - begun) / 1000;
  for (const line of summary(tally, verbs.counts, verbs.unusedBy(CARD_SETS[set]), seconds)) print(line);
  print(
    failed === 0
      ? "No failure."
      : `${failed} games failed: ${[...known].map(([what, count]) => `${what} (${count})`).join(", ")}`,
  );
  verbs.stop();
  return failed;
}
