import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { asSite } from "../../../prisma/factories/template";
import type { Thresholds } from "../kit/bars";
import { loadBackupTools } from "../kit/programs";
import type { Scratch } from "../kit/scratch";
import { readCardDataState } from "./card-data";
import { listSecrets } from "./hostile";
import { type HostileArchive, hostileBackups, hostileCardData } from "./hostile-archives";

/** Most memory of a command at its peak, in megabytes; without a file it takes some 50 to 150. */
const MEMORY = 640;
/** Most seconds of a command. */
const SECONDS = 90;
const PEAK = "peak of memory in kilobytes: ";
/**
 * Has a program of Node.js say at its end how much memory it took. What the system calls its largest use counts that of the parent, too, from
 * which it was made; where there is another figure, that one is taken.
 */
const TELL_MEMORY = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from "node:fs";
  process.on("exit", () => {
    let peak = process.resourceUsage().maxRSS;
    try { peak = /VmHWM:\\s*(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]; } catch {}
    console.error("${PEAK}" + peak);
  });`)}`;

type Outcome = {
  readonly code: number | null;
  readonly said: string;
  readonly megabytes: number;
  readonly seconds: number;
};

/**
 * Checks that every command refuses damaged and hostile archives: with a message and status 1, within limits of memory
 * and time, and without changing the database. The site never unpacks uploads; `proveHostile` tests them.
 */
export async function proveArchives(scratch: Scratch, bars: Thresholds): Promise<void> {
  const before = await readCardDataState(scratch.database);
  const kept = hostileBackups();
  bars.heading(`${kept.length} hostile backups, checked`);
  await judge(scratch, bars, kept, ["scripts/backup/backup.mjs", "--check"]);
  bars.heading("… and restored");
  await restoreAll(scratch, bars, kept);
  const data = hostileCardData();
  bars.heading(`${data.length} hostile files of card data for the second game, imported`);
  await judge(scratch, bars, data, ["--import", "tsx", "scripts/data/mtg.ts", "cards", "import"]);
  const after = await readCardDataState(scratch.database);
  bars.bar(
    "Changes of the database by all of it",
    after.hash === before.hash && after.version === before.version ? 0 : 1,
    {
      atMost: 0,
    },
  );
}

async function judge(scratch: Scratch, bars: Thresholds, files: readonly HostileArchive[], command: readonly string[]) {
  const inside = listSecrets(scratch);
  const counts = { taken: 0, unnamed: 0, telling: 0 };
  let [megabytes, seconds] = [0, 0];
  for (const { file, bytes } of files) {
    const path = join(scratch.folder, file);
    writeFileSync(path, bytes);
    const run = await runCommand(scratch, [...command, path]);
    const said = run.said.replaceAll(scratch.folder, "");
    const isTold = run.code === 1 && /nothing was changed/i.test(said);
    if (run.code === 0) counts.taken += 1;
    if (!isTold) counts.unnamed += 1;
    const told = inside.toldBy(said);
    counts.telling += told.length;
    if (!isTold || told.length > 0) bars.figure(file, `${run.code} ${told.join(", ")} ${said.slice(-300)}`);
    if (run.megabytes > megabytes)
      bars.figure("Most memory so far, megabytes", `${Math.round(run.megabytes)} for ${file}`);
    megabytes = Math.max(megabytes, run.megabytes);
    seconds = Math.max(seconds, run.seconds);
  }
  bars.bar("Hostile archives that were taken", counts.taken, { atMost: 0 });
  bars.bar("… that were not refused in words with status 1", counts.unnamed, { atMost: 0 });
  bars.bar("… whose refusal tells something of the inside", counts.telling, { atMost: 0 });
  bars.bar("Memory of a command at its peak, megabytes", megabytes, { atMost: MEMORY });
  bars.bar("Longest command, seconds", seconds, { atMost: SECONDS });
}

/** Restores each backup into the scratch database, which a refused backup must leave unchanged. */
async function restoreAll(
  { database, folder }: Scratch,
  bars: Thresholds,
  files: readonly HostileArchive[],
): Promise<void> {
  const { restoreBackup } = await loadBackupTools();
  let taken = 0;
  let unworded = 0;
  for (const { file } of files) {
    const failure = await restoreBackup(database, join(folder, file), resolve("prisma/migrations"), {
      replace: true,
    }).then(
      () => null,
      (error: Error) => error,
    );
    if (failure === null) taken += 1;
    else if (failure.constructor.name !== "Failure") unworded += 1;
  }
  bars.bar("Hostile backups that were restored", taken, { atMost: 0 });
  bars.bar("… that failed in another way than by a refusal", unworded, { atMost: 0 });
}

async function runCommand({ database, folder }: Scratch, args: readonly string[]): Promise<Outcome> {
  const begin = performance.now();
  const child = spawn(process.execPath, ["--import", TELL_MEMORY, ...args], {
    env: { ...process.env, TMPDIR: folder, DATABASE_URL: asSite(database), DATABASE_OWNER_URL: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(String(text)));
  const timer = setTimeout(() => child.kill("SIGKILL"), SECONDS * 2_000);
  const [code] = (await once(child, "close")) as [number | null];
  clearTimeout(timer);
  const [words = "", kilobytes] = said.join("").split(PEAK);
  return { code, said: words, megabytes: Number(kilobytes) / 1024, seconds: (performance.now() - begin) / 1000 };
}
