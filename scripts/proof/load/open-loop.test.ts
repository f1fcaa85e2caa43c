import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRandom } from "../kit/chance";
import { NoResponseError } from "../kit/client";
import { runOpenLoop } from "./open-loop";

test("requests come at their rate although none is answered in time, and the waiting is counted", async () => {
  let busy: Promise<unknown> = Promise.resolve();
  // A server that answers one after another: what waits for its turn waits longer and longer.
  const send = () => {
    busy = busy.then(() => pause(10));
    return busy.then(() => ({ status: 200 }));
  };
  const samples = await runOpenLoop({
    rate: 300,
    seconds: 0.5,
    next: createRandom(1),
    choose: () => ({ kind: "page", send }),
  });
  expect(samples.length).toBeGreaterThan(100);
  expect(Math.max(...samples.map(({ ms }) => ms))).toBeGreaterThan(500);
});

test("the same seed gives as many requests, and one without an answer is told as 0", async () => {
  const send = () => Promise.reject(new NoResponseError(new Error("gone"), true));
  const run = () =>
    runOpenLoop({ rate: 200, seconds: 0.2, next: createRandom(7), choose: () => ({ kind: "page", send }) });
  const [one, other] = [await run(), await run()];
  expect(one.map(({ status }) => status)).toEqual(other.map(() => 0));
});
