import { BuilderPage } from "./support/builder-page";
import { LEGAL_LIST } from "./support/lists";
import { expect, test } from "./support/test";

let builder: BuilderPage;
test.beforeEach(({ page }) => {
  builder = new BuilderPage(page);
});

test("a deck goes out as text and comes back by paste", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await builder.build();
  await builder.import(LEGAL_LIST);
  await expect(builder.seal).toBeVisible();
  await builder.share();
  const list = builder.dialog.getByRole("textbox", { name: "一覧" });
  const text = await list.inputValue();
  const cards = text.split("\n").filter((line) => !line.includes("触媒使用数"));
  expect(cards.sort()).toEqual(LEGAL_LIST.split("\n").sort());
  expect(text).toMatch(/^青触媒使用数：\d+$/m);
  await builder.dialog.getByRole("button", { name: "コピー" }).last().click();
  await expect(builder.dialog.getByText("コピーしました")).toBeVisible();
  await builder.dialog.getByRole("button", { name: "閉じる" }).click();
  await builder.choose("すべて取り除く");
  await expect(builder.counter("魔導書")).toContainText("0/40");
  await builder.heading.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Control+v");
  await expect(builder.dialog.getByText("魔導書40枚、魔石デッキ20枚")).toBeVisible();
  await builder.dialog.getByRole("button", { name: "この内容に置き換える" }).click();
  await expect(builder.seal).toBeVisible();
  expect(await builder.exported("一覧")).toBe(text);
});

test("lines that cannot be read are told before anything changes", async ({ expectAccessible, page }) => {
  await builder.build();
  await builder.card("走り火").click();
  await builder.choose("読み込む");
  await builder.dialog
    .getByRole("textbox")
    .fill("3x《墨つぎの見習い》\n《》\n100x《青墨の小魚》\n2x《どこにもない書》");
  await expect(builder.dialog.getByText("2行目").first()).toBeVisible();
  await expect(builder.dialog.getByText("3行目").first()).toBeVisible();
  await expect(builder.dialog.getByText("《どこにもない書》という名称のカードは見つかりません。")).toBeVisible();
  await expectAccessible(page);
  await builder.dialog.getByRole("button", { name: "やめる" }).click();
  await expect(builder.row("走り火", "deck")).toBeVisible();
});

test("a link opens in a window that has never been here, and its copy in the builder", async ({
  strangersPage,
  expectAccessible,
}) => {
  await builder.build();
  await builder.import(LEGAL_LIST);
  await expect(builder.seal).toBeVisible();
  const link = await builder.exported("リンク");
  expect(await builder.exported("デッキコード")).toBe(link.split("/d/")[1]);

  const shared = strangersPage;
  await shared.goto(link);
  await expect(shared.getByRole("heading", { level: 1 })).toHaveText("青緑のデッキ");
  await expect(shared.getByRole("link", { name: "墨つぎの見習い", exact: true })).toBeVisible();
  await expect(shared.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  for (const colorScheme of ["light", "dark"] as const) {
    await shared.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(shared);
  }
  const copy = new BuilderPage(shared);
  await copy.build();
  await copy.card("走り火").click();
  const own = shared.url();
  await shared.goto(link);
  await shared.getByRole("link", { name: "複製して組み替える" }).click();
  await expect(copy.seal).toBeVisible();
  await expect(shared).toHaveURL(/\/decks\/new\?draft=local-[\w-]+$/);
  await expect(copy.undo).toHaveAttribute("aria-disabled", "true");
  await copy.build(own);
  await expect(copy.row("走り火", "deck")).toContainText("×1");
  await expect(copy.deck.locator("[data-row]")).toHaveCount(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a shared deck is read and its text taken away", async ({ page }) => {
    await page.goto("/d/KFBXUHBT8Q");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("青緑のデッキ");
    await page.getByText("テキスト", { exact: true }).click();
    await expect(page.getByRole("textbox", { name: "一覧" })).toHaveValue(/^---Main Deck---\n3x《/);
  });
});

