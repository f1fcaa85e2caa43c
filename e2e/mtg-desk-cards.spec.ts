import type { Page } from "playwright/test";
import { loadMtgData } from "./support/mtg-data";
import { expect, test } from "./support/test";

// Card data changes what everybody sees: these tests have a site to themselves.
test.use({ ownSite: true });
test.describe.configure({ mode: "default" });
test.beforeAll(() => loadMtgData());

const list = (page: Page) => page.getByLabel("デッキリスト");
const check = (page: Page) => page.getByRole("region", { name: "確かめた結果" });
const sorted = (page: Page) => page.getByRole("region", { name: "並べたリスト" });
const seals = (page: Page) => page.getByRole("region", { name: "どこで使えるか" });
const figures = (page: Page) => page.getByRole("region", { name: "マナ・カーブと色" });
const adding = (page: Page) => page.getByRole("combobox", { name: "カード名" });

/** Opens the desk with a list in it. */
async function write(page: Page, text: string, query = "format=standard"): Promise<void> {
  await page.goto(`/mtg/decks/new?${query}`);
  await list(page).fill(text);
}

test("names are completed in both languages, by keys", async ({ page, expectAccessible }) => {
  await page.goto("/mtg/decks/new?format=standard");
  await adding(page).fill("葦");
  const offered = page.getByRole("listbox", { name: "カード名の候補" }).getByRole("option");
  await expect(offered).toHaveText(["Reed Warden葦の番人"]);
  await expectAccessible(page);
  await adding(page).press("ArrowDown");
  await adding(page).press("Enter");
  await expect(adding(page)).toHaveValue("Reed Warden");
  await adding(page).press("Enter");
  await expect(list(page)).toHaveValue("1 Reed Warden");
  await adding(page).fill("3 marsh");
  await offered.filter({ hasText: "Marsh Lamp" }).click();
  await adding(page).press("Enter");
  await expect(list(page)).toHaveValue("1 Reed Warden\n3 Marsh Lamp");
});

test("kinds, curve and colours are told, and a Japanese name is the card that it names", async ({
  page,
  expectAccessibleAndFitting,
}) => {
  await write(page, "4 葦の番人\n4 沼のともしび\n52 Island");
  await expect(check(page)).toContainText("使えます");
  await expect(sorted(page).getByRole("heading", { name: /^クリーチャー 4枚/ })).toBeVisible();
  await expect(figures(page)).toContainText("土地 52枚");
  await expect(figures(page).getByRole("listitem").filter({ hasText: "1マナ：4枚" })).toBeAttached();
  await expect(figures(page).getByRole("listitem").filter({ hasText: "2マナ：4枚" })).toBeAttached();
  await expect(figures(page)).toContainText("白4");
  const hands = figures(page).getByRole("list", { name: "最初の7枚にある土地の枚数" }).getByRole("listitem");
  await expect(hands).toHaveCount(8);
  await expect(hands.last()).toContainText("土地7枚：35%");
  await expectAccessibleAndFitting(page);
  await list(page).fill("4 葦の番人\n1 Reed Warden\n55 Island");
  await expect(check(page)).toContainText("同じ名前のカードは4枚までです。");
});

const CASES = [
  ["a set that the format does not allow", "1 Old Bell", "NOT_IN_SETS", "《Old Bell》を取り除く", ""],
  ["a set that came too early", "1 Reed Warden", "NOT_YET", "《Reed Warden》を取り除く", "&on=2000-10-31"],
  ["a card that came years later", "1 Late Knight", "NOT_IN_SETS", "《Late Knight》を取り除く", ""],
  ["half of a split card", "1 Wax", "HALF_SPLIT", "《Wax // Wane》にする", ""],
  ["a card of Portal", "1 Gate Page", "PORTAL_ONLY", "《Gate Page》を取り除く", ""],
  ["a misspelt name", "1 Reed Wardn", "UNKNOWN_NAME", "《Reed Warden》にする", ""],
] as const;

for (const [what, line, code, fix, query] of CASES) {
  test(`${what} is told, and mended by one click`, async ({ page }) => {
    await write(page, `${line}\n60 Island`, `format=standard${query}`);
    const problem = check(page).locator(`[data-problem=${code}]`);
    await expect(problem).toBeVisible();
    await problem.getByRole("button", { name: fix }).click();
    await expect(problem).toBeHidden();
    await expect(check(page)).toContainText("使えます");
    await page.getByRole("button", { name: "取り消す" }).click();
    await expect(list(page)).toHaveValue(`${line}\n60 Island`);
  });
}

