import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "../kit/chance";
import type { Answer } from "../kit/client";
import { defineProof } from "../kit/proof";
import { withScratch } from "../kit/scratch";
import { Visitors } from "../load/visitors";
import { countStatuses } from "../load/world";

/** Ticks of processor time a second in /proc, on every Linux that Node runs on. */
const TICKS = 100;
/** Requests of a kind before it is measured: the first ones compile code and fill caches. */
const WARM = 30;
/** Requests that are under way at a time. */
const AT_ONCE = 4;

/** Proof that measures the processor time of each kind of request, in the site and in PostgreSQL. */
export const capacity = defineProof({
  says: "The processor time that each kind of request costs, counted by the system for the site's process and for PostgreSQL.",
  options: {
    requests: { default: 300, says: "requests of each kind" },
    seed: { default: 1, says: "seed of what is asked for" },
  },
  run: ({ requests, seed }, bars) =>
    withScratch(async (scratch) => {
      const site = await scratch.addSite();
      const visitors = await Visitors.invite(site.address, scratch.secret);
      const postmaster = Number(readFileSync(join(scratch.cluster.dir, "postmaster.pid"), "utf8").split("\n")[0]);
      let failed = 0;
      bars.figure("Kind", "ms of the site, ms of PostgreSQL, bytes of an answer as it is sent");
      for (const [kind, ask] of Object.entries(kindsOf(visitors))) {
        const next = createRandom(seed);
        await askAll(WARM, () => ask(next));
        const before = { site: processTime(site.pid), database: treeTime(postmaster) };
        const answers = await askAll(requests, () => ask(next));
        const spent = { site: processTime(site.pid) - before.site, database: treeTime(postmaster) - before.database };
        const bytes = answers.reduce((sum, { bytes }) => sum + bytes, 0) / requests;
        const refused = answers.filter(({ status }) => status !== 200);
        failed += refused.length;
        if (refused.length > 0) bars.figure(`${kind}, refused`, countStatuses(refused));
        bars.figure(kind, `${each(spent.site, requests)}, ${each(spent.database, requests)}, ${Math.round(bytes)}`);
      }
      const status = readFileSync(`/proc/${site.pid}/status`, "utf8");
      bars.figure("Memory of the site at the end, MB", Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024));
      bars.bar("Requests that were not answered as wanted", failed, { atMost: 0 });
    }),
});

const each = (seconds: number, requests: number) => ((seconds * 1000) / requests).toFixed(1);

function kindsOf(visitors: Visitors): Record<string, (next: () => number) => Promise<Answer>> {
  return {
    "page of one card, again and again": (next) =>
      visitors.open(`/cards/${encodeURIComponent(visitors.cards[0] ?? "")}`, next),
    "page of a card, any": (next) => visitors.card(next),
    "page of one search, again and again": (next) => visitors.open("/cards?q=t:unit", next),
    "page of a search, any": (next) => visitors.search(next),
    "API, one card": (next) => visitors.open(`/api/v1/cards/number/${1 + Math.floor(next() * 40)}`, next),
    "API, search": (next) =>
      visitors.open(`/api/v1/cards?q=${encodeURIComponent(`t:unit ap>${Math.floor(next() * 5)}`)}`, next),
    "page of a deck": (next) => visitors.deck(next),
    "save of a deck": (next) => visitors.save(next),
    "start page of a game": (next) => visitors.open("/goldfish", next),
    "picture of a deck, drawn before": (next) => visitors.open(`/decks/${visitors.decks[0]}/picture`, next),
  };
}

async function askAll(count: number, ask: () => Promise<Answer>): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  let left = count;
  const worker = async () => {
    for (; left > 0; ) {
      left -= 1;
      answers.push(await ask());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}

/** Returns the processor time in seconds of a process and its ended children; 0 if it has ended. */
function processTime(pid: number): number {
  const fields = statOf(pid);
  // From the state, the third field: utime, stime, cutime, cstime are the 14th to the 17th.
  return fields === null ? 0 : [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS;
}

/** Seconds of processor time of a process and its children, as far as they run. */
function treeTime(pid: number): number {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const children = all.filter((one) => Number(statOf(one)?.[1]) === pid);
  return [pid, ...children].reduce((sum, one) => sum + processTime(one), 0);
}

function statOf(pid: number): readonly string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}
