import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RATE_LIMITS } from "@/lib/rate-limits";
import { createGuessLimitMiddleware } from "./guess-limit-middleware";

process.env.DATABASE_URL ??= "postgresql://nobody@localhost/none";
process.env.NEXTAUTH_SECRET ??= "a secret that only the tests know";
process.env.NEXTAUTH_URL ??= "https://grimoire.example";

let server: Server;
let base: string;
let time = 0;

beforeAll(async () => {
  const gate = createGuessLimitMiddleware(
    ({ code, wait }) => new Response(code, { status: 429, headers: { "Retry-After": String(wait) } }),
    {
      addressOf: ({ get }) => get("x-test-address"),
      now: () => time,
    },
  );
  server = createServer((request, response) => {
    void gate(request, response, async () => {
      response.statusCode = request.url?.includes("known") ? 200 : 404;
      response.end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ask = (path: string, address: string) => fetch(base + path, { headers: { "x-test-address": address } });

test("whoever guesses links waits after so many misses, in either language, and nobody else does", async () => {
  const [guesser, reader] = [randomUUID(), randomUUID()];
  const { points } = RATE_LIMITS.missedLink;
  for (let at = 0; at <= points; at += 1)
    expect((await ask(at % 2 ? `/en/s/guess${at}` : `/s/guess${at}`, guesser)).status).toBe(404);
  const refused = await ask("/s/known", guesser);
  const wait = Number(refused.headers.get("retry-after"));
  expect([refused.status, await refused.text()]).toEqual([429, "limited"]);
  expect(wait).toBeGreaterThan(0);
  expect((await ask("/s/known", reader)).status).toBe(200);
  expect((await ask("/sets/XX", guesser)).status).toBe(404);
  time += wait * 1000;
  expect((await ask("/s/known", guesser)).status).toBe(200);
});

test("a customer who guesses from many networks waits in all of them", async () => {
  const { points } = RATE_LIMITS.missedLink;
  const network = (at: number) => `2001:db8:7:${at.toString(16)}::`;
  const most = 20 * points;
  for (let at = 0; at <= most; at += 1) expect((await ask(`/s/guess${at}`, network(at))).status).toBe(404);
  expect((await ask("/s/known", network(most + 1))).status).toBe(429);
  expect((await ask("/s/known", "2001:db8:8:1::")).status).toBe(200);
});
