import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { waitUnlessClosed } from "./delay-rejection";
import { createFilePacingMiddleware } from "./file-pacing-middleware";

const PACE = { perSecond: 1, most: 3, keys: 10, waiting: 2, longest: 60_000 };
let at = 0;
let served: string[] = [];
/** Waits that the gate began, in milliseconds; they are over at once unless `isReal`. */
let waits: number[] = [];
let isReal = false;
let server: Server;
let base: string;

beforeAll(async () => {
  const gate = createFilePacingMiddleware({
    files: new Set(["/sw.js"]),
    limited: (wait) => new Response("too many", { status: 429, headers: { "Retry-After": String(wait) } }),
    pace: PACE,
    addressOf: ({ get }) => get("x-test-address"),
    now: () => at,
    pause: async (response, milliseconds) => {
      waits.push(milliseconds);
      if (isReal) await waitUnlessClosed(response, milliseconds);
    },
  });
  server = createServer((request, response) => {
    void gate(request, response, async () => {
      served.push(String(request.headers["x-test-address"]));
      response.end("the site");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  [served, waits, isReal] = [[], [], false];
  at += 1_000_000;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = async (path: string, address?: string) =>
  (await fetch(base + path, { headers: address === undefined ? {} : { "x-test-address": address } })).status;
const times = (count: number, work: (at: number) => Promise<number>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)));

test("an address that asks for very many files waits for each beyond them, and gets it", async () => {
  expect(await times(PACE.most, () => ask("/sw.js", "one"))).toEqual([200, 200, 200]);
  expect(waits).toEqual([]);
  expect([await ask("/sw.js", "one"), await ask("/sw.js", "one")]).toEqual([200, 200]);
  expect(waits).toEqual([1000, 1000]);
  expect(await ask("/sw.js", "another")).toBe(200);
  expect(await ask("/cards", "one")).toBe(200);
  expect(waits).toHaveLength(2);
  at += 10_000;
  expect(await ask("/sw.js", "one")).toBe(200);
  expect(waits).toHaveLength(2);
});

test("questions about the health of the process count as files, and whoever is not known waits for nothing", async () => {
  await times(PACE.most, () => ask("/healthz", "two"));
  await ask("/readyz", "two");
  expect(waits).toEqual([1000]);
  await times(10 * PACE.most, () => ask("/readyz"));
  expect(waits).toHaveLength(1);
});

test("the networks of one customer have twenty times as many together", async () => {
  for (let network = 0; network < 20 * PACE.most; network += 1)
    await ask("/sw.js", `2001:db8:1:${network.toString(16)}::`);
  expect(waits).toEqual([]);
  await ask("/sw.js", "2001:db8:1:ffff::");
  expect(waits).toHaveLength(1);
  await ask("/sw.js", "2001:db8:2:ffff::");
  expect(waits).toHaveLength(1);
});

test("one that already waits for many is told so at once; whoever goes away gets nothing", async () => {
  await times(PACE.most, () => ask("/sw.js", "three"));
  isReal = true;
  const gone = new AbortController();
  const held = Array.from({ length: PACE.waiting }, () =>
    fetch(`${base}/sw.js`, { headers: { "x-test-address": "three" }, signal: gone.signal }).catch(() => null),
  );
  await vi.waitFor(() => expect(waits).toHaveLength(PACE.waiting), { timeout: 20_000 });
  expect(await ask("/sw.js", "three")).toBe(429);
  gone.abort();
  expect(await Promise.all(held)).toEqual(held.map(() => null));
  expect(served).toHaveLength(PACE.most);
});