test("every format says whether the deck is legal, and the goldfish deals it by the rules of its era", async ({
  page,
}) => {
  await write(page, "4 Old Bell\n4 葦の番人\n52 Island", "format=type1&on=2001-01-16");
  await expect(check(page)).toContainText("使えます");
  await expect(seals(page).getByRole("button", { name: /^スタンダード：不可（問題1件）/ })).toBeVisible();
  await expect(seals(page).getByRole("button", { name: /^エクステンデッド：使える/ })).toBeVisible();
  await expect(seals(page).getByRole("button", { name: /^インベイジョン・ブロック：不可（問題1件）/ })).toBeVisible();
  await page.getByRole("link", { name: "第6版のルールで一人回し" }).click();
  await expect(page).toHaveURL(/\/mtg\/goldfish\/m1[\w-]+\?era=6e/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the goldfish knows types, costs and sizes from the card data, and its player may say otherwise", async ({
  page,
  expectAccessibleAndFitting,
}) => {
  await page.goto("/mtg/goldfish");
  await page.getByLabel("デッキリスト").fill("30 Plains\n30 葦の番人");
  await page.getByRole("button", { name: "手札を引く" }).click();
  await page.waitForURL(/seed=/);
  await page.goto(page.url().replace(/seed=\w+/, "seed=7"));
  await page.getByRole("button", { name: "この手札で始める" }).click();
  const hand = page.getByRole("region", { name: /^手札/ });
  const field = page.getByRole("region", { name: "クリーチャーなど" });
  const use = (name: RegExp) => hand.getByRole("button", { name }).first().click();
  await use(/^平地を出す/);
  await page.getByRole("button", { name: "ターンを終える" }).click();
  await use(/^平地を出す/);
  await use(/^葦の番人を唱える, クリーチャー, 2\/1/);
  await field.getByRole("button", { name: "葦の番人を見る, クリーチャー, 2/1", exact: true }).click();
  const card = page.getByRole("dialog", { name: "葦の番人" });
  await expect(card).toContainText("速攻");
  await card.getByRole("button", { name: "何のカードかを言い直す" }).click();
  const word = page.getByRole("dialog", { name: "葦の番人は何ですか" });
  await expect(word).toContainText("このサイトのカード・データによるものです。");
  await expectAccessibleAndFitting(page);
  await word.getByLabel("パワー").fill("3");
  await word.getByRole("button", { name: "覚える" }).click();
  await expect(field.getByRole("button", { name: "葦の番人を見る, クリーチャー, 3/1", exact: true })).toBeVisible();
  // With haste it attacks at once.
  await page.getByRole("button", { name: "次へ進む" }).click();
  await page
    .getByRole("region", { name: /攻撃するクリーチャー/ })
    .getByRole("button", { name: "葦の番人" })
    .click();
});

test("a new name is judged without showing what is not known yet", async ({ page }) => {
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/mtg/cards", async (route) => {
    if (route.request().postData()?.includes("Gate Page")) await answered;
    await route.continue();
  });
  await write(page, "4 Marsh Lamp\n56 Island");
  await expect(check(page)).toContainText("使えます");
  const asked = page.waitForRequest("**/api/mtg/cards");
  await list(page).fill("4 Marsh Lamp\n1 Gate Page\n55 Island");
  expect((await asked).postDataJSON()).toEqual({ names: ["Gate Page"] });
  await expect(sorted(page)).toContainText("Gate Page");
  await expect(check(page), "what was known stands until the answer").toContainText("使えます");
  answer?.();
  await expect(check(page).locator("[data-problem=PORTAL_ONLY]")).toBeVisible();
});

test("lists and sets that the site added count on their days", async ({ page, expectAccessibleAndFitting }) => {
  await page.goto("/mtg/formats/type1?on=2000-12-15");
  const lists = page.getByRole("region", { name: /^制限カード/ });
  await expect(lists).toContainText("1999-10-01からのリスト。出どころ：A sample of the test");
  await expect(page.getByRole("link", { name: "2001-01-16" })).toBeVisible();
  await expectAccessibleAndFitting(page);
  await page.goto("/mtg/formats/standard?on=2001-03-01");
  await expect(page.getByRole("table", { name: "使えるセット" })).toContainText("試しのセット");
  await expect(page.getByText("このサイトが加えたセット：試しのセット。")).toBeVisible();
  await page.goto("/mtg/formats?on=2001-03-02");
  await expect(page.getByText("2001-03-02のフォーマットは")).toBeVisible();

  await write(page, "2 Old Bell\n58 Island", "format=type1");
  await expect(check(page)).toContainText("1999-10-01の制限・禁止リストで確かめています。");
  await check(page).getByRole("button", { name: "《Old Bell》を1枚取り除く" }).click();
  await page.getByLabel("日付").fill("2001-03-01");
  await expect(check(page)).toContainText("2001-01-16の制限・禁止リストで確かめています。");
  await page.getByRole("link", { name: "登録用紙" }).click();
  await expect(page.getByRole("article", { name: "登録用紙" })).toContainText("制限・禁止リストは2001-01-16のもの。");
});

test("the first list on the desk is not judged as the empty one before it", async ({ page }) => {
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/mtg/cards", async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/mtg/decks/new?format=standard");
  await expect(page.getByRole("region", { name: "はじめに" })).toBeVisible();
  const asked = page.waitForRequest("**/api/mtg/cards");
  await list(page).fill("4 Marsh Lamp\n56 Island");
  await asked;
  await expect(sorted(page)).toContainText("Marsh Lamp");
  await expect(check(page), "nothing is known of the list yet").toBeHidden();
  answer?.();
  await expect(check(page)).toContainText("使えます");
});
