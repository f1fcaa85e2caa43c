import type { Page, Route } from "playwright/test";
import { openDatabase } from "../prisma/factories/database";
import { BuilderPage } from "./support/builder-page";
import { LEGAL_LIST } from "./support/lists";
import { expect, test } from "./support/test";

let builder: BuilderPage;
test.beforeEach(({ page }) => {
  builder = new BuilderPage(page);
});

const decksOf = (user: { id: string }) =>
  openDatabase().deck.findMany({
    where: { ownerId: user.id },
    include: { lines: true },
    orderBy: { createdAt: "asc" },
  });
const shelf = (page: Page) => page.getByRole("region", { name: "この端末のデッキ" });
const rows = (page: Page) => shelf(page).getByRole("listitem");

/** Carries requests that save to the server, whose answers get lost on the way back. */
const loseAnswers = async (route: Route) => {
  if (route.request().method() === "GET") return route.continue();
  await route.fetch();
  await route.abort("connectionreset");
};

test("a browser keeps many decks without an account: they are opened, duplicated and deleted, and come back", async ({
  page,
  expectAccessible,
}) => {
  await builder.build();
  await builder.name.fill("青の書");
  await builder.card("青墨の小魚").click();
  await builder.build("/decks/new?draft=new");
  await expect(builder.counter("魔導書")).toContainText("0/40");
  await builder.name.fill("赤の書");
  await builder.card("走り火").click();

  await page.goto("/decks/mine");
  await expect(rows(page)).toHaveText([/^赤の書.*魔導書 1\/40/, /^青の書.*魔導書 1\/40/]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "青の書を複製" }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("button", { name: "赤の書を削除" }).click();
  await expect(rows(page)).toHaveText([/^青の書（複製）/, /^青の書/]);
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole("link", { name: "赤の書", exact: true }).click();
  await expect(builder.name).toHaveValue("赤の書");
  await builder.undo.click();
  await expect(builder.counter("魔導書")).toContainText("0/40");
  // The newest is what the builder opens by itself.
  await builder.build();
  await expect(builder.name).toHaveValue("赤の書");
});

test("a copy is a deck of its own with the name of what it came from, and replaces nothing", async ({ page }) => {
  await builder.build();
  await builder.name.fill("わたしの青");
  await builder.card("青墨の小魚").click();
  await page.goto("/decks");
  const copy = page.getByRole("link", { name: /^複製して組み替える（/ }).first();
  const starter = /（(.+)）$/.exec((await copy.getAttribute("aria-label")) ?? "")?.[1] ?? "";
  await copy.click();
  await expect(builder.seal).toBeVisible();
  await expect(builder.name).toHaveValue(starter);
  await expect(builder.undo).toHaveAttribute("aria-disabled", "true");
  await page.reload();
  await builder.chooseLanguage("en");
  await page
    .getByRole("combobox", { name: /^Search/ })
    .first()
    .waitFor();
  await page.goto("/decks/mine?lang=ja");
  await expect(rows(page)).toHaveText([new RegExp(`^${starter}.*「${starter}」の複製`), /^わたしの青/]);
});

test("a deck of the time when a browser kept one is there like the others", async ({ page }) => {
  const draft = { name: "むかしの書", deck: { grimoire: [{ name: "青墨の小魚", count: 2 }], stoneDeck: [] } };
  const kept = { format: 1, history: { past: [], present: draft, future: [] }, base: null, at: 1, writer: "a" };
  await page.addInitScript((written) => {
    if (sessionStorage.length > 0) return;
    sessionStorage.setItem("once", "1");
    localStorage.setItem("grimoire.draft.new", written);
  }, JSON.stringify(kept));
  await builder.build();
  await expect(builder.name).toHaveValue("むかしの書");
  await expect(builder.row("青墨の小魚", "deck")).toContainText("×2");
  await builder.plus("青墨の小魚").click();
  await page.reload();
  await builder.ready();
  await expect(builder.row("青墨の小魚", "deck")).toContainText("×3");
  expect(await page.evaluate(() => localStorage.getItem("grimoire.draft.new"))).toBeNull();
});

test("with an account a deck is saved without a button, from its first card on", async ({ page, context, world }) => {
  const user = await world.createSignedIn(context);
  await builder.build();
  await builder.card("走り火").click();
  await expect(builder.saveState).toHaveAttribute("data-save", "saved");
  await expect(page).toHaveURL(/\/decks\/[0-9a-f-]{36}\/edit$/);
  expect(await decksOf(user)).toMatchObject([{ name: "名のないデッキ", lines: [{ name: "走り火", count: 1 }] }]);
  await page.goto("/decks/mine");
  await expect(shelf(page)).toHaveCount(0);
});

