import { resolve } from "node:path";
import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { getWorkerBuildOptions } from "./service-worker.mjs";
import { startWorker, withResponseUrl } from "./testing/worker-scope.mjs";

const root = resolve(import.meta.dirname, "../..");
const FILES = ["/_next/static/chunks/a.js", "/fonts/b.woff2"];
const VERSION = "/api/v1/snapshot/2.2026-11-21.68fdc9e1";
const OTHER = "/api/v1/snapshot/3.2026-11-22.aaaaaaaa";
const SHELLS = ["", "/en"].flatMap((lang) => ["", "/builder", "/mtg"].map((page) => `${lang}/offline${page}`));

let code;
beforeAll(async () => {
  const { outputFiles } = await build({ ...getWorkerBuildOptions(root, "r1", FILES), write: false });
  code = outputFiles[0].text;
});

const json = (path, { status = 200, headers = {}, redirected = false } = {}) =>
  withResponseUrl(
    path,
    new Response(status === 204 ? null : `{"of":"${path}"}`, {
      status,
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "public, max-age=60", ...headers },
    }),
    redirected,
  );

/** The network as a site answers; `other` answers first. */
const network =
  (other = () => undefined) =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const own = await other(request, pathname);
    if (own) return own;
    if (pathname === "/api/v1/snapshot/current") return json(VERSION, { redirected: true });
    if (pathname.startsWith("/api/v1/snapshot/")) return json(pathname);
    return withResponseUrl(pathname, new Response(`of ${pathname}`, { headers: { "content-type": "text/html" } }));
  };

async function installed(other) {
  const worker = startWorker(code, network(other));
  await worker.install();
  await worker.tell("activate");
  worker.asked.length = 0;
  return worker;
}
const navigate = (worker, path) => worker.ask(path, { mode: "navigate" });
const offline = () => {
  throw new TypeError("Failed to fetch");
};
const keptFiles = async (worker) =>
  (await worker.kept())["grimoire-files-r1"].map((path) => path.replace(/\?.*/, "")).sort();
const keptCards = async (worker) => (await worker.kept())["grimoire-cards-r1"] ?? [];

describe("what it keeps", () => {
  test("is the files of the release, the shells and one version of the cards, all asked for without cookies", async () => {
    const worker = startWorker(code, network());
    await worker.install();
    expect(await keptFiles(worker)).toEqual([...FILES, ...SHELLS].sort());
    expect(await keptCards(worker)).toEqual([VERSION]);
    expect(Object.keys(await worker.kept())).toHaveLength(2);
    const asked = worker.asked.filter(({ url }) => !FILES.some((file) => url.endsWith(file)));
    expect(asked.map(({ credentials }) => credentials)).toEqual(asked.map(() => "omit"));
  });

  test.each([
    ["a redirect to another page", () => withResponseUrl("/sign-in", new Response("sign in"), true)],
    ["another status", (path) => withResponseUrl(path, new Response(null, { status: 203 }))],
    ["no content", (path) => withResponseUrl(path, new Response(null, { status: 204 }))],
    ["a refusal", (path) => withResponseUrl(path, new Response("wait", { status: 429 }))],
  ])("is no shell and no file that came as %s: the worker of before stays", async (_, answer) => {
    for (const bad of ["/offline", FILES[0]]) {
      const worker = startWorker(
        code,
        network((_request, path) => (path === bad ? answer(path) : undefined)),
      );
      await expect(worker.install(), bad).rejects.toThrow();
      expect(await keptFiles(worker)).not.toContain(bad);
    }
  });

  test.each([
    ["a page", () => withResponseUrl("/sign-in", new Response("<html>", { headers: { "content-type": "text/html" } }))],
    ["data of another address", () => json("/api/accounts/me")],
    ["data of another site", () => json(`https://elsewhere.example${VERSION}`)],
    ["a part", () => json(VERSION, { status: 206 })],
    ["nothing", () => json(VERSION, { status: 204 })],
    ["an answer to one visitor", () => json(VERSION, { headers: { "cache-control": "private, no-store" } })],
  ])("is no version of the cards that came as %s", async (_, answer) => {
    const wrong = (_request, path) => (path.startsWith("/api/v1/snapshot/") ? answer() : undefined);
    await expect(startWorker(code, network(wrong)).install()).rejects.toThrow();
    const worker = await installed();
    const before = await keptCards(worker);
    const later = startWorker(code, network(wrong));
    await later.ask(OTHER);
    expect(await keptCards(later)).toEqual([]);
    expect(before).toEqual([VERSION]);
  });

  test("is nothing else, whatever is asked for through it", async () => {
    const worker = await installed();
    const before = await worker.kept();
    for (const path of [
      "/",
      "/account",
      "/decks/mine",
      "/api/accounts/me",
      "/api/v1/cards?q=a",
      "/images/cards/x.webp",
      "/offline?x=1",
    ]) {
      await worker.ask(path);
      await navigate(worker, path);
    }
    await worker.ask("https://elsewhere.example/api/v1/snapshot/1.2026-01-01.00000000");
    await worker.ask(VERSION, { method: "POST", body: "{}" });
    await worker.message({ type: "CACHE_URLS", payload: { urlsToCache: ["/account", "/api/accounts/me"] } });
    expect(await worker.kept()).toEqual(before);
  });

  test("is one version of the cards: a newer one takes its place, and a part of one is asked of the site", async () => {
    const worker = await installed((request, path) =>
      request.headers.has("range") ? json(path, { status: 206 }) : undefined,
    );
    await worker.ask(OTHER, { headers: { range: "bytes=0-5" } });
    expect(await keptCards(worker)).toEqual([VERSION]);
    expect((await worker.ask(OTHER, { credentials: "include" })).status).toBe(200);
    expect(await keptCards(worker)).toEqual([OTHER]);
    expect(worker.asked.map(({ credentials }) => credentials).at(-1)).toBe("omit");
  });
});

