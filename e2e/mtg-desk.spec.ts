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
  await expect(check(page)).toContainText("問題が2件あります。");
  await expect(page.getByRole("button", { name: "1行目へ" })).toBeVisible();
  await expectAccessibleAndFitting(page);
  await check(page)
    .getByRole("button", { name: /Sol Ring.*1枚取り除く/ })
    .click();
  await check(page)
    .getByRole("button", { name: /Swamp.*1枚加える/ })
    .first()
    .click();
  await expect(check(page)).toContainText("問題が1件あります。");
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
  await page.getByRole("link", { name: "このデッキのページ" }).click();
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

test("a fix changes its line alone and hands the focus on, by keys", async ({ page }) => {
  await page.goto("/mtg/decks/new?format=type1");
  await list(page).fill("// 試しのデッキ\n2 Sol Ring\n1 Chaos Orb # 大好き\n60 Swamp");
  await expect(check(page)).toContainText("問題が2件あります。");
  await check(page)
    .getByRole("button", { name: /Sol Ring.*取り除く/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(list(page)).toHaveValue("// 試しのデッキ\n1 Sol Ring\n1 Chaos Orb # 大好き\n60 Swamp");
  await expect(check(page).getByRole("button", { name: /Chaos Orb.*取り除く/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(list(page)).toHaveValue("// 試しのデッキ\n1 Sol Ring\n60 Swamp");
  await expect(page.getByRole("heading", { name: "確かめた結果" })).toBeFocused();
  await sorted(page).getByRole("button", { name: "Sol Ringを1枚減らす" }).focus();
  await page.keyboard.press("Enter");
  await expect(list(page)).toHaveValue("// 試しのデッキ\n60 Swamp");
  await expect(sorted(page).locator("button:focus")).toHaveCount(1);
});

test("a line with a problem is brought into sight", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/mtg/decks/new?format=type1");
  const filler = Array.from({ length: 40 }, (_, n) => `1 Moss Ox of the ${n + 1} Far and Unending Meadows`);
  await list(page).fill([...filler, "1 Chaos Orb", "20 Swamp"].join("\n"));
  await page.getByRole("button", { name: "41行目へ" }).click();
  await expect(list(page)).toBeInViewport();
  const seen = await list(page).evaluate((area: HTMLTextAreaElement) => ({
    selected: area.value.slice(area.selectionStart, area.selectionEnd),
    top: area.scrollTop,
    end: area.scrollHeight - area.clientHeight,
  }));
  expect(seen.selected).toBe("1 Chaos Orb");
  expect(seen.top).toBeGreaterThan(seen.end * 0.8);
});

test("of a pool all that is not played may come in, and another day than the documents tell is refused", async ({
  page,
}) => {
  await page.goto("/mtg/decks/new?format=sealed&on=2005-01-01");
  await expect(page.getByText("2005-01-01のフォーマットは資料では分からないので、日付はそのままです。")).toBeVisible();
  await list(page).fill("2 Moss Ox\n38 Forest\nPool\n3 Moss Ox\n1 Gate Giant");
  const board = page.getByRole("region", { name: "サイドボーディング" });
  await expect(board.getByRole("heading", { name: "渡されたカードの残り" })).toBeVisible();
  await board.getByRole("button", { name: "Gate Giantを1枚入れる" }).click();
  await expect(board).toContainText("抜く 0枚、入れる 1枚");
  await expect(board).toContainText("釣り合っています。");
});

test("one card goes for one between games, and a damaged link says so", async ({ page }) => {
  await page.goto("/mtg/decks/new");
  await list(page).fill("4 Moss Ox\n56 Forest\nSB: 15 Gate Giant");
  const board = page.getByRole("region", { name: "サイドボーディング" });
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
  const board = page.getByRole("region", { name: "サイドボーディング" });
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
  await expect(check(page)).toContainText("問題が6件あります。");
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
