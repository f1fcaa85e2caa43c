import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AttemptOutcome, clearAttempts, startAttempt } from "./attempts";

/** Seconds that a clock which stands still is put forward. */
const forward = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

/** A try that ends as it says; the seconds to wait where there is none, and 0 otherwise. */
async function attempt(subject: string, outcome: AttemptOutcome = "wrong"): Promise<number> {
  const one = await startAttempt("signInAccount", subject);
  if (!one.ok) return one.wait;
  await one.settle(outcome);
  return 0;
}
async function attempts(subject: string, times: number): Promise<number[]> {
  const waits = [];
  for (let i = 0; i < times; i++) waits.push(await attempt(subject));
  return waits;
}

test("after five tries each next one waits twice as long, and there always is a next one", async () => {
  const [subject, another] = [randomUUID(), randomUUID()];
  expect(await attempts(subject, 7)).toEqual([0, 0, 0, 0, 0, 1, 1]);
  for (const wait of [1, 2, 4, 8, 16, 32, 64, 120, 120]) {
    forward(wait - 0.5);
    expect(await attempt(subject)).toBeGreaterThan(0);
    forward(0.5);
    expect(await attempt(subject)).toBe(0);
  }
  expect(await attempt(another)).toBe(0);
});

test("a hundred tries at once are five", async () => {
  const subject = randomUUID();
  const waits = await Promise.all(Array.from({ length: 100 }, () => attempt(subject)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  forward(120);
  expect(await attempt(subject)).toBe(0);
});

test("a right try is not counted, and one that was not made opens again what it closed", async () => {
  const subject = randomUUID();
  expect(await attempts(subject, 4)).toEqual([0, 0, 0, 0]);
  for (let i = 0; i < 9; i++) expect(await attempt(subject, "untried")).toBe(0);
  expect(await attempt(subject, "right")).toBe(0);
  forward(1);
  expect(await attempts(subject, 2)).toEqual([0, 1]);
});

test("tries are forgotten after an hour, or when their subject proves to be in the right", async () => {
  const subject = randomUUID();
  expect(await attempts(subject, 6)).toEqual([0, 0, 0, 0, 0, 1]);
  await clearAttempts("signInAccount", subject);
  expect(await attempts(subject, 6)).toEqual([0, 0, 0, 0, 0, 1]);
  forward(60 * 60);
  expect(await attempts(subject, 6)).toEqual([0, 0, 0, 0, 0, 1]);
});