test("with an account a copy is saved from its first edit on, with the deck that it was made of", async ({
  context,
  world,
}) => {
  const user = await world.createSignedIn(context);
  const author = await world.createUser();
  const lines = [{ zone: "grimoire", name: "走り火", count: 3 }] as const;
  const { id } = await world.createDeck(author, { name: "手本の書", visibility: "public", lines });
  await builder.build(`/decks/new?copy=${id}`);
  await expect(builder.name).toHaveValue("手本の書");
  await expect(builder.saveState).toHaveAttribute("data-save", "local");
  await builder.card("青墨の小魚").click();
  await expect(builder.saveState).toHaveAttribute("data-save", "saved");
  expect(await decksOf(user)).toMatchObject([{ name: "手本の書", copiedFromId: id, copiedFromName: "手本の書" }]);
  const hidden = await world.createDeck(author, { name: "隠れた書" });
  await builder.build(`/decks/new?copy=${hidden.id}`);
  await expect(builder.name).toHaveValue("");
});

test("a guest's decks come into the account, the open one by itself and others with a press", async ({
  page,
  world,
  context,
}) => {
  const user = await world.createUser();
  await builder.build();
  await builder.name.fill("先の書");
  await builder.card("青墨の小魚").click();
  await builder.build("/decks/new?draft=new");
  await builder.import(LEGAL_LIST);
  await builder.name.fill("客の書");
  await expect(builder.saveState).toHaveAttribute("data-save", "local");
  await page.getByRole("link", { name: "サインインして保存" }).click();
  await page.getByLabel("メールアドレス").fill(user.email);
  await page.getByLabel("パスワード", { exact: true }).fill(user.password);
  await page.getByRole("main").getByRole("button", { name: "サインイン", exact: true }).click();
  await expect(builder.saveState).toHaveAttribute("data-save", "saved");
  await expect(builder.name).toHaveValue("客の書");
  await expect(builder.undo).toHaveAttribute("aria-disabled", "false");
  expect((await decksOf(user)).map(({ name }) => name)).toEqual(["客の書"]);

  await page.goto("/decks/mine");
  await page.getByRole("button", { name: "先の書をアカウントに保存" }).click();
  await expect(page.getByText("「先の書」をアカウントに保存しました")).toBeVisible();
  expect((await decksOf(user)).map(({ name }) => name)).toEqual(["客の書", "先の書"]);
  await page.reload();
  await expect(page.getByRole("link", { name: "先の書" })).toBeVisible();
  await expect(shelf(page)).toHaveCount(0);
  expect(await context.cookies()).not.toEqual([]);
});

test("a save whose answer was lost is carried out once, also after the page was closed", async ({
  page,
  context,
  world,
  allowMessages,
}) => {
  allowMessages(/Failed to load resource/);
  const user = await world.createSignedIn(context);
  await builder.build();
  await page.route("**/api/decks", loseAnswers);
  await builder.card("走り火").click();
  await expect(builder.saveState).toHaveAttribute("data-save", "offline");
  await builder.card("青墨の小魚").click();
  const address = page.url();
  await page.close();

  const again = new BuilderPage(await context.newPage());
  await again.build(address);
  await expect(again.saveState).toHaveAttribute("data-save", "saved");
  await expect(again.page).toHaveURL(/\/decks\/[0-9a-f-]{36}\/edit$/);
  await expect.poll(async () => (await decksOf(user))[0]?.lines.length).toBe(2);
  expect(await decksOf(user)).toHaveLength(1);
});

test("a server that went away during a save gets it again, once", async ({ page, context, world, allowMessages }) => {
  allowMessages(/Failed to load resource/);
  const user = await world.createSignedIn(context);
  await builder.build();
  await builder.card("走り火").click();
  await expect(builder.saveState).toHaveAttribute("data-save", "saved");
  await page.route("**/api/decks/*", loseAnswers);
  await builder.card("青墨の小魚").click();
  await expect(builder.saveState).toHaveAttribute("data-save", "offline");
  await page.unroute("**/api/decks/*");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(builder.saveState).toHaveAttribute("data-save", "saved");
  const [deck, ...others] = await decksOf(user);
  expect(others).toEqual([]);
  expect(deck).toMatchObject({ version: 2 });
  expect(deck?.lines).toHaveLength(2);
});

