import type { Page } from "playwright/test";
import { openDatabase } from "../prisma/factories/database";
import { BuilderPage } from "./support/builder-page";
import { LEGAL_LIST } from "./support/lists";
import { openReleaseProxy } from "./support/release-proxy";
import { expect, test } from "./support/test";

test.use({ serviceWorkers: "allow" });

let builder: BuilderPage;
test.beforeEach(({ page, allowMessages }) => {
  builder = new BuilderPage(page);
  // The browser writes down every request that finds no network.
  allowMessages(/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/);
});

/** Waits until the browser keeps all that it needs without a network. */
const keepsAll = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });

/** Changes the deck twenty times: three copies of six cards, and two of another. */
async function editTwentyTimes(at: BuilderPage): Promise<void> {
  const cards = ["墨つぎの見習い", "青墨の小魚", "走り火", "若葉の栞", "苔むす踏み台", "火種の見習い"];
  for (const card of cards) for (let copy = 0; copy < 3; copy += 1) await at.plus(card).click();
  for (let copy = 0; copy < 2; copy += 1) await at.plus("燐寸の小人").click();
  await expect(at.counter("魔導書")).toContainText("20/40");
}

const decksOf = (user: { id: string }) =>
  openDatabase().deck.findMany({ where: { ownerId: user.id }, include: { lines: true } });
const copiesIn = (deck: { lines: { count: number }[] } | undefined) =>
  deck?.lines.reduce((sum, { count }) => sum + count, 0);
const draftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("grimoire.draft.")));

test("after one visit the builder opens without a network, with all of its windows", async ({ page, context }) => {
  await builder.build();
  await keepsAll(page);
  await context.setOffline(true);
  await page.reload();
  await builder.ready();
  await editTwentyTimes(builder);
  for (const item of ["読み込む", "変更の履歴", "キー操作"]) {
    await builder.choose(item);
    await expect(builder.dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(builder.dialog).toHaveCount(0);
  }
  expect(await builder.exported("一覧")).toContain("墨つぎの見習い");
  await builder.import(LEGAL_LIST);
  await expect(builder.seal).toBeVisible();
  await builder.undo.click();
  await page.close();

  const again = new BuilderPage(await context.newPage());
  await again.build();
  await expect(again.counter("魔導書")).toContainText("20/40");
});

test("edits without a network are saved once when it is back, though the page was closed meanwhile", async ({
  page,
  context,
  world,
}) => {
  const user = await world.createSignedIn(context);
  await builder.build();
  await builder.name.fill("旅の書");
  await builder.plus("綴じ糸の虫").click();
  await expect(builder.saveState).toHaveAttribute("data-save", "saved");
  await expect(page).toHaveURL(/\/edit$/);
  const address = page.url();
  await keepsAll(page);
  await context.setOffline(true);
  for (const card of ["墨つぎの見習い", "青墨の小魚", "走り火", "若葉の栞", "苔むす踏み台", "火種の見習い"])
    for (let copy = 0; copy < 3; copy += 1) await builder.plus(card).click();
  await builder.plus("燐寸の小人").click();
  await builder.plus("燐寸の小人").click();
  await expect(builder.saveState).toHaveAttribute("data-save", "offline");
  await page.close();

  const again = new BuilderPage(await context.newPage());
  await again.build(address);
  await expect(again.counter("魔導書")).toContainText("21/40");
  await expect(again.name).toHaveValue("旅の書");
  await expect(again.saveState).toHaveAttribute("data-save", "offline");
  await context.setOffline(false);
  await expect(again.saveState).toHaveAttribute("data-save", "saved");
  const [deck, ...others] = await decksOf(user);
  expect(others).toEqual([]);
  expect([deck?.version, copiesIn(deck)]).toEqual([2, 21]);
  const [slot = ""] = await draftKeys(again.page);
  const kept = JSON.parse((await again.page.evaluate((key) => localStorage.getItem(key), slot)) ?? "{}");
  expect([kept.pending, kept.base.version]).toEqual([null, 2]);
});

test("a deck that is begun without a network becomes one deck of the account", async ({ page, context, world }) => {
  const user = await world.createSignedIn(context);
  await builder.build();
  await keepsAll(page);
  await context.setOffline(true);
  await page.reload();
  await builder.ready();
  await editTwentyTimes(builder);
  await expect(builder.saveState).toHaveAttribute("data-save", "offline");
  expect(await draftKeys(page)).toEqual([expect.stringMatching(/^grimoire\.draft\.local-/)]);
  await context.setOffline(false);
  await expect(builder.saveState).toHaveAttribute("data-save", "saved");
  const [deck, ...others] = await decksOf(user);
  expect(others).toEqual([]);
  expect([deck?.version, copiesIn(deck)]).toEqual([1, 20]);
  expect(await draftKeys(page)).toEqual([`grimoire.draft.${deck?.id}`]);
});

for (const [path, title, link] of [
  ["/cards", "つながりがありません", "旅の書"],
  ["/en/rules", "There is no connection", "旅の書"],
] as const)
  test(`without a network ${path} says so, and shows the decks of this device`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    await builder.build();
    await builder.name.fill("旅の書");
    await keepsAll(page);
    await context.setOffline(true);
    await page.goto(path);
    await expect(builder.heading).toHaveText(title);
    await expectAccessible(page);
    await page.getByRole("link", { name: link, exact: true }).click();
    await page.locator("[data-act=add]").first().waitFor();
    await page.goto(path);
    await context.setOffline(false);
    await page.getByRole("button", { name: /^(もう一度開く|Open it again)$/ }).click();
    await expect(builder.heading).not.toHaveText(title);
  });

