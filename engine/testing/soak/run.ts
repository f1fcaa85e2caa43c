/**
 * `npm run soak -- --games N [--seed S] [--decks pool|synthetic|starter]`: random games over random decks with every check. The
 * first game has the seed S, the next S + 1, so that `--seed S --games 1` plays one of them again.
 */
import { parseArgs } from "node:util";
import { isCardSet } from "./card-sets";
import { soak } from "./soak";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    decks: { type: "string", default: "pool" },
  },
});

const games = Number(values.games);
const seed = Number(values.seed);
if (!Number.isInteger(games) || games < 1 || !Number.isInteger(seed) || seed < 0 || !isCardSet(values.decks)) {
  console.error("Usage: npm run soak -- --games N [--seed S] [--decks pool|synthetic|starter]");
  process.exitCode = 2;
} else {
  const failures = soak({ games, seed, set: values.decks }, (line) => console.log(line));
  process.exitCode = failures === 0 ? 0 : 1;
}
