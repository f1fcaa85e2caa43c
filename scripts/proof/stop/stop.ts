import { setTimeout as pause } from "node:timers/promises";
import { WriterGroup } from "../durability/crew";
import { readStoredDecks } from "../durability/stored-decks";
import { createRandom } from "../kit/chance";
import { defineProof } from "../kit/proof";
import { computeQuantile } from "../kit/quantile";
import { withScratch } from "../kit/scratch";
import { StopReader } from "./reader";

/** Shortest and longest time of reading before a stop, in milliseconds. */
const READING = [800, 2_500] as const;
/** Milliseconds after a stop request until the process is killed. */
const PATIENCE = 40_000;

/** Proof that a site stopped under load still answers every request that it accepted. */
export const stop = defineProof({
  says: "The site is asked to end (SIGTERM) while visitors read and save over connections that stay open.",
  options: {
    rounds: { default: 10, says: "stops" },
    readers: { default: 12, says: "readers at a time" },
    writers: { default: 4, says: "writers at a time" },
    seconds: { default: 30, says: "within which the process has ended" },
    seed: { default: 1, says: "seed of the moments of the stops" },
  },
  run: ({ rounds, readers, writers, seconds, seed }, bars) =>
    withScratch(async (scratch) => {
      const site = await scratch.addSite();
      const crew = await WriterGroup.hire(scratch, site.address, writers);
      const next = createRandom(seed);
      const sum = { answered: 0, dropped: 0, failed: 0, turnedAway: 0, killed: 0, untold: 0 };
      const dropped = new Map<string, number>();
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const party = Array.from({ length: readers }, (_, number) => new StopReader(site.address, number));
        const reading = Promise.all(party.map((reader) => reader.read()));
        crew.begin({ endsWithFailure: true });
        while (party.some(({ answered }) => answered === 0)) await pause(20);
        await pause(READING[0] + next() * (READING[1] - READING[0]));
        const { ms, killed } = await site.stop(PATIENCE);
        times.push(ms / 1000);
        if (killed) sum.killed += 1;
        await Promise.all([reading, crew.rest()]);
        for (const { answered, failed, turnedAway, lost } of party) {
          sum.answered += answered;
          sum.failed += failed;
          sum.turnedAway += turnedAway;
          if (lost) dropped.set(lost, (dropped.get(lost) ?? 0) + 1);
          if (lost) sum.dropped += 1;
        }
        sum.untold += await countUntold(scratch.database, crew);
        await site.start();
        await crew.settle();
      }
      bars.figure("Answers to readers", sum.answered);
      bars.figure("Saves acknowledged", crew.acknowledged);
      bars.figure("Answers that told readers to come again (503)", sum.turnedAway);
      bars.figure(
        "How answers were dropped",
        [...dropped].map(([code, count]) => `${count} x ${code}`).join(", ") || "–",
      );
      bars.bar("Requests that got on a connection and no whole answer", sum.dropped, { atMost: 0 });
      bars.bar("Answers with an error of the server (500, 502, 504)", sum.failed, { atMost: 0 });
      bars.bar("Saves in the database that nobody was told of", sum.untold, { atMost: 0 });
      bars.bar("Processes that had to be killed", sum.killed, { atMost: 0 });
      bars.figure("Seconds to the end: median", computeQuantile(times, 0.5));
      bars.bar("Seconds to the end: longest", computeQuantile(times, 1), { atMost: seconds });
    }),
});

/** Saves without an answer that were carried out all the same. */
async function countUntold(database: string, { writers }: WriterGroup): Promise<number> {
  const open = writers.flatMap(({ ledger }) => ledger).filter(({ unanswered }) => unanswered !== null);
  const stored = await readStoredDecks(
    database,
    open.map(({ id }) => id),
  );
  return open.filter(({ id, unanswered }) => stored.get(id)?.name === `save ${unanswered}`).length;
}