test("a mangled code is refused with what is wrong and what to do", async ({ page, expectAccessible }) => {
  const code = "KFBXUHBT8Q";
  const mangled = {
    [code.slice(0, -2)]: "途中で切れている",
    [`${code.slice(0, 4)}${code[4] === "A" ? "B" : "A"}${code.slice(5)}`]: "どこかの文字が違っています",
    [`${code.slice(0, 5)}!${code.slice(6)}`]: "6文字目の「!」",
    K: "短すぎます",
  };
  for (const [broken, reason] of Object.entries(mangled)) {
    await page.goto(`/d/${encodeURIComponent(broken)}`);
    await expect(builder.heading).toHaveText("デッキコードを読めません");
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByText(broken, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "コードかリンクを貼り直す" }).fill(`https://example.com/en/d/${code}?x=1`);
  await page.getByRole("button", { name: "読む" }).click();
  await expect(page).toHaveURL(new RegExp(`/d/${code}$`));
  await expect(builder.heading).toHaveText("青緑のデッキ");
});

test("a deck is saved to the account by itself from its first card on", async ({ page, context, world }) => {
  await world.createSignedIn(context);
  await builder.build();
  await builder.import(LEGAL_LIST);
  await builder.name.fill("潮の書");
  await expect(builder.saveState).toHaveAttribute("data-save", "saved");
  await expect(page).toHaveURL(/\/decks\/[0-9a-f-]{36}\/edit$/);
  const states = await builder.watchSaving();
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await builder.card("走り火").click();
  await sent;
  await expect(builder.saveState).toHaveAttribute("data-save", "saved");
  expect(await states()).toContain("waiting");
  await page.reload();
  await builder.ready();
  await expect(builder.name).toHaveValue("潮の書");
  await expect(builder.row("走り火", "deck")).toBeVisible();
  await builder.build();
  await expect(builder.counter("魔導書")).toContainText("0/40");
});

test("two windows save one deck: one save wins, the other is shown the difference, and nothing is lost", async ({
  page,
  context,
  world,
  strangersPage,
  allowMessages,
}) => {
  allowMessages(/409/);
  const user = await world.createSignedIn(context);
  await world.signIn(strangersPage.context(), user);
  await builder.build();
  await builder.import(LEGAL_LIST);
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/edit$/);
  const other = new BuilderPage(strangersPage);
  await other.build(new URL(page.url()).pathname);
  await builder.card("走り火").click();
  await expect(builder.saveState).toHaveAttribute("data-save", "saved");
  await other.search.fill("灰の書架");
  await other.card("灰の書架").click();
  await expect(other.saveState).toHaveAttribute("data-save", "conflict");
  await strangersPage.getByRole("button", { name: "選ぶ" }).click();
  await expect(other.dialog.getByRole("row", { name: "走り火 0 1" })).toBeVisible();
  await expect(other.dialog.getByRole("row", { name: "灰の書架 1 0" })).toBeVisible();
  await other.dialog.getByRole("button", { name: "この端末の内容を別のデッキにする" }).click();
  await expect(other.saveState).toHaveAttribute("data-save", "saved");
  await expect(other.name).toHaveValue("名のないデッキ（複製）");
  await page.reload();
  await builder.ready();
  await expect(builder.row("走り火", "deck")).toBeVisible();
  await expect(builder.row("灰の書架", "deck")).toHaveCount(0);
});

test("a stranger finds nothing at the address where a deck is edited", async ({
  page,
  context,
  world,
  strangersPage,
  allowMessages,
}) => {
  allowMessages(/404/);
  await world.createSignedIn(context);
  await builder.build();
  await builder.card("走り火").click();
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/edit$/);
  const answer = await strangersPage.goto(page.url());
  expect(answer?.status()).toBe(404);
});
