import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as open, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { RATE_LIMITS } from "@/lib/rate-limits";
import { resetLocalLimits } from "../testing/reset-limits";
import { createNotFoundMiddleware } from "./not-found-middleware";
import { createRejectionLimiter } from "./rejection-limiter";

process.env.DATABASE_URL ??= "postgresql://nobody@localhost/none";
process.env.NEXTAUTH_SECRET ??= "a secret that only the tests know";
process.env.NEXTAUTH_URL ??= "https://grimoire.example";

/** Requests that reached the site, with the headers that it saw. */
const rendered: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
let server: Server;

beforeAll(async () => {
  const gate = createNotFoundMiddleware({
    files: new Set(["/sw.js", "/icon.svg", "/_next/static/chunks/a b.js", "/fonts/first.css"]),
    routes: [
      "/[lang]/[...rest]",
      "/api/[...rest]",
      "/.well-known/security.txt",
      "/feeds/decks.atom",
      "/images/cards/[name]",
      "/sitemaps/[part]",
      "/robots.txt",
    ],
    isThere: (path) => !path.endsWith("/gone.webp"),
    missing: () => new Response("missing", { status: 404 }),
    unknownMethod: (allowed) => new Response("read only", { status: 405, headers: { Allow: allowed } }),
    refuse: createRejectionLimiter({
      limited: (wait) => new Response("too many", { status: 429, headers: { "Retry-After": String(wait) } }),
      addressOf: ({ get }) => get("x-test-address"),
    }),
  });
  server = createServer(
    (request, response) =>
      void gate(request, response, async () => {
        rendered.push({ url: request.url ?? "", headers: request.headers });
        response.end("the site");
      }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
beforeEach(() => {
  rendered.length = 0;
  resetLocalLimits();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Sent = { readonly method?: string; readonly address?: string; readonly headers?: Record<string, string> };

async function ask(path: string, { method = "GET", address = "one", headers = {} }: Sent = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = open({
    port,
    host: "127.0.0.1",
    method,
    path,
    headers: { "x-test-address": address, ...headers },
  }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) };
}

/** Missing files, each as it is asked for. */
const MISSING = [
  "/_next/x",
  "/_next/static/chunks/nothing.js",
  "/_next/image?url=%2Ficon.svg&w=64&q=75",
  "/_next/data/build/cards.json",
  "/_next/static/%ff",
  "/feeds/x",
  "/fonts/x.woff2",
  "/fonts/first.css/x",
  "/fonts/%66irst.cs",
  "/x/../fonts/x",
  "/icons/x.png",
  "/images/x",
  "/images/cards",
  "/images/cards/gone.webp",
  "/images/cards/%ff",
  "/sitemaps/%ff",
  "/.well-known/x",
  "/site.webmanifest",
];

describe("an address at which no file is", () => {
  test.each(MISSING)("%s is refused, and nothing is rendered for it", async (path) => {
    const { status, body } = await ask(path);
    expect([status, String(body)]).toEqual([404, "missing"]);
    expect(rendered).toEqual([]);
  });

  test("is counted with all others by whoever asks, who is told to wait at last", async () => {
    const { points } = RATE_LIMITS.stray;
    const missed = await Promise.all(
      Array.from({ length: points }, (_, at) => ask(`${MISSING[at % MISSING.length]}`, { address: "flood" })),
    );
    expect(new Set(missed.map(({ status }) => status))).toEqual(new Set([404]));
    const { status, headers } = await ask("/fonts/one-more", { address: "flood" });
    expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(rendered).toEqual([]);
    expect((await ask("/fonts/x", { address: "another" })).status).toBe(404);
    expect((await ask("/fonts/first.css", { address: "flood" })).status).toBe(200);
  });
});

describe("what is there", () => {
  test.each([
    "/",
    "/cards?q=x",
    "/nothing.txt",
    "/fonts",
    "/en/_next/x",
    "/_next/../cards",
    "/api/nothing",
    "/sw.js",
    "/icon.svg",
    "/fonts/first.css?v=1",
    "/fonts/%66irst%2Ecss",
    "/x/../fonts/first.css",
    "/_next/static/chunks/a%20b.js",
    "/feeds/decks.atom?lang=en",
    "/images/cards/shown.webp",
    "/sitemaps/cards-1.xml",
    "/robots.txt",
    "/.well-known/security.txt",
  ])("%s reaches the site", async (path) => {
    expect((await ask(path)).status).toBe(200);
    expect(rendered.map(({ url }) => url)).toEqual([path]);
  });

  test("is a whole file whatever a reader asks of it: Next.js fails where a condition is not met", async () => {
    const conditions = {
      range: "bytes=9999999-",
      "if-range": '"x"',
      "if-match": '"x"',
      "if-unmodified-since": "Mon, 01 Jan 1990 00:00:00 GMT",
    };
    await ask("/sw.js", { headers: { ...conditions, "if-none-match": '"y"' } });
    await ask("/cards", { headers: conditions });
    expect(rendered[0]?.headers).toMatchObject({ "if-none-match": '"y"' });
    for (const name of Object.keys(conditions)) expect(rendered[0]?.headers).not.toHaveProperty(name);
    expect(rendered[1]?.headers).toMatchObject(conditions);
  });
});

describe("a method other than GET and HEAD", () => {
  const PATHS = ["/sw.js", "/icon.svg", "/fonts/first.css", "/_next/static/chunks/a%20b.js", "/cards"];

  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "%s is told what works, and reaches nothing",
    async (method) => {
      for (const path of PATHS) {
        const { status, headers, body } = await ask(path, { method });
        expect([status, headers.allow, body.length <= 200], path).toEqual([405, "GET, HEAD", true]);
      }
      expect(rendered).toEqual([]);
    },
  );

  test("is counted as well", async () => {
    const { points } = RATE_LIMITS.stray;
    const asked = Array.from({ length: points + 1 }, () => ask("/sw.js", { method: "POST", address: "poster" }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test("reaches the interface", async () => {
    expect((await ask("/api/decks", { method: "POST" })).status).toBe(200);
  });
});

test("HEAD of a missing file has no body", async () => {
  const { status, body } = await ask("/fonts/x", { method: "HEAD" });
  expect([status, body.length]).toEqual([404, 0]);
});
