import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createSession } from "../../prisma/factories/create-session";
import { type RawRequest, rawRequest } from "./support/hostile/raw-request";
import { TRICKS } from "./support/hostile/tricks";
import { siteAddress } from "./support/site";
import { expect, test } from "./support/test";
import { createVictim, secretsOf, snapshot } from "./support/victims";

/** Words that only programs say. */
const INSIDE = /\bat (?:async )?[\w$.<>]+ \(?[^\s()]+:\d+:\d+|node_modules[\\/]|postgres(?:ql)?:\/\/|PrismaClient/;

test("no trick with headers or addresses opens what is somebody else's", async ({ world }) => {
  const address = siteAddress();
  const victim = await createVictim(world, "private");
  const { cookie } = await createSession(await world.createUser());
  const secrets = [...secretsOf(victim), 'href="/admin/history"'];
  const { id } = victim.deck;
  const paths = [
    `/decks/${id}`,
    `/ja/decks/${id}/edit`,
    `/decks/${id}/picture`,
    `/api/decks/${id}`,
    `/api/v1/decks/${id}`,
    `/mtg/decks/${victim.mtgDeck.id}`,
    `/ja/mtg/decks/${victim.mtgDeck.id}/edit`,
    `/api/mtg/decks/${victim.mtgDeck.id}`,
    `/authors/${victim.user.authorKey}`,
    "/admin/people",
    "/ja/admin/audit",
    `/api/admin/drafts/${victim.draftId}`,
  ];
  // Whoever may see it is told, so that what follows is about who asks.
  const read = async (path: string, user: { id: string }) => {
    const { cookie } = await createSession(user);
    return (await rawRequest(address, { path, headers: { cookie: `${cookie.name}=${cookie.value}` } })).text;
  };
  expect(await read(`/api/decks/${id}`, victim.user)).toContain(victim.deck.name);
  expect(await read("/admin/people", await world.createUser({ role: "admin" }))).toContain('href="/admin/history"');
  const before = await snapshot(victim);
  for (const asker of ["", `${cookie.name}=${cookie.value}`])
    for (const path of paths)
      for (const trick of TRICKS) {
        const headers = { origin: address, cookie: asker, ...trick.headers(path) };
        const { status, text } = await rawRequest(address, { path: trick.path(path), headers });
        const what = `${trick.name} of ${path} as ${asker === "" ? "a visitor" : "a stranger"}: ${status}`;
        expect(
          [...secrets.filter((secret) => text.includes(secret)), ...(status >= 500 ? ["fails"] : [])],
          what,
        ).toEqual([]);
      }
  expect(await snapshot(victim)).toEqual(before);
});

test("the data of a page has no address of its own, so that none answers for a page that is hidden", async ({
  world,
}) => {
  const { deck } = await createVictim(world, "private");
  for (const path of [`/decks/${deck.id}`, "/admin", "/cards/nothing", "/cards"])
    for (const end of [".rsc", ".prefetch.rsc", ".segments/_tree.segment.rsc"])
      for (const headers of [undefined, { rsc: "1" }]) {
        const { status, text } = await rawRequest(siteAddress(), { path: path + end, headers });
        expect(status, path + end).toBe(404);
        expect(text, path + end).not.toContain(deck.name);
      }
});

test("nobody has the site ask other machines in their place", async () => {
  const address = siteAddress();
  let connections = 0;
  const elsewhere = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  const { port } = elsewhere.address() as AddressInfo;
  const target = `http://127.0.0.1:${port}/x.png`;
  const upgrade = {
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    "sec-websocket-version": "13",
  };
  const requests: readonly RawRequest[] = [
    { path: target },
    { path: "http://169.254.169.254/latest/meta-data/" },
    { path: "/", headers: { host: `127.0.0.1:${port}` } },
    { path: "/", headers: { "x-forwarded-host": `127.0.0.1:${port}`, "x-middleware-rewrite": target } },
    { method: "CONNECT", path: `127.0.0.1:${port}` },
    ...["/", "/_next/webpack-hmr", target].map((path) => ({ path, headers: upgrade })),
    ...[target, "http://169.254.169.254/", "/icon.svg", "//127.0.0.1/x", "data:image/svg+xml,<svg/>"].map((url) => ({
      path: `/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`,
    })),
    { path: `/api/oembed?url=${encodeURIComponent(target)}` },
    { path: `/api/auth/signin?callbackUrl=${encodeURIComponent(target)}` },
  ];
  for (const one of requests) {
    const { status, text, headers } = await rawRequest(address, one);
    const what = `${one.path}: ${status}`;
    expect(status, what).toBeLessThan(500);
    expect(status, what).not.toBe(101);
    if (one.path.startsWith("/_next/image")) expect([400, 404], what).toContain(status);
    expect(text + String(headers.location ?? ""), what).not.toContain(`127.0.0.1:${port}/x.png"`);
  }
  expect(connections).toBe(0);
  elsewhere.close();
});

test("nothing of the program is served but what browsers need", async ({ client }) => {
  const address = siteAddress();
  const page = (await client.get("/cards")).text;
  const scripts = [...new Set([...page.matchAll(/\/_next\/static\/[^"'\\]+\.(?:js|css)/g)].map(([path]) => path))];
  expect(scripts.length).toBeGreaterThan(3);
  for (const path of scripts) {
    expect((await client.get(path)).text, path).not.toContain("sourceMappingURL=");
    expect((await rawRequest(address, { path: `${path}.map` })).status, `${path}.map`).toBe(404);
  }
  const files = [
    "/.env",
    "/.env.local",
    "/.git/config",
    "/.git/HEAD",
    "/package.json",
    "/package-lock.json",
    "/next.config.js",
    "/server.js",
    "/proxy.ts",
    "/prisma/schema.prisma",
    "/data/logs/server.log",
    "/.next/BUILD_ID",
    "/.next/server/app/page.js",
  ];
  const climbing = [
    "/_next/static/../../.env",
    "/_next/static/..%2f..%2f.env",
    "/fonts/%2e%2e/%2e%2e/.env",
    "/..%5c.env",
  ];
  const insides = [
    "/_next/webpack-hmr",
    "/__nextjs_original-stack-frames",
    "/__nextjs_source-map",
    "/_next/static/development/_devPagesManifest.json",
    "/_next/data/x/cards.json",
  ];
  for (const path of [...files, ...climbing, ...insides]) {
    const { status, text } = await rawRequest(address, { path });
    expect([400, 404], `${path}: ${status}`).toContain(status);
    expect(text, path).not.toMatch(INSIDE);
    expect(text, path).not.toContain("NEXTAUTH_SECRET");
  }
});

for (const method of ["POST", "PUT", "PATCH", "DELETE"])
  test(`${method} is no way to a page, whatever its body`, async () => {
    const address = siteAddress();
    for (const path of ["/", "/cards", "/en/decks", "/d/KFBXUHBT8Q"])
      for (const body of ["", "x".repeat(2_000_000)]) {
        const { status, text } = await rawRequest(address, { method, path, body, headers: { origin: address } });
        // A body that is not read may cost the connection.
        expect([405, 413, 0], `${path}: ${status}`).toContain(status);
        expect(text, path).not.toMatch(INSIDE);
      }
  });
