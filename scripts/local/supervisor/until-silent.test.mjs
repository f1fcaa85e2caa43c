import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { waitUntilUnresponsive } from "./until-silent.mjs";

/** Looks that wait for a slow machine, at a site that answers or closes the connection. */
const LOOKS = { pace: 5, patience: 60_000, inARow: 3, start: 60_000 };
/** Looks at a site that never says anything. */
const SHORT = { ...LOOKS, patience: 50 };
let server;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A site that answers look number n or closes its connection, as `answers` says; 0 is the first. With null it says nothing at all. */
async function site(answers) {
  let looks = 0;
  server = createServer((_, response) => {
    const isAnswered = answers(looks++);
    if (isAnswered !== null) isAnswered ? response.end() : response.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { address: `http://127.0.0.1:${server.address().port}/healthz`, looks: () => looks };
}

test("a site that stops answering is silent after some looks in a row, and not before", async () => {
  const { address, looks } = await site((look) => look < 2 || look === 4);
  expect(await waitUntilUnresponsive(address, new AbortController().signal, LOOKS)).toBe("3 checks in a row");
  expect(looks()).toBe(8);
});

test("a start has longer, and not for ever", async () => {
  const { address, looks } = await site((look) => look > 5);
  const stop = new AbortController();
  const ended = waitUntilUnresponsive(address, stop.signal, LOOKS);
  while (looks() < 10) await new Promise((done) => setImmediate(done));
  stop.abort();
  expect(await ended).toBeNull();
  const never = await site(() => null);
  const { signal } = new AbortController();
  expect(await waitUntilUnresponsive(never.address, signal, SHORT, true)).toBe("3 checks in a row");
  expect(await waitUntilUnresponsive(never.address, signal, { ...SHORT, start: 0 })).toBe("0 s after its start");
});

test("an answer that says no is an answer", async () => {
  const { address, looks } = await site(() => true);
  const stop = new AbortController();
  server.prependListener("request", (_, response) => {
    response.statusCode = 503;
  });
  const ended = waitUntilUnresponsive(address, stop.signal, LOOKS);
  while (looks() < 6) await new Promise((done) => setImmediate(done));
  stop.abort();
  expect(await ended).toBeNull();
});
