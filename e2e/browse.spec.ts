import { CardsPage } from "./support/cards-page";
import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

/** A card of the starter file whose information changed once and that was printed before it did. */
const CHANGED = "三冊の取り寄せ";

test("a card is found by its reading, in kana of either kind and either width", async ({ page }) => {
  const cards = new CardsPage(page);
  for (const words of ["さんさつのとりよせ", "サンサツノトリヨセ", "ｻﾝｻﾂﾉﾄﾘﾖｾ"]) {
    await cards.open("/cards?view=list");
    await cards.search(words);
    await expect(cards.cards).toHaveCount(1);
    await expect(cards.card(CHANGED)).toBeVisible();
  }
});

test("a name in any spelling leads to the one address of its card", async ({ page }) => {
  const card = new SitePage(page);
  for (const typed of ["さんさつのとりよせ", "《三冊の取り寄せ》", "order of three volumes"]) {
    await card.open(`/cards/${encodeURIComponent(typed)}`);
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(`/cards/${CHANGED}`);
    await expect(card.heading).toHaveText(CHANGED);
  }
});

test("filters stand in the address, in one order, and the way back undoes them", async ({ page }) => {
  const cards = new CardsPage(page);
  await cards.open("/cards");
  const all = await cards.count.textContent();
  await cards.choose("マジック");
  await cards.choose("青");
  await cards.submit();
  await expect(page).toHaveURL(/\?/);
  expect(cards.parameters).toEqual({ kind: "magic", color: "blue" });
  expect(page.url().endsWith("/cards?kind=magic&color=blue")).toBe(true);
  for (const card of await cards.cards.all()) await expect(card).toHaveAccessibleName(/マジック/);
  // Going back is only heard by a page that has loaded.
  await page.getByRole("link", { name: /種別 マジック/ }).click();
  await page.waitForURL(/\/cards\?color=blue$/);
  await page.goBack();
  await page.waitForURL(/\/cards\?kind=magic&color=blue$/);
  await page.goBack();
  await expect(cards.count).toHaveText(all ?? "");
});

test("the list and the faces show the same cards", async ({ page }) => {
  const cards = new CardsPage(page);
  await cards.open("/cards?kind=magic");
  const names = await cards.cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await page.getByRole("link", { name: "一覧" }).click();
  await expect(page).toHaveURL(/\/cards\?kind=magic&view=list$/);
  await expect(cards.cards).toHaveCount(names.length);
  expect(await cards.cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(names);
});

test("an empty list says which filter to give up", async ({ page }) => {
  const cards = new CardsPage(page);
  await cards.open("/cards?q=さんさつのとりよせ&kind=unit");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("当てはまるカードがありません");
  await page.getByRole("link", { name: "「種別 ユニット」を外す 1枚" }).click();
  await expect(cards.card(CHANGED)).toBeVisible();
});

test("what of an address cannot be read is said, with what was probably meant", async ({ page }) => {
  const cards = new CardsPage(page);
  await cards.open("/cards?knid=unit&kind=unti");
  const main = page.getByRole("main");
  await expect(main).toContainText("「kind」のことですか。");
  await expect(main).toContainText("「unit」のことですか。");
  await expect(cards.count).toHaveText("0枚");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("cards are searched, filtered and read", async ({ page }) => {
    const cards = new CardsPage(page);
    await cards.open("/cards");
    await cards.choose("マジック");
    await cards.search("さんさつ");
    expect(cards.parameters).toEqual({ q: "さんさつ", kind: "magic" });
    await cards.card(CHANGED).click();
    await expect(cards.heading).toHaveText(CHANGED);
    await expect(page.getByRole("heading", { name: "テキストの履歴" })).toBeVisible();
  });
});

test("a card's page shows what changed, when, and which printing shows the older information", async ({ page }) => {
  const card = new SitePage(page);
  await card.open(`/cards/${CHANGED}`);
  const revisions = page
    .getByRole("region", { name: "テキストの履歴" })
    .getByRole("listitem")
    .filter({ has: page.locator("time") });
  await expect(revisions).toHaveCount(2);
  await expect(revisions.first()).toContainText("有効2026年2月1日から");
  await expect(revisions.first().locator("del")).toHaveText("なし");
  await expect(revisions.first().locator("ins")).toHaveText("青1");
  await expect(revisions.last()).toContainText("以前の情報2025年4月25日から");
  await expect(page.getByRole("region", { name: "収録" })).toContainText("以前のもの（2025年4月25日）");
});

test("information that is still to come is announced and not yet applied", async ({ page }) => {
  await page.goto("/en/cards/差し戻し");
  const history = page.getByRole("region", { name: "History of the text" });
  await expect(
    history
      .getByRole("listitem")
      .filter({ has: page.locator("time") })
      .first(),
  ).toContainText("In force later");
  await expect(page.getByRole("link", { name: "The information changes on March 1, 2027" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Text", exact: true })).not.toContainText("カードを1枚引く");
});

test("the English pages lead with the English name and keep the Japanese one", async ({ page }) => {
  const cards = new CardsPage(page);
  await cards.open("/en/cards?q=order+of+three");
  await cards.card("Order of Three Volumes").click();
  await expect(cards.heading).toHaveText("Order of Three Volumes");
  await expect(page.getByRole("main").getByText(CHANGED).first()).toBeVisible();
  await cards.chooseLanguage("ja");
  await expect(cards.heading).toHaveText(CHANGED);
});

test("a name that is no card is answered with the names that were probably meant", async ({ page, allowMessages }) => {
  allowMessages(/status of 404/);
  const card = new SitePage(page);
  const response = await page.goto("/cards/青の魔");
  expect(response?.status()).toBe(404);
  await expect(card.heading).toHaveText("《青の魔》というカードはありません");
  await page.getByRole("link", { name: "青の魔石" }).click();
  await expect(card.heading).toHaveText("青の魔石");
});

test("the hand on the first page is the one that its link deals", async ({ page }) => {
  await page.goto("/");
  const hand = page.getByRole("list", { name: "きょうの手札" }).getByRole("link");
  await expect(hand).toHaveCount(5);
  const links = await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute("href") ?? ""));
  const names = links.map((link) => decodeURIComponent(link.split("/").at(-1) ?? ""));
  await page.getByRole("link", { name: "この手札で一人回しを始める" }).click();
  for (const name of names) await expect(page.getByRole("main")).toContainText(name);
});

const PAGES = [
  "/cards",
  "/cards?view=list&ap=3..",
  "/cards?q=zzz",
  "/cards/差し戻し",
  "/en/cards",
  "/en/cards/三冊の取り寄せ",
];

for (const path of PAGES)
  test(`${path} is accessible in both schemes, and fits 360 pixels`, async ({ page, expectAccessible }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width: colorScheme === "light" ? 1280 : 360, height: 800 });
      await page.goto(path);
      await expectAccessible(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
