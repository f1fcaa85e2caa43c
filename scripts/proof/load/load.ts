import { join } from "node:path";
import { defineProof } from "../kit/proof";
import { withScratch } from "../kit/scratch";
import { addCards, addDecks } from "../world/big-world";
import { proveFlood } from "./flood";
import { proveGreed } from "./greed";
import { proveHeavy } from "./heavy";
import { proveMixture } from "./mixture";
import { proveSlow } from "./slow";
import { proveSoak } from "./soak";
import { proveStrays } from "./strays";
import { Visitors } from "./visitors";

/** Decks of a large world that visitors open. */
const OPENED = 2_000;

/**
 * Proof of response times under load: visitors arrive independently of responses, and a greedy visitor slows down only
 * itself.
 */
export const load = defineProof({
  says: "Visitors come at a rate, whether the site keeps up or not; then one who wants too much comes beside one who does not.",
  options: {
    rate: { default: 40, says: "requests a second of the mixed load; 0 leaves it out" },
    base: { default: 5, says: "requests a second to compare with" },
    seconds: { default: 20, says: "of each load" },
    p99: { default: 250, says: "milliseconds that 99 of 100 requests may take under the mixed load" },
    greedy: { default: 40, says: "searches a second by one address; 0 leaves it out" },
    queries: { default: 50, says: "worst queries at once; 0 leaves them out" },
    pictures: { default: 20, says: "pictures at once that were never drawn; 0 leaves them out" },
    slow: { default: 500, says: "connections that never finish their request; 0 leaves them out" },
    strays: {
      default: 50,
      says: "connections of one address that ask for files that are not there, by each folder; 0 leaves them out",
    },
    logins: { default: 200, says: "wrong sign-ins a second; 0 leaves them out" },
    soak: {
      default: 0,
      says: "minutes of the mixed load at half its rate, with memory and handles before and after; 30 in full",
    },
    cards: { default: 0, says: "cards beside the starters; 30000 in full" },
    decks: { default: 0, says: "public decks; 100000 in full" },
    seed: { default: 1, says: "seed of the arrivals" },
  },
  run: (
    { rate, base, seconds, p99, greedy, queries, pictures, slow, strays, logins, soak, cards, decks, seed },
    bars,
  ) =>
    withScratch(async (scratch) => {
      if (cards > 0) await addCards(scratch, cards);
      const known = decks > 0 ? await addDecks(scratch, decks, OPENED) : [];
      const delays = join(scratch.folder, "loop-delay.json");
      const probe = new URL(`loop-delay.mjs?file=${encodeURIComponent(delays)}`, import.meta.url);
      const site = await scratch.addSite({ env: { NODE_OPTIONS: `--import ${probe.href}` } });
      const visitors = await Visitors.invite(site.address, scratch.secret, known);
      const world = { bars, site, visitors, seconds, seed, delays };
      if (rate > 0) await proveMixture(world, { rate, base, p99 });
      if (greedy > 0) await proveGreed(world, greedy);
      if (queries > 0) await proveHeavy(world, "queries", queries);
      if (pictures > 0) await proveHeavy(world, "pictures", pictures);
      if (slow > 0) await proveSlow(world, slow);
      if (strays > 0) await proveStrays(world, strays);
      if (logins > 0) await proveFlood(world, logins);
      if (soak > 0) await proveSoak(world, { rate: rate / 2, minutes: soak });
    }),
});