test("nothing that depends on who asks is kept", async ({ page, context, world }) => {
  const user = await world.createSignedIn(context, { name: "秘密の書き手" });
  const { id } = await world.createDeck(user, { name: "秘密の書" });
  await builder.build();
  await keepsAll(page);
  for (const path of ["/decks/mine", "/account", `/decks/${id}`, `/decks/${id}/edit`, `/api/decks/${id}`, "/cards"])
    await page.goto(path);
  const kept = await page.evaluate(async () => {
    const found: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const text = answer?.headers.get("content-type")?.startsWith("text/html") ? await answer.text() : "";
        found.push({ path: new URL(request.url).pathname, text });
      }
    }
    return found;
  });
  const pages = kept.filter(({ path }) => !/^\/(_next\/static|fonts|api\/v1\/snapshot)\//.test(path));
  expect(pages.map(({ path }) => path).sort()).toEqual([
    "/en/offline",
    "/en/offline/builder",
    "/offline",
    "/offline/builder",
  ]);
  for (const { text } of pages) {
    expect(text).toContain("<html");
    expect(text).not.toContain("秘密の書");
  }
});

test("a new release is offered and never forced, and an open page goes on with its own", async ({ page, baseURL }) => {
  const proxy = await openReleaseProxy(baseURL ?? "");
  try {
    await builder.build(`${proxy.address}/decks/new`);
    await keepsAll(page);
    await builder.plus("走り火").click();
    const gone = await page.evaluate(async () => {
      const [name = ""] = (await caches.keys()).filter((key) => key.includes("files"));
      const files = await (await caches.open(name)).keys();
      return files.map(({ url }) => new URL(url).pathname).find((path) => path.endsWith(".js")) ?? "";
    });
    proxy.release(gone);
    expect((await page.request.get(proxy.address + gone)).status()).toBe(404);
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const offer = page.getByRole("status").filter({ hasText: "新しい版があります" });
    await expect(offer).toBeVisible();
    expect(await page.evaluate(async (path) => (await fetch(path)).status, gone)).toBe(200);
    await builder.plus("走り火").click();
    const loaded = page.waitForEvent("load");
    await offer.getByRole("button", { name: "読み込み直す" }).click();
    await loaded;
    await builder.ready();
    await expect(builder.row("走り火", "deck")).toContainText("×2");
    await expect(offer).toHaveCount(0);
  } finally {
    await proxy.close();
  }
});

test("the site can be installed", async ({ page, context, request }) => {
  await builder.build();
  await keepsAll(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Windows of tests are private ones, where nothing is ever installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const manifest = await (await request.get("/site.webmanifest")).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("a window that cannot be loaded leaves the page as it is and comes with another try", async ({
    page,
    context,
  }) => {
    // Nothing is fetched ahead, as in a browser that never rests.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await builder.build();
    await builder.plus("走り火").click();
    await context.setOffline(true);
    await builder.choose("変更の履歴");
    const failure = page.getByRole("dialog", { name: "この部分を読み込めません" });
    await expect(failure).toBeVisible();
    await page.keyboard.press("Escape");
    await builder.plus("走り火").click();
    await expect(builder.row("走り火", "deck")).toContainText("×2");
    await builder.choose("変更の履歴");
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "もう一度読み込む" }).click();
    await expect(page.getByRole("dialog", { name: "変更の履歴" })).toBeVisible();
  });
});
