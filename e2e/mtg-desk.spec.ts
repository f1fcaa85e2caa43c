import type { Page } from "playwright/test";
import { expect, test } from "./support/test";

const LIST = "2 Sol Ring\n58 Swamp\n\nSideboard\n14 Swamp";

const list = (page: Page) => page.getByLabel("デッキリスト");
const check = (page: Page) => page.getByRole("region", { name: "確かめた結果" });
const sorted = (page: Page) => page.getByRole("region", { name: "並べたリスト" });
const seals = (page: Page) => page.getByRole("region", { name: "どこで使えるか" });

test("formats tell their lists and sets of a day", async ({ page, expectAccessibleAndFitting }) => {
  await page.goto("/mtg/formats");
  await page.getByLabel("日付").fill("2000-10-31");
  await page.getByRole("button", { name: "この日で見る" }).click();
  await expect(page).toHaveURL(/on=2000-10-31/);
  await expectAccessibleAndFitting(page);
  await page.getByRole("link", { name: "スタンダード" }).click();
  const sets = page.getByRole("table", { name: "使えるセット" });
  await expect(sets).toContainText("ウルザズ・サーガ");
  await expect(sets).not.toContainText("インベイジョン");
  await expectAccessibleAndFitting(page);
  await page.goto("/mtg/formats/type1?on=1990-01-01");
  await expect(page.getByText("1990-01-01のフォーマットは、資料では分かりません。")).toBeVisible();
  await page.getByRole("link", { name: "このフォーマットでデッキを確かめる" }).click();
  await expect(page.getByLabel("フォーマット", { exact: true })).toHaveValue("type1");
});

test("a list is judged as it is typed, mended by its buttons, and shared", async ({
  page,
  expectAccessibleAndFitting,
}) => {
  await page.goto("/mtg/decks/new?format=type1");
  await list(page).fill(LIST);
  await expect(check(page)).toContainText("直すところが2件あります。");
  await expect(page.getByRole("button", { name: "1行目へ" })).toBeVisible();
  await expectAccessibleAndFitting(page);
  await check(page)
    .getByRole("button", { name: /Sol Ring.*1枚取り除く/ })
    .click();
  await check(page)
    .getByRole("button", { name: /Swamp.*1枚加える/ })
    .first()
    .click();
  await expect(check(page)).toContainText("直すところが1件あります。");
  await check(page)
    .getByRole("button", { name: /Swamp.*1枚加える/ })
    .first()
    .click();
  await expect(check(page)).toContainText("使えます");
  await expect(seals(page).getByRole("button", { name: /^タイプ1：使える/ })).toBeVisible();
  await expect(seals(page).getByRole("button", { name: /^タイプ1.5：不可/ })).toBeVisible();
  await seals(page)
    .getByRole("button", { name: /^タイプ1.5/ })
    .click();
  await expect(page).toHaveURL(/format=type1\.5/);
  await page.getByRole("button", { name: "取り消す" }).click();
  await expect(page).toHaveURL(/format=type1$/);
  await page.getByRole("link", { name: "リンクのページを開く" }).click();
  await expect(page).toHaveURL(/\/mtg\/d\/m1[\w-]+\?format=type1/);
  await expect(page.getByRole("region", { name: /^サイドボード/ })).toContainText("15枚");
  await expectAccessibleAndFitting(page);
  await page.getByRole("link", { name: "登録用紙" }).click();
  await expect(page.getByRole("article", { name: "登録用紙" })).toContainText("枚数とリストに問題はありません。");
  await expectAccessibleAndFitting(page);
});

test("the list is kept, and keys take changes back and do them again", async ({ page }) => {
  await page.goto("/mtg/decks/new");
  await list(page).focus();
  await page.keyboard.type("4 Moss Ox\n56 Forest");
  await expect(sorted(page)).toContainText("Moss Ox");
  await page.reload();
  await expect(list(page)).toHaveValue("4 Moss Ox\n56 Forest");
  await sorted(page).getByRole("button", { name: "Moss Oxを1枚増やす" }).focus();
  await page.keyboard.press("Enter");
  await expect(list(page)).toHaveValue("5 Moss Ox\n56 Forest");
  await page.keyboard.press("Control+z");
  await expect(list(page)).toHaveValue("4 Moss Ox\n56 Forest");
  await page.keyboard.press("Control+Shift+z");
  await expect(list(page)).toHaveValue("5 Moss Ox\n56 Forest");
});