test("a session that ends while editing asks to sign in, and then the deck is saved", async ({
  page,
  context,
  world,
  allowMessages,
}) => {
  allowMessages(/401/);
  const user = await world.createSignedIn(context);
  await builder.build();
  await builder.card("走り火").click();
  await expect(builder.saveState).toHaveAttribute("data-save", "saved");
  await context.clearCookies();
  await builder.card("青墨の小魚").click();
  await expect(builder.saveState).toHaveAttribute("data-save", "refused");
  await page.getByRole("link", { name: "サインインして保存" }).click();
  await page.getByLabel("メールアドレス").fill(user.email);
  await page.getByLabel("パスワード", { exact: true }).fill(user.password);
  await page.getByRole("main").getByRole("button", { name: "サインイン", exact: true }).click();
  await expect(builder.saveState).toHaveAttribute("data-save", "saved");
  await expect.poll(async () => (await decksOf(user))[0]?.lines.length).toBe(2);
  expect(await decksOf(user)).toHaveLength(1);
});

test("signing out takes the account's decks out of the browser, but for what the account lacks", async ({
  page,
  context,
  world,
  allowMessages,
}) => {
  allowMessages(/Failed to load resource/);
  const user = await world.createSignedIn(context, { name: "書き手" });
  const { id } = await world.createDeck(user, { name: "未保存の書" });
  await builder.build();
  await builder.card("走り火").click();
  await expect(builder.saveState).toHaveAttribute("data-save", "saved");
  await builder.build(`/decks/${id}/edit`);
  await page.route("**/api/decks/*", (route) => route.abort());
  await builder.card("走り火").click();
  await expect(builder.saveState).toHaveAttribute("data-save", "offline");
  await page.goto("/decks/mine");
  await expect(rows(page)).toHaveText([/^未保存の書.*アカウントに未保存の変更/]);
  await page.getByRole("banner").getByRole("button", { name: "書き手" }).click();
  await page.getByRole("button", { name: "サインアウト" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "サインイン" })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("grimoire.draft.")));
  expect(kept).toEqual([`grimoire.draft.${id}`]);
});

for (const [why, forbid] of Object.entries({
  forbidden: () =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
}))
  test(`with a storage that is ${why} the builder says so, and editing goes on`, async ({ page }) => {
    await page.addInitScript(forbid);
    await builder.build();
    const warning = page.getByRole("status").filter({ hasText: "この端末に残せません" });
    await expect(warning).toBeVisible();
    await builder.card("走り火").click();
    await builder.card("走り火").click();
    await expect(builder.row("走り火", "deck")).toContainText("×2");
    await builder.undo.click();
    await expect(builder.row("走り火", "deck")).toContainText("×1");
    await expect(warning).toBeVisible();
  });

for (const [choice, mine, theirs] of [
  ["この端末の内容にする", 1, 0],
  ["アカウントの内容にする", 0, 1],
] as const)
  test(`of two devices the second is shown the difference and may say: ${choice}`, async ({
    page,
    context,
    strangersPage,
    world,
    allowMessages,
  }) => {
    allowMessages(/409/);
    const user = await world.createSignedIn(context);
    await world.signIn(strangersPage.context(), user);
    await builder.build();
    await builder.card("墨つぎの見習い").click();
    await expect(builder.saveState).toHaveAttribute("data-save", "saved");
    const other = new BuilderPage(strangersPage);
    await other.build(new URL(page.url()).pathname);
    await builder.card("走り火").click();
    await expect(builder.saveState).toHaveAttribute("data-save", "saved");
    await other.search.fill("灰の書架");
    await other.card("灰の書架").click();
    await expect(other.saveState).toHaveAttribute("data-save", "conflict");
    await strangersPage.getByRole("button", { name: "選ぶ" }).click();
    await expect(other.dialog.getByRole("row", { name: /^走り火 0 1/ })).toBeVisible();
    await expect(other.dialog.getByRole("row", { name: /^灰の書架 1 0/ })).toBeVisible();
    await other.dialog.getByRole("button", { name: choice }).click();
    await expect(other.saveState).toHaveAttribute("data-save", "saved");
    const [deck] = await decksOf(user);
    const count = (card: string) => deck?.lines.find(({ name }) => name === card)?.count ?? 0;
    expect([count("墨つぎの見習い"), count("灰の書架"), count("走り火")]).toEqual([1, mine, theirs]);
    // Whatever was left out is one step away: here by undo, there as a version of the deck.
    const versions = await openDatabase().deckVersion.findMany({ where: { deckId: deck?.id ?? "" } });
    expect(JSON.stringify(versions.map(({ content }) => content))).toContain("走り火");
    if (mine === 0) {
      await other.undo.click();
      await expect(other.row("灰の書架", "deck")).toBeVisible();
    }
  });
