import { setTimeout as pause } from "node:timers/promises";
import type { Thresholds } from "../kit/bars";
import { createRandom } from "../kit/chance";
import { loadPostgres } from "../kit/programs";
import { defineProof } from "../kit/proof";
import { computeQuantile } from "../kit/quantile";
import { type Scratch, withScratch } from "../kit/scratch";
import type { Site } from "../kit/site";
import { proveBackups } from "./backups";
import { WriterGroup } from "./crew";
import { proveFullDisk } from "./disk-full";
import { proveDrill } from "./drill";
import { killPostmaster } from "./kill-postmaster";

/** Shortest and longest time of writing before a kill, in milliseconds. */
const WRITING = [400, 2_500] as const;

/**
 * Proof that an acknowledged save is never lost or stored in part, while processes are killed and backups are taken.
 */
export const durability = defineProof({
  says: "Decks are saved over HTTP while the site is killed, then its PostgreSQL, and while backups are taken.",
  options: {
    rounds: { default: 10, says: "kills of the site" },
    database: { default: 10, says: "kills of PostgreSQL" },
    backups: { default: 5, says: "backups under load" },
    disk: { default: 1, says: "1 fills the disk of PostgreSQL up as well, which takes root" },
    drill: { default: 300, says: "decks of a restore into an empty database; 10000 in full, 0 leaves it out" },
    cards: { default: 0, says: "cards of it, beside the starters; 30000 in full" },
    seconds: { default: 60, says: "within which a site on the restored database answers" },
    writers: { default: 8, says: "writers at a time" },
    seed: { default: 1, says: "seed of the moments of the kills" },
    ready: { default: 5, says: "seconds within which the site is ready after a kill" },
    again: { default: 10, says: "seconds within which saves go on after a kill of PostgreSQL" },
  },
  run: ({ rounds, database, backups, disk, drill, cards, seconds, writers, seed, ready, again }, bars) =>
    withScratch(async (scratch) => {
      const site = await scratch.addSite();
      const crew = await WriterGroup.hire(scratch, site.address, writers);
      const next = createRandom(seed);
      const moment = () => WRITING[0] + next() * (WRITING[1] - WRITING[0]);
      if (rounds > 0) await proveSiteKills({ scratch, site, crew, bars, rounds, moment, ready });
      if (database > 0) await proveDatabaseKills({ scratch, crew, bars, rounds: database, moment, again });
      if (backups > 0) await proveBackups({ scratch, crew, bars, count: backups });
      bars.figure("Answers to saves that were no acknowledgement", crew.refusals);
      await site.kill();
      if (drill > 0) await proveDrill({ scratch, bars, decks: drill, cards, seconds });
      if (disk > 0) await proveFullDisk({ scratch, bars, again });
    }),
});

type Rounds = { scratch: Scratch; crew: WriterGroup; bars: Thresholds; rounds: number; moment: () => number };

async function proveSiteKills(world: Rounds & { site: Site; ready: number }): Promise<void> {
  const { scratch, site, crew, bars, rounds, moment, ready } = world;
  bars.heading(`kill -9 of the site, ${rounds} rounds`);
  const times: number[] = [];
  const losses = { lost: 0, half: 0 };
  const before = crew.acknowledged;
  for (let round = 0; round < rounds; round += 1) {
    crew.begin({ endsWithFailure: true });
    await pause(moment());
    await site.kill();
    const killed = performance.now();
    await crew.rest();
    await site.start();
    times.push(performance.now() - killed);
    count(losses, await crew.judge(scratch.database));
    await crew.settle();
  }
  tell(bars, crew.acknowledged - before, losses);
  bars.figure("Ready again, seconds: median", computeQuantile(times, 0.5) / 1000);
  bars.bar("Ready again, seconds: longest", computeQuantile(times, 1) / 1000, { atMost: ready });
}

async function proveDatabaseKills(world: Rounds & { again: number }): Promise<void> {
  const { scratch, crew, bars, rounds, moment, again } = world;
  bars.heading(`kill -9 of PostgreSQL's postmaster, ${rounds} rounds; the site is not started anew`);
  const { startCluster } = await loadPostgres();
  const times: number[] = [];
  const losses = { lost: 0, half: 0 };
  const before = crew.acknowledged;
  for (let round = 0; round < rounds; round += 1) {
    crew.begin();
    await pause(moment());
    await killPostmaster(scratch.cluster.dir);
    const killed = performance.now();
    const { cluster } = await startCluster(scratch.cluster);
    if (cluster.port !== scratch.cluster.port) throw new Error("Another program took the port of PostgreSQL");
    await crew.allSavedSince(performance.now());
    times.push(performance.now() - killed);
    await crew.rest();
    count(losses, await crew.judge(scratch.database));
    await crew.settle();
  }
  tell(bars, crew.acknowledged - before, losses);
  bars.figure("All writers save again, seconds: median", computeQuantile(times, 0.5) / 1000);
  bars.bar("All writers save again, seconds: longest", computeQuantile(times, 1) / 1000, { atMost: again });
}

type Losses = { lost: number; half: number };

function count(losses: Losses, verdicts: Awaited<ReturnType<WriterGroup["judge"]>>): void {
  losses.lost += verdicts.lost;
  losses.half += verdicts["half saved"];
}

function tell(bars: Thresholds, acknowledged: number, { lost, half }: Losses): void {
  bars.bar("Acknowledged saves", acknowledged, { atLeast: 1 });
  bars.bar("Acknowledged saves that are lost", lost, { atMost: 0 });
  bars.bar("Half-saved decks", half, { atMost: 0 });
}
