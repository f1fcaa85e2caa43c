import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { format } from "@/app/i18n/format";
import { expect, test } from "./support/test";
import { words } from "./support/words";

test("the page about the interface is found at the foot of every page, and tells of every address", async ({
  client,
}) => {
  const { title, limits, contents } = words.ja.api;
  const page = await (await client.open("/")).get("contentinfo").get("link", words.ja.site.footer.api).follow();
  expect(page.heading).toBe(title);
  const { paths } = (await client.get("/api/v1/openapi.json?lang=ja")).json();
  const routes = page.names("article");
  for (const operations of Object.values<Record<string, { summary: string }>>(paths))
    for (const { summary } of Object.values(operations))
      expect(routes.filter((name) => name === summary)).toHaveLength(1);
  const place = page.get("navigation", contents).get("link", limits).href.split("#")[1];
  expect(page.get("region", limits).element.contains(page.target(place).element)).toBe(true);
});

test("an error names the place on the page that tells of it", async ({ client }) => {
  const answer = await client.get("/api/v1/cards/number/99999");
  const { error } = answer.json();
  expect([answer.status, error.code]).toEqual([404, "notFound"]);
  expect((await client.open(error.docs)).target().text).toContain("notFound");
});

test("what is not there, and what is not answered, is refused in one shape over the wire too", async ({ client }) => {
  for (const [method, path, status, code] of [
    ["GET", "/api/v1/nowhere/at/all", 404, "notFound"],
    ["POST", "/api/v1/nowhere", 404, "notFound"],
    ["GET", "/api/v2/cards", 404, "notFound"],
    ["DELETE", "/api/v1/cards", 405, "wrongMethod"],
    ["GET", "/api/v1/decks/check", 405, "wrongMethod"],
    ["GET", "/api/v1/cards?page=zero", 422, "invalid"],
  ] as const) {
    const answer = await client.request(path, { method });
    expect([answer.status, answer.json().error.code], `${method} ${path}`).toEqual([status, code]);
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
  }
  const options = await client.request("/api/v1/cards", { method: "OPTIONS" });
  expect([options.status, options.headers.allow]).toEqual([204, "GET, HEAD, OPTIONS"]);
  const head = await client.request("/api/v1/cards", { method: "HEAD" });
  expect([head.status, head.bytes.byteLength]).toEqual([200, 0]);
});

test("what is known already is not sent again", async ({ client }) => {
  // Another test may add a set between two of these requests.
  const askTwice = async () => {
    const { etag = "" } = (await client.get("/api/v1/sets")).headers;
    const again = await client.get("/api/v1/sets", { headers: { "if-none-match": etag } });
    return [again.status, again.bytes.byteLength];
  };
  await expect.poll(askTwice).toEqual([304, 0]);
});

test("a bulk file arrives as its manifest says, plain and gzipped", async ({ client }) => {
  const { files } = (await client.get("/api/v1/bulk")).json();
  expect(files.length).toBeGreaterThan(0);
  const sha = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
  for (const { download, sha256, size, gzip } of files) {
    const { bytes: plain } = await client.get(download, { headers: { "accept-encoding": "identity" } });
    const { bytes: packed } = await client.get(gzip.download);
    expect([sha(plain), plain.byteLength, sha(packed)]).toEqual([sha256, size, gzip.sha256]);
    expect(gunzipSync(packed).equals(plain)).toBe(true);
    // The client unpacks what was packed on the way.
    expect(sha((await client.get(download)).bytes)).toBe(sha256);
  }
});

test("large answers come packed over the wire, and plain for whoever takes nothing else", async ({ client }) => {
  for (const path of ["/api/v1/cards", "/api/v1/openapi.json", "/api/v1/snapshot/current", "/api/names/any"]) {
    const packed = await client.get(path, { headers: { "accept-encoding": "gzip" } });
    const plain = await client.get(path, { headers: { "accept-encoding": "identity" } });
    expect([packed.headers["content-encoding"], plain.headers["content-encoding"]], path).toEqual(["gzip", undefined]);
    expect(packed.text).toBe(plain.text);
  }
});

test("an assistant finds its way and is answered over the wire, and reading is all it can do", async ({ client }) => {
  const map = (await client.get("/llms.txt")).text;
  const addresses = [...map.matchAll(/\]\((\S+)\)/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(addresses).toContain("/api/mcp");
  for (const path of addresses.filter((one) => one !== "/api/mcp"))
    expect((await client.get(path)).status, path).toBe(200);
  const answer = await client.post("/api/mcp", {
    headers: { accept: "application/json, text/event-stream" },
    json: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_rule", arguments: { number: "205.3" } } },
  });
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining("mag:205.3")]);
  expect((await client.get("/api/mcp")).status).toBe(405);
});

for (const q of ["種別:ユニット 色:赤", "o:引く", "並び:-ap"])
  test(`the list of cards shows for ${q} what the interface answers`, async ({ client }) => {
    const { cards } = (await client.get("/api/v1/cards", { params: { q } })).json();
    expect(cards.length).toBeGreaterThan(0);
    const list = await client.open("/cards", { params: { q } });
    const shown = list.select("[data-result]").map(({ url }) => url.pathname);
    const pages = cards.map(({ links }: { links: { page: string } }) => new URL(links.page).pathname);
    expect([...new Set(shown)]).toEqual(pages);
  });

test("examples and shapes open without script", async ({ client }) => {
  const { example, shape } = words.en.api;
  const page = await client.open("/en/developers");
  const { paths } = (await client.get("/api/v1/openapi.json?lang=en")).json();
  const search = page.get("article", paths["/cards"].get.summary);
  const opened = search.all("group", example);
  expect(opened).toHaveLength(1);
  expect(opened[0]?.element.localName).toBe("details");
  expect(opened[0]?.text).toContain('"warnings": []');
  const place = search.first("link", format(shape, { name: "SearchAnswer" })).href.split("#")[1];
  expect(page.target(place).text).toContain("SearchAnswer");
});
