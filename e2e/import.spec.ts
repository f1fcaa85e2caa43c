import { BuilderPage } from "./support/builder-page";
import { LEGAL_LIST } from "./support/lists";
import { expect, test } from "./support/test";

let builder: BuilderPage;
test.beforeEach(async ({ page }) => {
  builder = new BuilderPage(page);
  await builder.build();
});

const field = () => builder.dialog.getByRole("textbox");
const apply = (name: string) => builder.dialog.getByRole("button", { name, exact: true }).click();

test("a list in one line, by reading and romaji, goes to the decks to which the kinds belong", async () => {
  await builder.choose("読み込む");
  await field().fill("墨つぎの見習い3、はしりび２枚, ao no maseki x20");
  await expect(builder.dialog.getByText("魔導書5枚、魔石デッキ20枚")).toBeVisible();
  await apply("この内容に置き換える");
  await expect(builder.counter("魔導書")).toContainText("5/40");
  await expect(builder.counter("魔石デッキ")).toContainText("20/20");
  await expect(builder.row("走り火", "deck")).toBeVisible();
});

test("an unknown name is kept, told with its line, and repaired by one press", async ({ page, expectAccessible }) => {
  await builder.choose("読み込む");
  await field().fill("3 走り火\n2 青墨の小漁\n2 どこにもない書\n20 青の魔石");
  await expect(builder.dialog.getByText("《青墨の小漁》という名称のカードは見つかりません。")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page);
  }
  await builder.dialog.getByRole("button", { name: "《青墨の小魚》にする" }).click();
  await expect(field()).toHaveValue("3 走り火\n2x《青墨の小魚》\n2 どこにもない書\n20 青の魔石");
  await builder.dialog.getByRole("button", { name: "3行目を消す" }).click();
  await expect(field()).toHaveValue("3 走り火\n2x《青墨の小魚》\n20 青の魔石");
  await expect(builder.dialog.getByText("気をつける行")).toHaveCount(0);
  await apply("この内容に置き換える");
  await expect(builder.counter("魔導書")).toContainText("5/40");
});

test("a pasted list is added to the deck or becomes a new one, and the deck that was there stays", async ({ page }) => {
  await builder.card("走り火").click();
  await builder.name.fill("火の書");
  await builder.choose("読み込む");
  await field().fill("デッキ名：潮の書\n2 走り火\n3 延焼");
  await builder.dialog.getByRole("radio", { name: "いまのデッキに加える" }).check();
  await expect(builder.dialog.getByRole("row", { name: "走り火 1 3" })).toBeVisible();
  await expect(builder.dialog.getByRole("row", { name: "延焼 0 3" })).toBeVisible();
  await apply("この内容を加える");
  await expect(builder.counter("魔導書")).toContainText("6/40");
  await builder.undo.click();
  await expect(builder.counter("魔導書")).toContainText("1/40");

  await builder.choose("読み込む");
  await field().fill("デッキ名：潮の書\n2 走り火\n3 延焼");
  await builder.dialog.getByRole("radio", { name: "新しいデッキにする" }).check();
  await apply("新しいデッキを作る");
  await expect(page).toHaveURL(/\/decks\/new\?draft=local-/);
  await builder.ready();
  await expect(builder.name).toHaveValue("潮の書");
  await expect(builder.counter("魔導書")).toContainText("5/40");
  await page.goBack();
  await builder.ready();
  await expect(builder.name).toHaveValue("火の書");
  await expect(builder.counter("魔導書")).toContainText("1/40");
});

test("every form that goes out comes back in", async ({ page }) => {
  await builder.import(LEGAL_LIST);
  await expect(builder.seal).toBeVisible();
  const forms = [
    { form: "投稿用の一覧", label: "一覧" },
    { form: "枚数と名前", label: "一覧" },
    { form: "CSV", label: "CSV" },
    { form: "JSON", label: "JSON" },
  ];
  for (const { form, label } of forms) {
    await builder.share();
    await builder.dialog.getByRole("radio", { name: form, exact: true }).check();
    const text = await builder.dialog.getByRole("textbox", { name: label, exact: true }).inputValue();
    await builder.dialog.getByRole("button", { name: "閉じる" }).click();
    await builder.choose("読み込む");
    await field().fill(text);
    await expect(builder.dialog.getByText("変わるところはありません。")).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

test("a list goes out with the names of the other language, and as a file", async ({ page }) => {
  await builder.import("3 走り火\n20 赤の魔石");
  await builder.share();
  await builder.dialog.getByRole("radio", { name: "英語" }).check();
  await expect(builder.dialog.getByRole("textbox", { name: "一覧" })).toHaveValue(
    /^---Main Deck---\n3x《Running Flame》\n---Stone Deck---\n20x《Red Stone》\n/,
  );
  await builder.dialog.getByRole("radio", { name: "CSV" }).check();
  const download = page.waitForEvent("download");
  await builder.dialog.getByRole("button", { name: "ファイルに保存" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test("the link of a deck is found in a sentence", async () => {
  await builder.choose("読み込む");
  await field().fill("このデッキです https://example.com/en/d/KFBXUHBT8Q?x=1 どうぞ");
  await expect(builder.dialog.getByText("コードを読めました。")).toBeVisible();
  await apply("この内容に置き換える");
  await expect(builder.seal).toBeVisible();
});

test("the link of a saved deck opens a copy of it, and the deck that was there stays", async ({ page, world }) => {
  const lines = [{ zone: "grimoire" as const, name: "延焼", count: 2 }];
  const shared = await world.createDeck(await world.createUser(), { name: "灰の書", visibility: "public", lines });
  await builder.card("走り火").click();
  await builder.name.fill("火の書");
  await builder.choose("読み込む");
  await field().fill(`見てください https://example.com/decks/${shared.id} です`);
  await builder.dialog.getByRole("link", { name: "複製して開く" }).click();
  await expect(builder.row("延焼", "deck")).toBeVisible();
  await expect(builder.row("走り火", "deck")).toHaveCount(0);
  await page.goto("/decks/mine");
  await expect(page.getByText("火の書")).toBeVisible();
});
