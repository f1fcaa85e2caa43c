import { RateLimiterMemory } from "rate-limiter-flexible";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startUnknownDeviceAttempt } from "./sign-in-attempts";

/* Days of guessing, with counts in memory and a clock that stands still but for what the test puts it forward. */

const limits = vi.hoisted(() => new Map<string, unknown>());
vi.mock("./limit-store", () => ({
  hashLimitKey: (key: string) => key,
  getRateLimiter: ({ name, points, seconds }: { name: string; points: number; seconds: number }) => {
    const limit = limits.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    limits.set(name, limit);
    return limit;
  },
}));

beforeEach(() => {
  limits.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
});
afterEach(() => void vi.useRealTimers());

const [HOUR, DAY] = [60 * 60, 24 * 60 * 60];

/** Whether a password is compared, and turns out as wrong. */
async function isCompared(account: string, line: string): Promise<boolean> {
  const one = await startUnknownDeviceAttempt({ account, address: null, line });
  if (one.ok) await one.settle("wrong");
  return one.ok;
}

/** Seconds between two looks whether somebody may try; a wait is as long at least as a rule. */
const STEP = 3;

/** The seconds of a day in which passwords were compared, when each of the lines of that moment tries one. */
async function compareFor(seconds: number, linesAt: (second: number) => readonly string[]): Promise<number[]> {
  const compared: number[] = [];
  for (let second = 0; second < seconds; second += STEP) {
    vi.setSystemTime(second * 1000);
    for (const line of linesAt(second)) if (await isCompared("a", line)) compared.push(second);
  }
  return compared;
}
const mostWithin = (span: number, at: readonly number[]): number =>
  Math.max(...at.map((start, i) => at.slice(i).filter((second) => second < start + span).length));

describe("passwords of one account that are compared for strangers", () => {
  test.each([
    ["one address", () => ["a"]],
    ["a new address each time", (second: number) => [`${second}`]],
    ["a hundred addresses in turn, and a new one each", (second: number) => [`pool ${second % 100}`, `${second}`]],
  ] as const)("are at most 2,000 in a day and 90 in an hour, by %s", async (_, linesAt) => {
    const compared = await compareFor(DAY, linesAt);
    expect(compared.length).toBeGreaterThan(100);
    expect(compared.length).toBeLessThanOrEqual(2000);
    expect(mostWithin(HOUR, compared)).toBeLessThanOrEqual(90);
  });
});

test("a customer with many networks tries a thousand accounts in an hour, and then one in half a minute", async () => {
  let compared = 0;
  for (let at = 0; at < 2000; at += 1) {
    vi.setSystemTime(at * 1000);
    const address = `2001:db8:1:${at.toString(16)}::`;
    const one = await startUnknownDeviceAttempt({ account: `account ${at}`, address, line: address });
    if (one.ok) compared += 1;
    if (one.ok) await one.settle("wrong");
  }
  expect(compared).toBeGreaterThan(1000);
  expect(compared).toBeLessThanOrEqual(1000 + 2 * Math.ceil(1000 / 30));
  const elsewhere = { account: "a", address: "2001:db8:2::", line: "2001:db8:2::" };
  expect(await startUnknownDeviceAttempt(elsewhere)).toMatchObject({ ok: true });
});
