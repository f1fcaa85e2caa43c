import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { CardFileContent } from "../../../lib/magmell/catalogue/testing/card-file";
import type { Thresholds } from "../kit/bars";
import { createRandom } from "../kit/chance";
import { HttpClient } from "../kit/client";
import type { Scratch } from "../kit/scratch";
import { readCardDataState } from "./card-data";
import { importFiles } from "./import-command";
import { createCardsWithAp, FIRST_TEST_CARD_NUMBER, shuffle, writeCards } from "./import-files";

/**
 * Checks repeated, reordered, concurrent and killed imports. Afterwards the card data is that of one complete import,
 * and readers never see a part of one.
 */
export async function proveImports(scratch: Scratch, bars: Thresholds, kills: number, seed: number): Promise<void> {
  bars.heading(`Imports of cards (seed ${seed})`);
  const next = createRandom(seed);
  const [first, second] = [createCardsWithAp(3, 300), createCardsWithAp(5, 300)];
  const files = [first, second].map((content, at) => writeCards(scratch.folder, `cards-${at}.json`, content));
  await proveAgain(scratch, bars, files[0] ?? "", first, next);
  await proveTwoAtOnce(scratch, bars, files);
  if (kills > 0) await proveKills(scratch, bars, files, kills, next);
}

async function proveAgain(
  { database, folder }: Scratch,
  bars: Thresholds,
  file: string,
  content: CardFileContent,
  next: () => number,
) {
  const run = await importFiles(database, [file]);
  if (run.code !== 0) throw new Error(`The first import failed:\n${run.said}`);
  const before = await readCardDataState(database);
  let changes = 0;
  const again = [file, ...[1, 2, 3].map((n) => writeCards(folder, `shuffled-${n}.json`, shuffle(content, next)))];
  for (const one of again) {
    const { code, said } = await importFiles(database, [one]);
    const after = await readCardDataState(database);
    const isSame = code === 0 && /No changes/.test(said) && after.hash === before.hash;
    if (!isSame || after.version !== before.version) changes += 1;
  }
  bars.bar("Imports of the same file, again and in three other orders, that changed anything", changes, { atMost: 0 });
}

async function proveTwoAtOnce({ database }: Scratch, bars: Thresholds, [, file = ""]: readonly string[]) {
  const before = await readCardDataState(database);
  const runs = await Promise.all([importFiles(database, [file]), importFiles(database, [file])]);
  const after = await readCardDataState(database);
  const applied = runs.filter(({ said }) => /Applied \d+ changes?/.test(said)).length;
  const idle = runs.filter(({ code, said }) => code !== 0 || /No changes/.test(said)).length;
  bars.bar("Of two imports of one file at once, those that were carried out", applied, { atMost: 1 });
  bars.bar("… and those that found nothing to do or were refused", idle, { atLeast: 1 });
  bars.bar("Versions that came of it", after.version - before.version, { atMost: 1 });
}

async function proveKills(
  scratch: Scratch,
  bars: Thresholds,
  files: readonly string[],
  kills: number,
  next: () => number,
) {
  const { database } = scratch;
  const site = await scratch.addSite();
  const reader = new HttpClient({ address: site.address, from: "198.51.100.7" });
  // How long a whole import takes here, and what each file leaves behind.
  const whole: Record<string, string> = {};
  let longest = 0;
  for (const file of files) {
    const { ms } = await importFiles(database, [file]);
    longest = Math.max(longest, ms);
    whole[file] = (await readCardDataState(database)).hash;
  }
  const counts = { halves: 0, killed: 0, finished: 0, mixtures: 0, wrong: 0 };
  for (let round = 0; round < kills; round += 1) {
    const before = await readCardDataState(database);
    const file = files.find((one) => whole[one] !== before.hash) ?? "";
    const { code } = await importFiles(database, [file], longest * (0.2 + 0.8 * next()));
    counts[code === null ? "killed" : "finished"] += 1;
    await settled(database);
    const after = await readCardDataState(database);
    const isOld = after.hash === before.hash && after.version === before.version;
    const isNew = after.hash === whole[file] && after.version === before.version + 1;
    if (!isOld && !isNew) counts.halves += 1;
    const shown = await shownValues(reader);
    if (shown.size !== 1) counts.mixtures += 1;
  }
  bars.figure("Imports that were killed, and that were done before", `${counts.killed}, ${counts.finished}`);
  bars.bar("Imports that were killed", counts.killed, { atLeast: Math.ceil(kills / 4) });
  bars.bar("Killed imports after which the card data was neither the old nor the new", counts.halves, { atMost: 0 });
  bars.bar("Answers with cards of both", counts.mixtures, { atMost: 0 });
  reader.close();
  await site.kill();
}

/** Waits until the database server has rolled back the work of a killed client. */
async function settled(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    for (;;) {
      const { rowCount } = await client.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`,
      );
      if (rowCount === 0) return;
      await pause(20);
    }
  } finally {
    await client.end();
  }
}

/** Values of AP that the first, the middle and the last card of the files have in one answer of the site. */
async function shownValues(reader: HttpClient): Promise<ReadonlySet<unknown>> {
  const cards = [0, 150, 299].map((at) => ({ number: FIRST_TEST_CARD_NUMBER + at }));
  const { text } = await reader.send("POST", "/api/v1/cards/collection", { cards });
  const answer = JSON.parse(text) as { cards: readonly { ap: unknown }[] };
  return new Set(answer.cards.map(({ ap }) => ap));
}
