import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { decompressPage, PageCache, type RenderedPage } from "./page-cache";

const page = (text: string, headers: RenderedPage["headers"] = {}): RenderedPage => ({
  status: 200,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "script-src 'nonce-abc'",
    connection: "keep-alive",
    ...headers,
  },
  body: Buffer.from(text),
});

function opened({ bytes = 1_000_000 } = {}) {
  let now = 0;
  let renderings = 0;
  const store = new PageCache({ bytes, fresh: 10, stale: 60, now: () => now });
  const ask = (
    key: string,
    mark = "v1",
    made: () => RenderedPage | Promise<RenderedPage> = () => page(`${key} ${mark}`),
  ) =>
    store.find(key, mark, async () => {
      renderings++;
      return made();
    });
  const text = async (...asked: Parameters<typeof ask>) => {
    const found = await ask(...asked);
    return found && "stored" in found ? (await decompressPage(found.stored.br)).toString() : found;
  };
  return { ask, text, pass: (time: number) => (now += time), renderings: () => renderings };
}

test("a page is rendered once, and kept in both encodings without what belongs to a connection", async () => {
  const { ask, renderings } = opened();
  const [first, second] = await Promise.all([ask("/a"), ask("/a")]);
  const third = await ask("/a");
  expect(renderings()).toBe(1);
  expect(second).toEqual(first);
  if (!third || !("stored" in third)) throw new Error("The page was not kept");
  expect(brotliDecompressSync(third.stored.br).toString()).toBe("/a v1");
  expect(gunzipSync(await third.stored.gzip()).toString()).toBe("/a v1");
  expect(Object.keys(third.stored.headers).sort()).toEqual(["content-security-policy", "content-type"]);
});

test("another mark has the page rendered again, at once", async () => {
  const { text, renderings } = opened();
  await text("/a", "v1");
  expect(await text("/a", "v2")).toBe("/a v2");
  expect(renderings()).toBe(2);
});

test("an older page is served once more while it is rendered again, a very old one is not", async () => {
  const { text, pass } = opened();
  let shown = "first";
  const ask = () => text("/a", "v1", () => page(shown));
  await ask();
  shown = "second";
  pass(9);
  expect(await ask()).toBe("first");
  pass(1);
  expect(await ask()).toBe("first");
  await expect.poll(ask).toBe("second");
  shown = "third";
  pass(60);
  expect(await ask()).toBe("third");
});

test("what is no page for everybody goes to whoever asked first, and those beside ask for themselves", async () => {
  const { ask } = opened();
  for (const answer of [
    { ...page("gone"), status: 404 },
    page("theirs", { "set-cookie": ["a=b"] }),
    page("data", { "content-type": "application/json" }),
    page("bare", { "content-security-policy": "default-src 'none'" }),
  ]) {
    expect(await Promise.all([ask("/b", "v1", () => answer), ask("/b", "v1", () => answer)])).toEqual([
      { rendered: answer },
      null,
    ]);
  }
});

test("a failure reaches whoever waits for it, and is forgotten", async () => {
  const { ask, text } = opened();
  const fail = () => Promise.reject(new Error("no server"));
  await expect(ask("/a", "v1", fail)).rejects.toThrow("no server");
  expect(await text("/a")).toBe("/a v1");
});

test("the page that was not asked for the longest makes room", async () => {
  const { ask, renderings } = opened({ bytes: 5_000 });
  await ask("/a");
  await ask("/b");
  await ask("/a");
  await ask("/c");
  expect(renderings()).toBe(3);
  await ask("/a");
  expect(renderings()).toBe(3);
  await ask("/b");
  expect(renderings()).toBe(4);
});
