/**
 * Command `npm run soak -- --games N [--seed S] [--decks pool|synthetic|starter]`: random games over random decks with
 * every check. Game k has seed S + k, so `--seed S --games 1` replays one.
 */
import { parseArgs } from "node:util";
import { isCardSet } from "@/engine/magmell/testing/soak/card-sets";
import { runSoak } from "@/engine/magmell/testing/soak/soak";
import { fuzzTexts } from "@/engine/magmell/testing/texts/fuzz";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "1000" },
    texts: { type: "string" },
    seed: { type: "string", default: "1" },
    decks: { type: "string", default: "pool" },
  },
});

const games = Number(values.games);
const texts = values.texts === undefined ? null : Number(values.texts);
const seed = Number(values.seed);
const isCount = (number: number): boolean => Number.isInteger(number) && number >= 1;
if (
  !isCount(games) ||
  (texts !== null && !isCount(texts)) ||
  !Number.isInteger(seed) ||
  seed < 0 ||
  !isCardSet(values.decks)
) {
  console.error(
    "Usage: npm run soak -- --games N [--seed S] [--decks pool|synthetic|starter], or --texts N [--seed S]",
  );
  process.exitCode = 2;
} else {
  const print = (line: string): void => console.log(line);
  const failures =
    texts !== null ? fuzzTexts({ texts, seed }, print) : runSoak({ games, seed, set: values.decks }, print);
  process.exitCode = failures === 0 ? 0 : 1;
}
