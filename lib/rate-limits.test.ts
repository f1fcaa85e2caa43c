import { expect, test } from "vitest";
import { BACKOFF_MEMORY_SECONDS, BACKOFF_POLICIES, type BackoffPolicy, getBackoffSeconds } from "./rate-limits";

const QUARTER = 15 * 60;

/** Times in seconds of the tries of somebody who never waits longer than needed, for a day. */
function eagerTries(delay: BackoffPolicy): number[] {
  const times: number[] = [];
  let [now, since, tries] = [0, 0, 0];
  while (now < 24 * 60 * 60) {
    if (now >= since + (delay.memory ?? BACKOFF_MEMORY_SECONDS)) [since, tries] = [now, 0];
    tries += 1;
    times.push(now);
    now += getBackoffSeconds(delay, tries);
  }
  return times;
}

test("five tries are free, and each wait is twice the one before, up to two minutes", () => {
  const waits = Array.from({ length: 14 }, (_, i) => getBackoffSeconds(BACKOFF_POLICIES.signInAccount, i + 1));
  expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 120, 120, 120]);
});

test("nobody tries more than twenty passwords of one account in any quarter of an hour, whatever moment he chooses", () => {
  for (const delay of [BACKOFF_POLICIES.signInAccount, BACKOFF_POLICIES.signInDevice]) {
    const times = eagerTries(delay);
    const most = Math.max(...times.map((start) => times.filter((at) => at >= start && at < start + QUARTER).length));
    expect(most).toBeLessThanOrEqual(20);
  }
});

test("newcomers of an account try at most 41 passwords in an hour, and one address waits longer at last than all together", () => {
  const hour = eagerTries(BACKOFF_POLICIES.signInNewcomer).filter((at) => at < 60 * 60);
  expect(hour).toHaveLength(41);
  expect(BACKOFF_POLICIES.signInLine.longest).toBeGreaterThan(BACKOFF_POLICIES.signInAccount.longest);
});

test("nobody tries more than 115 codes of one account in a day, of which three in a million are right", () => {
  expect(eagerTries(BACKOFF_POLICIES.codeAccount).length).toBeLessThanOrEqual(115);
});