test("one card goes for one between games, and a damaged link says so", async ({ page }) => {
  await page.goto("/mtg/decks/new");
  await list(page).fill("4 Moss Ox\n56 Forest\nSB: 15 Gate Giant");
  const board = page.getByRole("region", { name: "サイドボーディングの板" });
  await board.getByRole("button", { name: "Moss Oxを1枚抜く" }).click();
  await expect(board).toContainText("デッキが59枚になります。60枚のままにします。");
  await board.getByRole("button", { name: "Gate Giantを1枚入れる" }).click();
  await expect(board).toContainText("釣り合っています。");
  await page.keyboard.press("Control+z");
  await expect(board).toContainText("抜く 1枚、入れる 0枚");
  await expect(list(page), "the list keeps its own steps").toHaveValue("4 Moss Ox\n56 Forest\nSB: 15 Gate Giant");
  await page.goto("/mtg/d/m1xxxx");
  await expect(page.getByText("このデッキのリンクは読めません")).toBeVisible();
});

test("cards are dragged between the halves of the board, and steps are taken back", async ({ page }) => {
  await page.goto("/mtg/decks/new");
  await list(page).fill("4 Moss Ox\n56 Forest\nSB: 15 Gate Giant");
  const board = page.getByRole("region", { name: "サイドボーディングの板" });
  const card = (name: string) => board.getByRole("listitem").filter({ hasText: name });
  await card("Gate Giant").dragTo(card("Moss Ox"));
  await expect(board).toContainText("抜く 1枚、入れる 1枚");
  await card("Forest").dragTo(board.getByRole("heading", { name: "サイドボード", exact: true }));
  await expect(board).toContainText("抜く 2枚、入れる 1枚");
  await board.getByRole("button", { name: "一つ戻す" }).click();
  await board.getByRole("button", { name: "一つ戻す" }).click();
  await expect(board).toContainText("抜く 0枚、入れる 0枚");
});

test("an empty desk says how to begin, and no format says anything before there is a card", async ({
  page,
  expectAccessibleAndFitting,
}) => {
  await page.goto("/mtg/decks/new");
  const begin = page.getByRole("region", { name: "はじめに" });
  await expect(begin).toBeVisible();
  await expect(seals(page)).toBeHidden();
  await expect(check(page)).toBeHidden();
  await expectAccessibleAndFitting(page);
  await begin.getByRole("button", { name: "直すところのあるデッキ" }).click();
  await expect(check(page)).toContainText("直すところが6件あります。");
  await page.keyboard.press("Control+z");
  await expect(begin).toBeVisible();
  await begin.getByRole("button", { name: "シールドデッキ" }).click();
  await expect(check(page).locator("[data-problem=POOL]")).toBeVisible();
  await page.getByRole("combobox", { name: "カード名" }).fill("anc");
  await expect(page.getByRole("option", { name: "Ancestral Recall" })).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a card is added, moved and taken out", async ({ page }) => {
    await page.goto("/mtg/decks/new");
    await page.getByRole("combobox", { name: "カード名" }).fill("Tundra");
    await page.getByRole("button", { name: "加える", exact: true }).tap();
    await expect(list(page)).toHaveValue("1 Tundra");
    await sorted(page).getByRole("button", { name: "Tundraを1枚サイドボードへ" }).tap();
    await expect(list(page)).toHaveValue("Sideboard\n1 Tundra");
    await sorted(page).getByRole("button", { name: "Tundraを1枚減らす" }).tap();
    await expect(page.getByRole("region", { name: "はじめに" })).toBeVisible();
  });
});
