import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { asSite } from "../../../prisma/factories/template";
import type { Thresholds } from "../kit/bars";
import { HttpClient } from "../kit/client";
import type { Scratch } from "../kit/scratch";
import { addCards, addDecks } from "../world/big-world";

/** Number of public decks whose responses are compared. */
const COMPARED = 50;
const ADDRESS = "http://localhost:3000";

type Drill = {
  readonly scratch: Scratch;
  readonly bars: Thresholds;
  readonly decks: number;
  readonly cards: number;
  readonly seconds: number;
};

/**
 * Checks disaster recovery: a backup is restored into an empty database with the commands of the guide. A site on it
 * must give the same responses as before, byte for byte.
 */
export async function proveDrill({ scratch, bars, decks, cards, seconds }: Drill): Promise<void> {
  bars.heading(`A restore of ${decks} decks and ${cards} cards beside the starters`);
  if (cards > 0) await addCards(scratch, cards);
  const ids = await addDecks(scratch, decks, COMPARED);
  const before = await answersOf(scratch, scratch.database, ids);
  const file = join(scratch.folder, "drill.ndjson.gz");
  const backup = await timed(() => run("scripts/backup/backup.mjs", scratch.database, file));
  const empty = await scratch.addDatabase("empty");
  const begin = performance.now();
  const restore = await timed(() => run("scripts/backup/restore.mjs", empty, file));
  const after = await answersOf(scratch, empty, ids);
  const all = (performance.now() - begin) / 1000;
  const differ = before.filter((answer, at) => answer !== after[at] || !answer.startsWith("200 "));
  bars.figure("Seconds of the backup and of the restore", `${backup.toFixed(1)}, ${restore.toFixed(1)}`);
  bars.bar(`Answers of ${before.length} that differ afterwards`, differ.length, { atMost: 0 });
  bars.bar("Seconds from the empty database to the last of these answers", all, { atMost: seconds });
}

/** Answers of a site on a database at the addresses of decks and cards, each with its status. */
async function answersOf(scratch: Scratch, database: string, ids: readonly string[]): Promise<readonly string[]> {
  const site = await scratch.addSite({ database: asSite(database), publicAddress: ADDRESS });
  const client = new HttpClient({ address: site.address, from: "192.0.2.50" });
  const paths = [
    ...ids.map((id) => `/api/v1/decks/${id}`),
    "/api/v1/cards/number/1",
    "/api/v1/sets",
    "/api/v1/changes",
  ];
  const answers: string[] = [];
  for (const path of paths) {
    const { status, text } = await client.get(path);
    answers.push(`${status} ${text}`);
  }
  client.close();
  await site.kill();
  return answers;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

/** Runs a command of the guide for one database; it also creates the site's role. */
const run = (script: string, database: string, file: string) =>
  promisify(execFile)(process.execPath, [script, file], {
    env: { ...process.env, DATABASE_URL: asSite(database), DATABASE_OWNER_URL: database },
  });
