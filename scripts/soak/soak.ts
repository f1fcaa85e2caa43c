/** Command `npm run soak`: many more random games, texts, queries and property rounds than the check has time for. */
import { randomInt } from "node:crypto";
import { readCommandLine, readCount, runProgram, UsageError } from "../games/options";

const HELP = `Runs the random tests of npm run check for longer. Exits with 1 if something fails.

  npm run soak -- --games N [--seed S] [--decks pool|synthetic|starter]  random games with every check;
                                                                        game k has seed S + k
  npm run soak -- --game mtg --games N [--seed S] [--era 6e|8e|mod]      the same for Magic, in all eras unless one
                                                                        is named
  npm run soak -- --texts N [--seed S]                                   random card texts
  npm run soak -- --drops N [--seed S]                                   phrases inserted into card texts: none may be
                                                                        lost in a text that still reads in full
  npm run soak -- --queries N [--seed S]                                 random queries over the starter cards
  npm run soak -- --properties ROUNDS [--seed S]                         the property tests with other seeds`;

const print = (line: string): void => console.log(line);

/** Runs the tests named on the command line. Returns the number of failures. */
async function soak(): Promise<number> {
  const { count, seed, ...values } = readCommandLine(
    HELP,
    {
      options: {
        help: { type: "boolean" },
        game: { type: "string" },
        games: { type: "string", default: "1000" },
        texts: { type: "string" },
        drops: { type: "string" },
        queries: { type: "string" },
        properties: { type: "string" },
        seed: { type: "string" },
        decks: { type: "string", default: "pool" },
        era: { type: "string" },
      },
    },
    ({ values: { seed, ...values } }) => {
      const chance = values.properties === undefined ? "1" : `${randomInt(2 ** 31)}`;
      const typed = values.queries ?? values.properties ?? values.texts ?? values.drops ?? values.games;
      return { ...values, count: readCount(typed, "rounds"), seed: readCount(seed ?? chance, "seeds", 0) };
    },
  );
  const refuse = (word: string): never => {
    throw new UsageError(`Unknown argument "${word}".\n\n${HELP}`);
  };
  if (values.help) print(HELP);
  else if (values.queries !== undefined)
    return (await import("./soak-queries")).soakQueries({ queries: count, seed }, print);
  else if (values.properties !== undefined) return (await import("./run-properties")).runProperties(count, seed);
  else if (values.texts !== undefined)
    return (await import("@/engine/magmell/testing/texts/fuzz")).fuzzTexts({ texts: count, seed }, print);
  else if (values.drops !== undefined)
    return (await import("@/engine/magmell/testing/texts/drops")).soakDrops({ insertions: count, seed }, print);
  else if (values.game === "mtg") {
    const { ERAS } = await import("@/engine/mtg");
    const { isSoakSetName } = await import("@/engine/mtg/testing/soak/card-sets");
    const { runSoak } = await import("@/engine/mtg/testing/soak/soak");
    const { decks: set, era: name } = values;
    const era = name === undefined ? null : (ERAS.find((known) => known === name) ?? refuse(name));
    return isSoakSetName(set) ? runSoak({ games: count, seed, set, era }, print) : refuse(set);
  } else {
    const { isCardSet } = await import("@/engine/magmell/testing/soak/card-sets");
    const { runSoak } = await import("@/engine/magmell/testing/soak/soak");
    const { decks: set } = values;
    return isCardSet(set) ? runSoak({ games: count, seed, set }, print) : refuse(set);
  }
  return 0;
}

process.exitCode = await runProgram(async () => ((await soak()) === 0 ? 0 : 1), console.error);
