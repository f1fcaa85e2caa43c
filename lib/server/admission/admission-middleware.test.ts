import { once } from "node:events";
import { createServer, request as open, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { AdmissionControl } from "./admission-control";
import { createAdmissionMiddleware } from "./admission-middleware";
import type { QueueLimits } from "./fair-queue";
import { WORK_QUEUE_LIMITS } from "./work-limits";

type Underway = { readonly url: string; readonly end: () => void };
/** Requests that the site's handler has begun. */
const underway: Underway[] = [];
/** Addresses of requests that the gate has seen, and of those whose answer is over or not wanted any more. */
const seen: string[] = [];
const closed: string[] = [];
/** Where set, requests are answered as soon as their handler begins. */
let quick = false;
let server: Server;
let base: string;

beforeAll(async () => {
  const gate = createAdmissionMiddleware(
    ({ code, wait, work, address, header }) =>
      new Response(`${code} ${wait} ${work} ${address} ${header("Accept-Language")}`, {
        status: 429,
        headers: { "Retry-After": String(wait) },
      }),
    { admission: new AdmissionControl({ now: () => 0, used: () => 0 }), addressOf: ({ get }) => get("x-test-address") },
  );
  server = createServer((request, response) => {
    void gate(request, response, async () => {
      const work = new Promise<void>((end) => underway.push({ url: request.url ?? "", end }));
      if (!quick) await work;
      response.end("done");
    });
    seen.push(request.url ?? "");
    response.once("close", () => closed.push(request.url ?? ""));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  quick = false;
  for (const list of [underway, seen, closed]) list.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, address: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { headers: { "x-test-address": address, ...headers } });
const until = (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true), { timeout: 10_000 });
const begun = (count: number) => until(() => underway.length === count);

/** Asks for as much as one address may have; ends all of it when called. */
async function fill(
  path: string,
  address: string,
  { ownSlots, ownPlaces }: QueueLimits,
): Promise<() => Promise<unknown>> {
  const asked = Array.from({ length: ownSlots + ownPlaces }, () => ask(path, address));
  await until(() => seen.length === asked.length);
  return () => {
    quick = true;
    for (const { end } of underway) end();
    return Promise.all(asked);
  };
}

test("work of one address is done one at a time, each after the one before has ended", async () => {
  const [first, second] = [ask("/cards?q=1", "one"), ask("/cards?q=2", "one")];
  await begun(1);
  underway[0]?.end();
  await begun(2);
  underway[1]?.end();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
});

test("a request beyond the line is refused before the site sees it, from what it asked for", async () => {
  const empty = await fill("/cards?q=x", "two", WORK_QUEUE_LIMITS.search);
  const refused = await ask("/cards?q=y", "two", { "accept-language": "en" });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "2"]);
  expect(await refused.text()).toBe("limited 2 search /cards?q=y en");
  const head = await fetch(`${base}/cards?q=y`, { method: "HEAD", headers: { "x-test-address": "two" } });
  expect([head.status, await head.text()]).toEqual([429, ""]);
  await empty();
});

test("what stands in no line passes while everything else waits", async () => {
  const empty = await fill("/cards?q=x", "four", WORK_QUEUE_LIMITS.search);
  const answer = ask("/healthz", "four");
  await begun(WORK_QUEUE_LIMITS.search.ownSlots + 1);
  underway.at(-1)?.end();
  expect((await answer).status).toBe(200);
  await empty();
});

test("whoever goes away while waiting is never worked for", async () => {
  const held = ask("/cards?q=held", "five");
  await begun(1);
  const gone = open(`${base}/cards?q=gone`, { headers: { "x-test-address": "five" } });
  gone.on("error", () => {});
  gone.end();
  const last = ask("/cards?q=last", "five");
  await until(() => seen.length === 3);
  gone.destroy();
  await until(() => closed.includes("/cards?q=gone"));
  underway[0]?.end();
  await held;
  await begun(2);
  underway[1]?.end();
  await last;
  expect(underway.map(({ url }) => url)).toEqual(["/cards?q=held", "/cards?q=last"]);
});
