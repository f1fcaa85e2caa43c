/**
 * Command `npm run soak -- --game mtg --games N [--seed S] [--era 6e|8e|mod] [--decks …]`: random games of the second game
 * with every check. Game k has seed S + k, so `--seed S --games 1` replays one.
 */
import { parseArgs } from "node:util";
import { ERAS, type Era } from "@/engine/mtg";
import { SOAK_CARD_SETS } from "@/engine/mtg/testing/soak/card-sets";
import { runSoak } from "@/engine/mtg/testing/soak/soak";

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    games: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    era: { type: "string" },
    decks: { type: "string", default: "pool" },
  },
});

const games = Number(values.games);
const seed = Number(values.seed);
const { era, decks } = values;
const isEra = (name: string | undefined): name is Era | undefined =>
  name === undefined || ERAS.some((known) => known === name);
const areCounts = Number.isInteger(games) && games >= 1 && Number.isInteger(seed) && seed >= 0;
if (!areCounts || !isEra(era) || !Object.hasOwn(SOAK_CARD_SETS, decks)) {
  console.error(
    `Usage: npm run soak -- --game mtg --games N [--seed S] [--era ${ERAS.join("|")}] [--decks ${Object.keys(SOAK_CARD_SETS).join("|")}]`,
  );
  process.exitCode = 2;
} else {
  const failures = runSoak({ games, seed, set: decks, era: era ?? null }, (line) => console.log(line));
  process.exitCode = failures === 0 ? 0 : 1;
}