describe("what it answers", () => {
  test("without a network is pages of the site, by a shell", async () => {
    let away = false;
    const worker = await installed(() => (away ? offline() : undefined));
    away = true;
    for (const [path, shell] of [
      ["/decks/new", "/offline/builder"],
      ["/en/mtg/decks/new?format=type1", "/en/offline/mtg"],
      ["/mtg/goldfish/m1AB?era=6e", "/offline/mtg"],
      ["/en/decks/mine", "/en/offline"],
      ["/cards/a.b", "/offline"],
    ])
      expect(await (await navigate(worker, path)).text(), path).toBe(`of ${shell}`);
  });

  test.each([
    "/api/accounts/me/export",
    "/api/v1/bulk/cards.json",
    "/feeds/decks.atom",
    "/sitemaps/decks-1.xml",
    "/images/cards/x.webp",
    "/d/KFBXUHBT8Q/picture",
    "/en/d/KFBXUHBT8Q/picture?wide=1",
    "/embed/decks/KFBXUHBT8Q",
    "/en/embed/decks/KFBXUHBT8Q",
    "/.well-known/security.txt",
    "/llms.txt",
  ])("is never %s, which is no page that a shell could stand in for", async (path) => {
    const worker = await installed();
    expect(await navigate(worker, path)).toBeNull();
    expect(await worker.ask(path)).toBeNull();
  });

  test("is nothing of other sites, and no other method", async () => {
    const worker = await installed();
    expect(await worker.ask(`https://elsewhere.example${FILES[0]}`)).toBeNull();
    for (const path of [FILES[0], VERSION, "/decks/new"])
      expect(await worker.ask(path, { method: "POST", body: "" }), path).toBeNull();
  });

  test("with a network is what the site says, also a refusal; the builder outlives a server that is being replaced", async () => {
    let status = 200;
    const worker = await installed((_request, path) =>
      status === 200 ? undefined : withResponseUrl(path, new Response(`says ${status}`, { status })),
    );
    for (status of [404, 403, 500, 503])
      expect(await (await navigate(worker, "/account")).text()).toBe(`says ${status}`);
    expect(await (await navigate(worker, "/decks/new")).text()).toBe("of /offline/builder");
  });
});

test("a new release waits until a page asks for it", async () => {
  const worker = await installed();
  expect(worker.asked).not.toContain("skipWaiting");
  await worker.message({ type: "SKIP_WAITING" });
  expect(worker.asked).toContain("skipWaiting");
});

test("the files and cards of two releases are kept, and what others keep is left alone", async () => {
  const worker = startWorker(code, network());
  const others = ["grimoire-files-r-1", "grimoire-files-r0", "grimoire-cards-r-1", "grimoire-cards-r0", "another"];
  for (const name of others) await worker.caches.open(name);
  await worker.install();
  await worker.tell("activate");
  expect(Object.keys(await worker.kept()).sort()).toEqual(
    ["another", ...["cards", "files"].flatMap((kind) => [`grimoire-${kind}-r0`, `grimoire-${kind}-r1`])].sort(),
  );
});
