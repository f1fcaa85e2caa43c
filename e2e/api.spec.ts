import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { CardsPage } from "./support/cards-page";
import { DevelopersPage } from "./support/developers-page";
import { expect, test } from "./support/test";

let developers: DevelopersPage;
test.beforeEach(({ page }) => {
  developers = new DevelopersPage(page);
});

test("the page about the interface is found at the foot of every page, and tells of every address", async ({
  page,
  request,
}) => {
  await developers.open("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "公開API" }).click();
  await expect(developers.heading).toHaveText("公開API");
  const { paths } = await (await request.get("/api/v1/openapi.json?lang=ja")).json();
  for (const operations of Object.values<Record<string, { summary: string }>>(paths))
    for (const { summary } of Object.values(operations)) await expect(developers.route(summary)).toHaveCount(1);
  await developers.contents.getByRole("link", { name: "回数の上限" }).click();
  await expect(page.getByRole("heading", { name: "回数の上限" })).toBeInViewport();
});

test("an error names the place on the page that tells of it", async ({ page, request }) => {
  const response = await request.get("/api/v1/cards/number/99999");
  const { error } = await response.json();
  expect([response.status(), error.code]).toEqual([404, "notFound"]);
  await developers.open(error.docs);
  await expect(page.locator(":target")).toContainText("notFound");
  await expect(page.locator(":target")).toBeInViewport();
});

test("what is not there, and what is not answered, is refused in one shape over the wire too", async ({ request }) => {
  for (const [method, path, status, code] of [
    ["GET", "/api/v1/nowhere/at/all", 404, "notFound"],
    ["POST", "/api/v1/nowhere", 404, "notFound"],
    ["GET", "/api/v2/cards", 404, "notFound"],
    ["DELETE", "/api/v1/cards", 405, "wrongMethod"],
    ["GET", "/api/v1/decks/check", 405, "wrongMethod"],
    ["GET", "/api/v1/cards?page=zero", 422, "invalid"],
  ] as const) {
    const response = await request.fetch(path, { method });
    expect([response.status(), (await response.json()).error.code], `${method} ${path}`).toEqual([status, code]);
    expect(response.headers()["access-control-allow-origin"]).toBe("*");
  }
  const options = await request.fetch("/api/v1/cards", { method: "OPTIONS" });
  expect([options.status(), options.headers().allow]).toEqual([204, "GET, HEAD, OPTIONS"]);
  const head = await request.head("/api/v1/cards");
  expect([head.status(), (await head.body()).byteLength]).toEqual([200, 0]);
});

test("what is known already is not sent again", async ({ request }) => {
  const { etag = "" } = (await request.get("/api/v1/sets")).headers();
  const again = await request.get("/api/v1/sets", { headers: { "If-None-Match": etag } });
  expect([again.status(), (await again.body()).byteLength]).toEqual([304, 0]);
});

test("a bulk file arrives as its manifest says, plain and gzipped", async ({ request }) => {
  const { files } = await (await request.get("/api/v1/bulk")).json();
  const sha = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
  for (const { download, sha256, size, gzip } of files) {
    const plain = await (await request.get(download, { headers: { "Accept-Encoding": "identity" } })).body();
    const packed = await (await request.get(gzip.download)).body();
    expect([sha(plain), plain.byteLength, sha(packed)]).toEqual([sha256, size, gzip.sha256]);
    expect(gunzipSync(packed).equals(plain)).toBe(true);
    // The client unpacks what was packed on the way.
    expect(sha(await (await request.get(download)).body())).toBe(sha256);
  }
});

test("large answers come packed over the wire, and plain for whoever takes nothing else", async ({ request }) => {
  for (const path of ["/api/v1/cards", "/api/v1/openapi.json", "/api/v1/snapshot/current", "/api/names/any"]) {
    const packed = await request.get(path, { headers: { "Accept-Encoding": "gzip" } });
    const plain = await request.get(path, { headers: { "Accept-Encoding": "identity" } });
    expect([packed.headers()["content-encoding"], plain.headers()["content-encoding"]], path).toEqual([
      "gzip",
      undefined,
    ]);
    expect(await packed.text()).toBe(await plain.text());
  }
});

test("an assistant finds its way and is answered over the wire, and reading is all it can do", async ({ request }) => {
  const map = await (await request.get("/llms.txt")).text();
  const addresses = [...map.matchAll(/\]\((\S+)\)/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(addresses).toContain("/api/mcp");
  for (const path of addresses.filter((one) => one !== "/api/mcp"))
    expect((await request.get(path)).status(), path).toBe(200);
  const answer = await request.post("/api/mcp", {
    headers: { Accept: "application/json, text/event-stream" },
    data: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_rule", arguments: { number: "205.3" } } },
  });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining("mag:205.3")]);
  expect((await request.get("/api/mcp")).status()).toBe(405);
});

for (const q of ["種別:ユニット 色:赤", "o:引く", "並び:-ap"])
  test(`the list of cards shows for ${q} what the interface answers`, async ({ page, request }) => {
    const { cards } = await (await request.get("/api/v1/cards", { params: { q } })).json();
    expect(cards.length).toBeGreaterThan(0);
    const list = new CardsPage(page);
    await list.open(`/cards?q=${encodeURIComponent(q)}`);
    await expect(list.cards.first()).toBeVisible();
    const pages = cards.map(({ links }: { links: { page: string } }) => new URL(links.page).pathname);
    expect([...new Set(await list.shown())]).toEqual(pages);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("examples and shapes open", async () => {
    await developers.open("/en/developers");
    const search = developers.route("Search cards");
    await search.getByText("Example request and answer").click();
    await expect(search).toContainText('"warnings": []');
    await search.getByRole("link", { name: "Shape: SearchAnswer" }).click();
    await expect(developers.page.locator(":target")).toContainText("SearchAnswer");
  });
});

for (const path of ["/developers", "/en/developers#errors"])
  test(`${path} is accessible in both schemes, and fits 360 pixels`, async ({ page, expectAccessibleAndFitting }) => {
    await page.goto(path);
    for (const summary of await page.getByRole("article").first().locator("summary").all()) await summary.click();
    await expectAccessibleAndFitting(page);
  });

test("a request is sent from the page, and its answer shown", async ({ page, allowMessages }) => {
  allowMessages(/status of 404/);
  await developers.open("/developers");
  await expect(developers.awakeHeader).toBeAttached();
  const filter = page.getByRole("searchbox", { name: "このページを絞る" });
  await filter.fill("/cards/{name}");
  const route = developers.route("名前でカードを引く");
  await route.getByText("ここで試す").click();
  await route.getByLabel("name (必須)").fill("水圧");
  await route.getByRole("button", { name: "送る" }).click();
  await expect(route.getByRole("status")).toContainText("状態 200");
  await expect(route.getByRole("region", { name: /^答え/ })).toContainText('"水圧"');
  await route.getByLabel("name (必須)").fill("そんなカードはない");
  const refused = page.waitForResponse((answer) => answer.status() === 404);
  await route.getByRole("button", { name: "送る" }).click();
  await refused;
  await expect(route.getByRole("status")).toContainText("状態 404");
});
