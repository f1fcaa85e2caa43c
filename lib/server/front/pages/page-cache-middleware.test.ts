import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { servePagesFromCache } from "./page-cache-middleware";

let server: Server;
let renderings = 0;
const data = { version: "12.2025-04-25.0f3a9c21" };

beforeAll(async () => {
  const gate = servePagesFromCache({
    questionOf: ({ url = "", headers }) =>
      url.startsWith("/own")
        ? null
        : {
            path: url,
            cookie: "lang=ja",
            plain: headers.cookie === undefined,
            setCookie: headers.cookie?.includes("session") ? "reader=1" : "",
          },
    mark: async ({ path }) => (path.startsWith("/hidden") ? null : data.version),
    tagsOf: (mark) => ({ "Cache-Tag": `cards-${Number.parseInt(mark, 10)}` }),
  });
  server = createServer((request, response) =>
    gate(request, response, async () => {
      renderings += 1;
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.setHeader("Content-Security-Policy", "script-src 'nonce-abc'");
      response.end(`<p>${data.version} ${request.headers.cookie}<script nonce="abc">run()</script>`);
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", path, headers, method, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

test("a page is rendered once, without the reader's cookies, and compressed as the reader likes", async () => {
  renderings = 0;
  const plain = await ask("/once", { cookie: "session=x" });
  const packed = await ask("/once", { "accept-encoding": "gzip" });
  const brotli = await ask("/once", { "accept-encoding": "gzip, br" });
  expect(renderings).toBe(1);
  expect(plain.body.toString()).toBe(`<p>${data.version} lang=ja<script>run()</script>`);
  expect(gunzipSync(packed.body)).toEqual(plain.body);
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect([plain, packed, brotli].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", "br"]);
  expect(new Set([plain, packed, brotli].map(({ headers }) => headers.etag)).size).toBe(1);
  expect(plain.headers["content-security-policy"]).toMatch(/^script-src 'sha256-/);
});

test("caches on the way may hand it to everybody, and drop it by the version of the data", async () => {
  const { headers } = await ask("/shared");
  expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=600");
  expect(headers.vary).toBe("Accept-Encoding, Accept-Language, Cookie");
  expect(headers["cache-tag"]).toBe("cards-12");
  expect(headers["set-cookie"]).toBeUndefined();
});

test("what a reader chose, or is told of a session, is for nobody else", async () => {
  const chosen = await ask("/shared", { cookie: "theme=dark" });
  expect([chosen.headers["cache-control"], chosen.headers["cache-tag"]]).toEqual(["private, no-cache", undefined]);
  const signedIn = await ask("/shared", { cookie: "session=x" });
  expect([signedIn.headers["cache-control"], signedIn.headers["set-cookie"]]).toEqual([
    "private, no-cache",
    ["reader=1"],
  ]);
});

test("whoever has it is told so without a body, until the data is of another version", async () => {
  const { headers, body } = await ask("/tagged");
  const known = { "if-none-match": `"other", ${headers.etag}` };
  const again = await ask("/tagged", known);
  expect([again.status, again.body.length, again.headers["cache-tag"]]).toEqual([304, 0, "cards-12"]);
  const head = await ask("/tagged", {}, "HEAD");
  expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([200, 0, String(body.length)]);
  data.version = "13.2025-04-25.0f3a9c21";
  const fresh = await ask("/tagged", known);
  expect([fresh.status, fresh.headers["cache-tag"]]).toEqual([200, "cards-13"]);
  expect(fresh.headers.etag).not.toBe(headers.etag);
});

test("a page that visitors may not see is left to the site", async () => {
  renderings = 0;
  for (const cookie of ["a=1", "b=2"]) expect((await ask("/hidden", { cookie })).body.toString()).toContain(cookie);
  expect(renderings).toBe(2);
});

test("a page that depends on who asks is left to the site", async () => {
  renderings = 0;
  for (const cookie of ["a=1", "b=2"]) expect((await ask("/own", { cookie })).body.toString()).toContain(cookie);
  expect(renderings).toBe(2);
});
