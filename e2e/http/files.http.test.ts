import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { type RawRequest, rawRequest } from "./support/hostile/raw-request";
import { siteAddress } from "./support/site";
import { expect, test } from "./support/test";

const ask = (request: RawRequest) => rawRequest(siteAddress(), request);

/** A script, a font, a style sheet and all files beside the pages that a browser asks for by itself. */
async function filesOfSite(): Promise<readonly string[]> {
  const page = (await ask({ path: "/cards" })).text;
  const named = [...page.matchAll(/\/(?:_next\/static|fonts)\/[^"'\\>]+?\.(?:js|css|woff2)/g)].map(([path]) => path);
  const kinds = ["js", "css", "woff2"].map((end) => named.find((path) => path.endsWith(`.${end}`)) ?? end);
  return [...kinds, "/sw.js", "/site.webmanifest", "/licenses.txt", "/icons/icon-192.png", "/icon.svg", "/favicon.ico"];
}

const MISSING = [
  "/_next/x",
  "/_next/static/chunks/nothing.js",
  "/_next/data/build/cards.json",
  "/_next/image?url=%2Ficon.svg&w=64&q=75",
  "/_next/static/%ff",
  "/feeds/nothing",
  "/fonts/nothing.woff2",
  "/icons/nothing.png",
  "/images/nothing",
  "/images/cards/nothing.webp",
  `/images/cards/${"0".repeat(64)}-400.webp`,
  "/sitemaps/%ff",
  "/.well-known/nothing",
];

test("an address below the folders of files at which nothing is has a few bytes for an answer", async () => {
  for (const path of MISSING)
    for (const encoding of ["identity", "br"]) {
      const { status, text, headers } = await ask({ path, headers: { "accept-encoding": encoding } });
      expect([status, Buffer.byteLength(text) <= 200], path).toEqual([404, true]);
      expect(headers["content-type"], path).toMatch(/^text\/plain|^application\/json/);
    }
});

test("files are served, whole, whatever condition a reader sets", async () => {
  for (const path of await filesOfSite())
    for (const [name, value] of [
      ["accept", "*/*"],
      ["range", "bytes=99999999-"],
      ["if-match", '"x"'],
      ["if-unmodified-since", "Mon, 01 Jan 1990 00:00:00 GMT"],
    ] as const)
      expect((await ask({ path, headers: { [name]: value } })).status, `${path} ${name}`).toBe(200);
});

test("a file has two methods, and every other is told so", async () => {
  for (const path of await filesOfSite())
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const { status, headers } = await ask({ method, path });
      expect([status, headers.allow], `${method} ${path}`).toEqual([405, "GET, HEAD"]);
    }
});

test("nothing leaves without a content policy and a type that is not guessed, but for scripts, whose policy is their page's", async () => {
  const routes = [
    "/feeds/decks.atom",
    "/feeds/mtg.atom",
    "/feeds/rulings.atom",
    "/sitemap.xml",
    "/sitemaps/nothing.xml",
    "/llms.txt",
    "/opensearch.xml",
    "/robots.txt",
    "/apple-icon.png",
    "/healthz",
    "/readyz",
    "/.well-known/security.txt",
    "//twice",
    "/cards/",
    "/nothing.txt",
    "/api/nothing",
    "/api/auth/session",
    "/embed/cards/nothing",
    "/cards/nothing/picture",
  ];
  for (const path of [...(await filesOfSite()), ...MISSING, ...routes]) {
    const { headers } = await ask({ path });
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    if (!String(headers["content-type"]).includes("javascript"))
      expect(headers["content-security-policy"], path).toMatch(/default-src '(?:none|self)'/);
  }
});

test("a request that names two hosts is refused", async () => {
  const { hostname, port } = new URL(siteAddress());
  const socket = connect(Number(port), hostname);
  socket.write(`GET / HTTP/1.1\r\nHost: ${hostname}:${port}\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n`);
  expect((await text(socket)).split("\r\n", 1)[0]).toBe("HTTP/1.1 400 Bad Request");
});
