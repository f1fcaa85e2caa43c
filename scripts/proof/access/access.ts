import type { Thresholds } from "../kit/bars";
import { defineProof } from "../kit/proof";
import { withScratch } from "../kit/scratch";
import { copySiteWithoutProxy } from "./copy-without-proxy";
import { type Sweep, type SweptRequest, sweep } from "./sweep";
import { proveTricks } from "./tricks";
import { proveWorker } from "./worker";

/** Proof of access control for every address in the file tree, with and without proxy.ts. */
export const access = defineProof({
  says: "Every address and method, asked for as a visitor, a stranger, an administrator and the owner, for what is the owner's.",
  options: {
    tricks: { default: 1, says: "1 tries every address by headers and spellings that got past other sites, too" },
    bare: { default: 1, says: "1 asks the same build without proxy.ts as well" },
  },
  run: ({ tricks, bare }, bars) =>
    withScratch(async (scratch) => {
      const site = await scratch.addSite();
      bars.heading("The site as it is");
      const whole = await sweep(site.address, scratch.secret);
      judge(bars, whole);
      await proveWorker(site.address, scratch.secret, bars);
      if (tricks === 1) await proveTricks(site.address, scratch.secret, bars);
      await site.kill();
      if (bare !== 1) return;
      const without = await scratch.addSite({ folder: copySiteWithoutProxy(scratch) });
      bars.heading("The site without proxy.ts");
      const open = await sweep(without.address, scratch.secret);
      judge(bars, open);
      if (tricks === 1) await proveTricks(without.address, scratch.secret, bars);
      // proxy.ts leads addresses without a language to the pages: where one is found, it is there still.
      const led = others(open).filter(
        ({ key, status }) => key.startsWith("GET /[lang]/rules public") && status === 200,
      );
      bars.bar("Answers that only proxy.ts could have led to a page", led.length, { atMost: 0 });
      compare(bars, whole, open);
    }),
});

const others = ({ rows }: Sweep) => rows.filter(({ asker }) => asker === "visitor" || asker === "stranger");

function judge(bars: Thresholds, result: Sweep): void {
  const { rows, changed } = result;
  const leaks = others(result).filter(({ tells }) => tells);
  const failed = rows.filter(({ status }) => status === 0 || status >= 500);
  bars.figure("Requests", rows.length);
  bars.figure("Statuses", countOf(rows));
  for (const { key, status } of [...leaks, ...failed].slice(0, 20)) bars.figure("See", `${key}: ${status}`);
  for (const key of changed.slice(0, 10)) bars.figure("Changed", key);
  bars.bar("Answers to others that tell something of the owner's", leaks.length, { atMost: 0 });
  bars.bar("Addresses by which others changed something of the owner's", changed.length, { atMost: 0 });
  bars.bar("Requests that made the site fail", failed.length, { atMost: 0 });
  bars.bar("Answers to the owner that tell it, so that the refusals are about who asks", told(rows, "owner"), {
    atLeast: 5,
  });
  bars.figure("Answers to administrators that tell it", told(rows, "administrator"));
}

const told = (rows: readonly SweptRequest[], asker: SweptRequest["asker"]) =>
  rows.filter((row) => row.asker === asker && row.tells).length;

const countOf = (rows: readonly SweptRequest[]) =>
  [...new Set(rows.map(({ status }) => status))]
    .sort()
    .map((status) => `${rows.filter((row) => row.status === status).length} x ${status}`)
    .join(", ");

/**
 * Compares responses to others with and without proxy.ts: whether they reveal the owner's data, at every address, and
 * the status of route handlers.
 */
function compare(bars: Thresholds, whole: Sweep, open: Sweep): void {
  const bare = new Map(open.rows.map((row) => [row.key, row]));
  const api = others(whole).filter(({ key }) => / \/(api|images)\//.test(key));
  const differ = api.filter(({ key, status }) => bare.get(key)?.status !== status);
  for (const { key, status } of differ.slice(0, 10))
    bars.figure("Differs", `${key}: ${status}, ${bare.get(key)?.status} without`);
  bars.bar(`Answers of ${api.length} route handlers to others that differ in status`, differ.length, { atMost: 0 });
  const telling = others(whole).filter(({ key, tells }) => bare.get(key)?.tells !== tells);
  bars.bar("Answers to others that tell something with one and not with the other", telling.length, { atMost: 0 });
}
