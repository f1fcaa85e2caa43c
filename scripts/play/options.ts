import { parseArgs } from "node:util";
import { isSeed } from "@/engine/kernel/random";
import { DECK_NAMES } from "@/engine/magmell/testing/starter/starter-decks";

/** Names of those who may sit opposite; the last two think for some time. */
const OPPONENTS = ["human", "random", "quick", "autopilot", "play", "strong"] as const;

/** How a game in the terminal is played. */
export type PlayOptions = {
  readonly against: (typeof OPPONENTS)[number];
  readonly seed: number;
  readonly decks: readonly [string, string];
  readonly first: 0 | 1 | "random";
  /** A record to print instead of playing. */
  readonly record: string | null;
  /** A record to play on from. */
  readonly resume: string | null;
  readonly save: string;
};

export const USAGE = `Usage: npm run play -- [options]
  --against NAME                     who sits opposite: ${OPPONENTS.join(", ")} (human)
  --seed N                           the game's chance (1)
  --decks A,B                        ${DECK_NAMES.join(", ")} (${DECK_NAMES[0]},${DECK_NAMES[1]})
  --first 1|2|random                 who goes first (random)
  --save FILE                        where the record goes at the end (magmell-game.json)
  --record FILE                      prints the game of a record
  --resume FILE                      plays on from a record`;

/** Reads the command line; a string says what is wrong with it. */
export function readOptions(args: readonly string[]): PlayOptions | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        against: { type: "string", default: "human" },
        seed: { type: "string", default: "1" },
        decks: { type: "string", default: `${DECK_NAMES[0]},${DECK_NAMES[1]}` },
        first: { type: "string", default: "random" },
        record: { type: "string" },
        resume: { type: "string" },
        save: { type: "string", default: "magmell-game.json" },
      },
    });
    const { save, record = null, resume = null } = values;
    const against = OPPONENTS.find((name) => name === values.against);
    const seed = Number(values.seed);
    const [one = "", other = one] = values.decks.split(",");
    const unknown = [one, other].find((name) => !DECK_NAMES.includes(name));
    const first = { "1": 0, "2": 1, random: "random" }[values.first] as PlayOptions["first"] | undefined;
    if (against === undefined) return `Nobody plays like "${values.against}". Choose one of: ${OPPONENTS.join(", ")}.`;
    if (!isSeed(seed)) return `A seed is a whole number from 0 to 4294967295, not "${values.seed}".`;
    if (unknown !== undefined) return `There is no deck "${unknown}".`;
    if (first === undefined) return `"${values.first}" cannot go first.`;
    return { against, seed, decks: [one, other], first, record, resume, save };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
