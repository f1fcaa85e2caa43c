import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createDatabase, openDatabase } from "../../../prisma/factories/database";
import { ensureTemplate } from "../../../prisma/factories/template";
import type { Thresholds } from "../kit/bars";
import { HttpClient } from "../kit/client";
import { type Cluster, findFreePort, loadPostgres } from "../kit/programs";
import type { Scratch } from "../kit/scratch";
import { WriterGroup } from "./crew";
import { SmallDisk } from "./small-disk";

/** Room for a server, its template and a copy of it, and some of its log. */
const MEGABYTES = 640;
const WRITERS = 6;
/** Saves that have to be refused before space returns. */
const REFUSED = 40;
/** Milliseconds that the disk is full at least, and at most. */
const FULL = [4_000, 60_000] as const;

type World = { readonly scratch: Scratch; readonly bars: Thresholds; readonly again: number };

/**
 * Checks what happens when PostgreSQL's disk is full. Saves are refused with a message, card pages still work, and
 * saving resumes by itself when there is space again.
 */
export async function proveFullDisk({ scratch, bars, again }: World): Promise<void> {
  bars.heading("The disk of PostgreSQL is full");
  const disk = SmallDisk.mount(join(scratch.folder, "small"), MEGABYTES);
  if (disk === null) return bars.untried("A full disk", "Only root may mount a small one (tmpfs).");
  scratch.onClose(async () => disk.unmount());
  const cluster = {
    dir: join(disk.folder, "postgres"),
    port: await findFreePort(),
    password: randomBytes(12).toString("hex"),
  };
  const { url, siteUrl } = await makeDatabase(scratch, cluster);
  const before = { ...process.env };
  Object.assign(process.env, { DATABASE_URL: siteUrl, DATABASE_OWNER_URL: url });
  const site = await scratch.addSite({ database: siteUrl });
  const crew = await WriterGroup.hire(scratch, site.address, WRITERS);
  await openDatabase().$disconnect();
  const { DATABASE_URL = "", DATABASE_OWNER_URL = "" } = before;
  Object.assign(process.env, { DATABASE_URL, DATABASE_OWNER_URL });
  const reader = new CardReader(site.address);
  crew.begin();
  await crew.allSavedSince(performance.now());
  const keeper = new Keeper(cluster);
  const reading = reader.read();
  const begin = performance.now();
  while (performance.now() - begin < FULL[1] && (refusalsOf(crew) < REFUSED || performance.now() - begin < FULL[0])) {
    // What the server gives back is taken again.
    disk.fill();
    await pause(200);
  }
  const refused = refusalsOf(crew);
  disk.free();
  const freed = performance.now();
  await crew.allSavedSince(freed);
  const seconds = (performance.now() - freed) / 1000;
  reader.stop();
  await Promise.all([reading, crew.rest(), keeper.stop()]);
  await crew.settle();
  const verdicts = await crew.judge(url);
  bars.figure("Answers to saves that were no acknowledgement", crew.refusals);
  bars.figure("Times that the server was started again", keeper.starts);
  bars.bar("Saves that were told of it, or to come again (507, 503)", refused, { atLeast: REFUSED });
  bars.bar("Saves that failed in another way", othersOf(crew), { atMost: 0 });
  bars.bar(`Readings of cards that failed, of ${reader.asked}`, reader.failed, { atMost: 0 });
  bars.bar("All writers save again, seconds after space returned", seconds, { atMost: again });
  bars.bar("Acknowledged saves", crew.acknowledged, { atLeast: 1 });
  bars.bar("Acknowledged saves that are lost", verdicts.lost, { atMost: 0 });
  bars.bar("Half-saved decks", verdicts["half saved"], { atMost: 0 });
  await site.kill();
}

async function makeDatabase(scratch: Scratch, cluster: Cluster): Promise<{ url: string; siteUrl: string }> {
  const { startCluster, stopCluster, getClusterUrl: clusterUrl } = await loadPostgres();
  scratch.onClose(() => stopCluster(cluster.dir));
  await startCluster(cluster);
  const server = clusterUrl(cluster);
  return createDatabase(server, await ensureTemplate(server));
}

const TOLD = [503, 507];
const sumOf = (crew: WriterGroup, counts: (status: number) => boolean) =>
  crew.writers
    .flatMap(({ refusals }) => [...refusals])
    .reduce((sum, [status, count]) => sum + (counts(status) ? count : 0), 0);
const refusalsOf = (crew: WriterGroup) => sumOf(crew, (status) => TOLD.includes(status));
const othersOf = (crew: WriterGroup) => sumOf(crew, (status) => !TOLD.includes(status));

/** A visitor that reads cards continuously. */
class CardReader {
  asked = 0;
  failed = 0;
  readonly #client: HttpClient;
  #going = true;

  constructor(address: string) {
    this.#client = new HttpClient({ address, from: "203.0.113.77" });
  }

  async read(): Promise<void> {
    const paths = ["/api/v1/cards/number/1", "/cards", "/api/v1/cards?q=a"];
    for (; this.#going; await pause(150)) {
      const { status } = await this.#client.get(paths[this.asked % paths.length] ?? "/").catch(() => ({ status: 0 }));
      this.asked += 1;
      if (status !== 200) this.failed += 1;
    }
    this.#client.close();
  }

  stop(): void {
    this.#going = false;
  }
}

/** Restarts PostgreSQL when it has ended, as the supervisor of `npm run up` does. */
class Keeper {
  starts = 0;
  #going = true;
  readonly #keeping: Promise<void>;

  constructor(cluster: Cluster) {
    this.#keeping = this.#keep(cluster);
  }

  async #keep(cluster: Cluster): Promise<void> {
    const { startCluster, isPostmasterAlive } = await loadPostgres();
    for (; this.#going; await pause(500)) {
      if (isPostmasterAlive(cluster.dir)) continue;
      this.starts += 1;
      // Without space it ends again; the next turn tries anew.
      await startCluster(cluster).catch(() => {});
    }
  }

  stop(): Promise<void> {
    this.#going = false;
    return this.#keeping;
  }
}
