import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Thresholds } from "../kit/bars";
import { loadBackupTools } from "../kit/programs";
import { computeQuantile, formatSpread } from "../kit/quantile";
import type { Scratch } from "../kit/scratch";
import type { WriterGroup } from "./crew";
import { classifySave } from "./ledger";
import { readStoredDecks } from "./stored-decks";

/** Milliseconds of writing without a backup, to compare saves with. */
const CALM = 8_000;
/** Milliseconds between two backups. */
const BETWEEN = 500;
const MIGRATIONS = "prisma/migrations";
const version = "0.1.0";

type World = { scratch: Scratch; crew: WriterGroup; bars: Thresholds; count: number };

/**
 * Checks backups taken during saves: each restores to exactly its contents, and contains every save that was
 * acknowledged before the backup began.
 */
export async function proveBackups({ scratch, crew, bars, count }: World): Promise<void> {
  bars.heading(`${count} backups while ${crew.writers.length} writers save`);
  const { writeBackup } = await loadBackupTools();
  crew.begin();
  await crew.allSavedSince(performance.now());
  const calm = performance.now();
  await pause(CALM);
  const busy = { calm: crew.times(calm, performance.now()), during: [] as number[] };
  const taken: { file: string; before: ReturnType<typeof snapshot> }[] = [];
  for (let backup = 0; backup < count; backup += 1) {
    const file = join(scratch.folder, `backup-${backup}.ndjson.gz`);
    const before = snapshot(crew);
    const begin = performance.now();
    await writeBackup(scratch.database, file, { version });
    // Saves that were answered a moment later were still carried out beside it.
    await pause(100);
    busy.during.push(...crew.times(begin, performance.now()));
    taken.push({ file, before });
    await pause(BETWEEN);
  }
  await crew.rest();
  await crew.settle();
  let missing = 0;
  let unequal = 0;
  for (const { file, before } of taken) {
    const outcome = await restoreAndCompare(scratch, file, before);
    missing += outcome.missing;
    unequal += outcome.equal ? 0 : 1;
  }
  bars.bar("Backups restored", taken.length, { atLeast: count });
  bars.bar("Backups whose restored database is not equal to the file", unequal, { atMost: 0 });
  bars.bar("Saves acknowledged before a backup and not whole in it", missing, { atMost: 0 });
  bars.figure("Bytes of the last backup", statSync(taken.at(-1)?.file ?? "").size);
  bars.figure("Saves without a backup", formatSpread(busy.calm));
  bars.figure("Saves during backups", formatSpread(busy.during));
  bars.bar(
    "p99 of saves during backups, times that without",
    computeQuantile(busy.during, 0.99) / computeQuantile(busy.calm, 0.99),
    {
      atMost: 3,
    },
  );
}

/** The acknowledged number of each deck at this moment. */
const snapshot = ({ writers }: WriterGroup) =>
  writers.flatMap(({ ledger }) => ledger.map(({ id, acknowledged }) => ({ id, acknowledged })));

async function restoreAndCompare(scratch: Scratch, file: string, before: ReturnType<typeof snapshot>) {
  const { restoreBackup, writeBackup } = await loadBackupTools();
  const database = await scratch.addDatabase("empty");
  await restoreBackup(database, file, MIGRATIONS);
  const again = `${file}.again`;
  await writeBackup(database, again, { version });
  const equal = (await contentHash(file)) === (await contentHash(again));
  const stored = await readStoredDecks(
    database,
    before.map(({ id }) => id),
  );
  const missing = before.filter(({ id, acknowledged }) => {
    const deck = stored.get(id);
    const save = Number(deck?.name.replace("save ", ""));
    // A later save may be in it already, and has to be whole as well.
    const entry = { id, version: 0, acknowledged: Math.max(acknowledged, save), unanswered: null };
    return classifySave(entry, deck) !== "kept";
  });
  return { missing: missing.length, equal };
}

/** A hash of all rows of a backup, whatever their order in a table. */
async function contentHash(file: string): Promise<string> {
  const { readBackup } = await loadBackupTools();
  const rows: string[] = [];
  let table = "";
  await readBackup(file, {
    onTable: (head) => {
      table = head.table;
    },
    onRow: (line) => rows.push(createHash("sha256").update(`${table}\n${line}`).digest("base64")),
  });
  return createHash("sha256").update(rows.sort().join("\n")).digest("hex");
}
