import { parseArgs } from "node:util";
import { isSeed } from "@/engine/kernel/random";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import type { IsoDate } from "@/lib/magmell/catalogue/model/types";

/** How a league is played. */
export type LeagueOptions = {
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
  /** The keys of the decks that take part; `null` for all. */
  readonly decks: readonly string[] | null;
  readonly cards: boolean;
  /** Where table and games are written to. */
  readonly json: string | null;
  /** Where progress is kept, from which the same league goes on. */
  readonly state: string | null;
  readonly asOf: IsoDate;
};

export const USAGE = `Usage: npm run league -- [options]
  --games N        of each deck against each other (100)
  --seed N         of the first game; the others follow (1)
  --decks A,B      keys of starter decks (all)
  --jobs N         threads (2)
  --cards          also how each card did
  --state FILE     keeps progress there, and goes on from it
  --json FILE      writes the table and every game down
  --as-of DAY      the card texts in force on a day such as 2026-01-31 (today)`;

/** Reads the command line; a string says what is wrong with it. */
export function readOptions(args: readonly string[]): LeagueOptions | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        games: { type: "string", default: "100" },
        seed: { type: "string", default: "1" },
        jobs: { type: "string", default: "2" },
        decks: { type: "string" },
        cards: { type: "boolean", default: false },
        json: { type: "string" },
        state: { type: "string" },
        "as-of": { type: "string", default: getTokyoDate(new Date()) },
      },
    });
    const { cards, json = null, state = null, "as-of": asOf } = values;
    const [games, seed, jobs] = [Number(values.games), Number(values.seed), Number(values.jobs)];
    const decks = values.decks?.split(",") ?? null;
    if (!isCount(games)) return `There cannot be "${values.games}" games.`;
    if (!isCount(jobs)) return `There cannot be "${values.jobs}" threads.`;
    if (!isSeed(seed)) return `A seed is a whole number from 0 to 4294967295, not "${values.seed}".`;
    if (!/^\d{4}-\d\d-\d\d$/.test(asOf)) return `"${asOf}" is no day.`;
    if (decks !== null && new Set(decks).size < 2) return "It takes two different decks.";
    return { games, seed, jobs, decks, cards, json, state, asOf };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const isCount = (value: number): boolean => Number.isInteger(value) && value > 0;
