import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AdmissionControl } from "./admission-control";
import {
  COOLDOWN_FACTORS,
  CPU_BUDGET,
  MAX_SLOT_MILLISECONDS,
  QUEUE_RETRY_SECONDS,
  WORK_QUEUE_LIMITS,
} from "./work-limits";

/** An admission whose clock and processor time the test sets. */
function bench() {
  const at = { now: 0, used: 0 };
  const admission = new AdmissionControl({ now: () => at.now, used: () => at.used });
  const ask = (key: string | null, work: "search" | "page" = "search") => {
    const asked = admission.ask(work, key);
    if ("code" in asked) return { refused: asked, began: () => false, end: () => {} };
    let began = false;
    void asked.turn.then(() => {
      began = true;
    });
    return { refused: null, began: () => began, end: asked.end };
  };
  return { at, ask };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("one address searches once at a time, and others beside it", async () => {
  const { ask } = bench();
  const [first, second, other] = [ask("a"), ask("a"), ask("b")];
  await settle();
  expect([first.began(), second.began(), other.began()]).toEqual([true, false, true]);
  first.end();
  await settle();
  expect(second.began()).toBe(true);
});

test("an address rests for as long as its work took thrice over, and nobody else does", async () => {
  const { at, ask } = bench();
  const [first, second, other, last] = [ask("a"), ask("a"), ask("b"), ask("c")];
  at.used += 200;
  first.end();
  await settle();
  // Two were under way and share what was used.
  expect([second.began(), other.began(), last.began()]).toEqual([false, true, true]);
  await vi.advanceTimersByTimeAsync(COOLDOWN_FACTORS.search * 100 - 1);
  expect(second.began()).toBe(false);
  last.end();
  await vi.advanceTimersByTimeAsync(1);
  expect(second.began()).toBe(true);
});

test("searches leave pages their own slots", async () => {
  const { ask } = bench();
  for (let at = 0; at < 20; at += 1) ask(`address ${at}`);
  const page = ask("reader", "page");
  await settle();
  expect(page.began()).toBe(true);
});

test("an address that fills its places is told to wait, and all others still have theirs", () => {
  const { ask } = bench();
  const { ownSlots, ownPlaces } = WORK_QUEUE_LIMITS.search;
  for (let at = 0; at < ownSlots + ownPlaces; at += 1) expect(ask("a").refused).toBeNull();
  expect(ask("a").refused).toEqual({ code: "limited", wait: QUEUE_RETRY_SECONDS });
  expect(ask("b").refused).toBeNull();
});

test("when the line is full, everybody is told that the site is busy", () => {
  const { ask } = bench();
  const { slots, places } = WORK_QUEUE_LIMITS.search;
  for (let at = 0; at < slots + places; at += 1) expect(ask(`address ${at}`).refused).toBeNull();
  expect(ask("one more").refused).toEqual({ code: "busy", wait: QUEUE_RETRY_SECONDS });
  expect(ask(null).refused).toEqual({ code: "busy", wait: QUEUE_RETRY_SECONDS });
});

test("a customer with 65,536 networks leaves half of the line and every other turn to everybody else", async () => {
  const { ask } = bench();
  const { slots, places } = WORK_QUEUE_LIMITS.search;
  const networks = Array.from({ length: slots + places }, (_, at) => ask(`2001:db8:1:${at.toString(16)}::`));
  expect(networks.filter(({ refused }) => refused === null)).toHaveLength(slots + places / 2);
  expect(networks.at(-1)?.refused).toEqual({ code: "limited", wait: QUEUE_RETRY_SECONDS });
  const [elsewhere, old] = [ask("2001:db8:2::"), ask("203.0.113.7")];
  networks[0]?.end();
  networks[1]?.end();
  networks[2]?.end();
  await settle();
  expect([elsewhere.began(), old.began()]).toEqual([true, true]);
});

test("an address whose processor time is spent waits for more; who is not known has no budget", async () => {
  const { at, ask } = bench();
  for (const key of ["a", null]) {
    const work = ask(key);
    await settle();
    at.used += CPU_BUDGET.most + 3 * CPU_BUDGET.perSecond;
    work.end();
  }
  expect(ask("a").refused).toEqual({ code: "limited", wait: 3 });
  expect(ask("a", "page").refused).toEqual({ code: "limited", wait: 3 });
  expect(ask("b").refused).toBeNull();
  expect(ask(null).refused).toBeNull();
  at.now += 3001;
  expect(ask("a").refused).toBeNull();
});

test("a reader who takes what was made too slowly gives the slot to the next one", async () => {
  const { ask } = bench();
  ask("a");
  const next = ask("a");
  await vi.advanceTimersByTimeAsync(MAX_SLOT_MILLISECONDS);
  expect(next.began()).toBe(true);
});

test("whoever leaves the line pays nothing and gives the place back", async () => {
  const { at, ask } = bench();
  const first = ask("a");
  const second = ask("a");
  second.end();
  first.end();
  at.used += 10 * CPU_BUDGET.most;
  await settle();
  expect(second.began()).toBe(false);
  expect(ask("a").refused).toBeNull();
});
