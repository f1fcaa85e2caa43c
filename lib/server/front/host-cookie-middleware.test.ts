import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHostCookieMiddleware } from "./host-cookie-middleware";
import { createHstsMiddleware } from "./hsts-middleware";

const SESSION = "next-auth.session-token";
let now = Date.parse("2026-12-01");
let seen: string | undefined;
let answer: { readonly cache: string; readonly cookies: readonly string[]; readonly late?: boolean };
let server: Server;

beforeAll(async () => {
  const gate = createHostCookieMiddleware({ own: ["lang", "theme", "reader"], sessionSeconds: 60, now: () => now });
  server = createServer((request, response) => {
    const handle = async () => {
      seen = request.headers.cookie;
      response.setHeader("Cache-Control", answer.cache);
      if (answer.cookies.length > 0) response.setHeader("Set-Cookie", answer.cookies);
      // As Next.js does once its proxy has set cookies.
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        setHeader(
          name,
          /^set-cookie$/i.test(name) ? [...new Set([...answer.cookies, ...[value].flat()])].map(String) : value,
        );
      if (answer.late) response.writeHead(200, { "Content-Length": "2" });
      response.end("ok");
    };
    void createHstsMiddleware("max-age=1")(request, response, async () => gate(request, response, handle));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Asks with cookies; gives those that the site saw and those that it set. */
async function ask(cookie: string, given: Partial<typeof answer> = {}) {
  answer = { cache: "private, no-store", cookies: [], ...given };
  const { port } = server.address() as AddressInfo;
  const headers = cookie === "" ? {} : { cookie };
  const response = await new Promise<IncomingMessage>((done) => get({ port, host: "127.0.0.1", headers }, done));
  response.resume();
  await once(response, "end");
  expect(response.headers["strict-transport-security"]).toBe("max-age=1");
  return { seen, set: response.headers["set-cookie"] ?? [] };
}

test("cookies of looks come in by their outer names and go out by them", async () => {
  const cookies = ["theme=dark; Path=/sub; Domain=example.org; SameSite=Lax", "other=1; Path=/"];
  for (const late of [false, true])
    expect(await ask("__Host-lang=en; x=1", { cookies, late })).toEqual({
      seen: "lang=en; x=1",
      set: ["__Host-theme=dark; Path=/; Secure; SameSite=Lax", "other=1; Path=/"],
    });
  expect(await ask("")).toEqual({ seen: undefined, set: [] });
});

test("a cookie of looks that another site may have set does not count beside the right one", async () => {
  expect((await ask("lang=en; __Host-lang=ja")).seen).toBe("lang=ja");
  expect((await ask("lang=en")).seen).toBe("lang=en");
});

test("a session of an earlier release goes on, and its cookie is exchanged once", async () => {
  const { seen, set } = await ask(`__Secure-${SESSION}=abc.def=; __Host-theme=dark`);
  expect(seen).toBe(`__Host-${SESSION}=abc.def=; theme=dark`);
  expect(set).toEqual([
    `__Host-${SESSION}=abc.def=; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax`,
    `__Secure-${SESSION}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ]);
  // The browser now sends the new one; an old one that appears beside it is nobody's.
  expect(await ask(`__Secure-${SESSION}=planted; __Host-${SESSION}=abc`)).toEqual({
    seen: `__Host-${SESSION}=abc`,
    set: [],
  });
});

test("an answer that caches keep carries no session, and signing out wins over the exchange", async () => {
  const old = `__Secure-${SESSION}=abc`;
  expect((await ask(old, { cache: "public, s-maxage=60" })).set).toEqual([]);
  const out = `__Host-${SESSION}=; Max-Age=0; Path=/; Secure`;
  expect((await ask(old, { cookies: [out] })).set.at(-1)).toBe(out);
});

test("names of earlier releases are read for some months, and then no more", async () => {
  now = Date.parse("2027-08-01");
  expect(await ask(`__Secure-${SESSION}=abc; lang=en; __Host-theme=dark`)).toEqual({ seen: "theme=dark", set: [] });
  now = Date.parse("2026-12-01");
});
