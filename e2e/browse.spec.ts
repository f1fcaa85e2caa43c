import { CardsPage } from "./support/cards-page";
import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

/** A card of the starter file whose information changed once and that was printed before it did. */
const CHANGED = "三冊の取り寄せ";

let cards: CardsPage;
test.beforeEach(({ page }) => {
  cards = new CardsPage(page);
});

test("a card is found by its reading, in kana of either kind and either width, and in Latin letters", async () => {
  for (const words of ["さんさつのとりよせ", "サンサツノトリヨセ", "ｻﾝｻﾂﾉﾄﾘﾖｾ", "sansatsunotoriyose"]) {
    await cards.open("/cards");
    await cards.search(words);
    await expect(cards.cards).toHaveCount(1);
    await expect(cards.card(CHANGED)).toBeVisible();
  }
});

test("a name in any spelling leads to the one address of its card", async ({ page }) => {
  const card = new SitePage(page);
  for (const typed of ["さんさつのとりよせ", "《三冊の取り寄せ》", "order of three volumes"]) {
    await card.open(`/cards/${encodeURIComponent(typed)}`);
    await expect(page).toHaveURL(`/cards/${encodeURIComponent(CHANGED)}`);
    await expect(card.heading).toHaveText(CHANGED);
  }
});

test("a query has one address, however it was typed, and the box keeps the words", async ({ page }) => {
  await cards.awake("/cards");
  await cards.search("色:青　種別:ユニット");
  await expect.poll(() => cards.query).toBe("t:unit c:b");
  await expect(cards.box).toHaveValue("色:青　種別:ユニット");
  await page.reload();
  await expect(cards.box).toHaveValue("色:青　種別:ユニット");
  await cards.search("c:b t:unit t:unit");
  await expect(page).toHaveURL(/c%3Ab$/);
  await expect.poll(() => cards.query).toBe("t:unit c:b");
});

test("the box speaks the reader's language where nobody typed, and words keep their order", async ({ page }) => {
  await cards.results("t:unit c:b ap>=2");
  await expect(cards.box).toHaveValue("種別:ユニット 色:青 ap>=2");
  await cards.open("/en/cards?q=t:unit+c:b");
  await expect(cards.box).toHaveValue("t:unit c:b");
  await cards.awake("/cards");
  await cards.search("twins of ink");
  await expect.poll(() => cards.query).toBe("ink of twins");
  await expect(cards.box).toHaveValue("twins of ink");
  await cards.search("ao no maseki");
  await expect(page).toHaveURL(/ao/);
  await expect(cards.card("青の魔石")).toBeVisible();
  await expect(cards.box).toHaveValue("ao no maseki");
});

test("words that stand in texts only lead there, and または parts words without spaces", async ({ page }) => {
  await cards.results("カードを引く");
  await expect(page.getByRole("main")).toContainText(/名称にはありませんが、テキストにあるカードが\d+枚あります。/);
  await page.getByRole("link", { name: /^テキストの中を語ごとに探す \d+枚$/ }).click();
  await expect.poll(() => cards.query).toBe("o:カード o:引く");
  await cards.results("水圧または走り火");
  await expect(cards.count).toHaveText("2枚");
});

test("facets edit the query, keep what they cannot show, and the way back undoes them", async ({ page }) => {
  await cards.results("(頁 or 火) ap>hp knid:unit");
  await cards.narrow("種別", "ユニット");
  await expect(page).toHaveURL(/t%3Aunit/);
  await expect.poll(() => cards.query).toBe("t:unit ap>hp (火 or 頁) knid:unit");
  await cards.narrow("色", "青");
  await expect(page).toHaveURL(/c%3Ab/);
  await cards.narrow("色", "赤");
  await expect(page).toHaveURL(/c%3Ab%2Cr/);
  await cards.facets.getByRole("link", { name: "ちょうど" }).click();
  await expect(page).toHaveURL(/c%3Dbr/);
  await expect.poll(() => cards.query).toBe("t:unit c=br ap>hp (火 or 頁) knid:unit");
  await cards.narrow("種別", "ユニット");
  await page.waitForURL(/q=c%3Dbr/);
  await page.goBack();
  await page.waitForURL(/q=t%3Aunit\+c%3Dbr/);
  await expect(cards.facets.getByRole("link", { name: /^ユニット/ })).toHaveAttribute("aria-current", "true");
});

test("the count of a value is what choosing it finds", async ({ page }) => {
  await cards.results("c:r");
  const value = cards.facets.getByRole("list", { name: "種別" }).getByRole("link", { name: /^マジック/ });
  await expect(value).toHaveAccessibleName(/^マジック \d+枚$/);
  const count = /\d+/.exec((await value.getAttribute("aria-label")) ?? "")?.[0];
  await value.click();
  await expect(page).toHaveURL(/t%3Amagic/);
  await expect(cards.count).toHaveText(`${count}枚`);
  await expect(cards.cards).toHaveCount(Number(count));
});

test("numbers are chosen one by one or as a range", async ({ page }) => {
  await cards.results("t:unit");
  await cards.narrow("使用コスト", "2");
  await expect(page).toHaveURL(/usev%3A2/);
  await cards.narrow("使用コスト", "3");
  await expect(page).toHaveURL(/usev%3A2%2C3/);
  await cards.facets.getByLabel("使用コスト 以上").fill("4");
  await cards.facets.getByLabel("使用コスト 以上").press("Enter");
  await expect(page).toHaveURL(/usev%3E%3D4/);
  await expect.poll(() => cards.query).toBe("t:unit usev>=4");
});

test("every term can be taken away by itself", async ({ page }) => {
  await cards.results("頁 t:unit ap>=2 include:token");
  await expect(cards.terms).toHaveText(["頁", "種別 ユニット", "AP 2以上", "トークンも表示する", "すべて外す"]);
  await cards.terms.filter({ hasText: "種別 ユニット" }).click();
  await expect(page).not.toHaveURL(/unit/);
  await expect.poll(() => cards.query).toBe("頁 ap>=2 include:token");
  await page.getByRole("link", { name: "すべて外す" }).click();
  await expect(page).toHaveURL(/\/cards$/);
});

test("four views show the same cards; the last one chosen is remembered, and a query may name its own", async ({
  page,
}) => {
  await cards.results("頁");
  const shown = await cards.shown();
  for (const view of ["一覧", "テキスト", "チェックリスト", "カード", "テキスト"] as const) {
    await cards.show(view);
    expect(await cards.shown()).toEqual(shown);
    await expect.poll(() => cards.query).toBe("頁");
  }
  await cards.open("/cards?q=灯");
  await expect(cards.view("テキスト")).toHaveAttribute("aria-current", "page");
  await cards.results("頁 display:checklist");
  await expect(page.getByRole("table", { name: "チェックリスト" })).toBeVisible();
  await cards.show("一覧");
  await expect(cards.box).toHaveValue("頁");
});

test("what was searched for is marked in names and texts", async ({ page }) => {
  await cards.results("頁 o:防御 display:text");
  await expect(page.getByRole("heading", { level: 2 }).first().locator("mark")).toHaveText("頁");
  await expect(
    page.locator("[data-result]").first().locator("xpath=ancestor::li").locator("p mark").first(),
  ).toHaveText("防御");
  await cards.results("さんさつ display:list");
  await expect(page.locator("li mark")).toHaveText("さんさつ");
});

test("the order is chosen with its direction, and further keys are kept", async ({ page }) => {
  await cards.results("t:unit order:kind,-ap");
  await page.getByRole("button", { name: /^並び順: 種別、次にAP/ }).click();
  await page.getByRole("list", { name: "並び順" }).getByRole("link", { name: "使用コスト" }).click();
  await expect(page).toHaveURL(/order%3Ause/);
  await expect.poll(() => cards.query).toBe("t:unit order:use,-ap");
  await page.getByRole("link", { name: /小さい・古い順/ }).click();
  await expect(page).toHaveURL(/order%3A-use/);
  await expect.poll(() => cards.query).toBe("t:unit order:-use,-ap");
});

test("what cannot be read is marked where it stands, with what was probably meant", async ({ page }) => {
  await cards.results("頁 knid:unit t:unti");
  const notice = page.getByText("読み取れなかった条件があります").locator("xpath=ancestor::div[2]");
  await expect(notice.locator("mark")).toHaveText(["knid:unit", "unti"]);
  await expect(notice.getByRole("listitem").first()).toContainText("3文字目");
  await expect(cards.count).toHaveText("0枚");
  await notice.getByRole("link", { name: "kind のことですか" }).click();
  await page.getByRole("link", { name: "unit のことですか" }).click();
  await expect(cards.count).toHaveText("4枚");
  await expect.poll(() => cards.query).toBe("頁 t:unit");
});

test("an empty list says which terms empty it, and what finds something", async ({ page }) => {
  await cards.results("頁 t:stone");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("当てはまるカードがありません");
  await expect(page.getByRole("main")).toContainText("「頁」と「種別 魔石」の両方に当てはまるカードがありません。");
  await page.getByRole("link", { name: /^「種別 魔石」を外す \d+枚$/ }).click();
  await expect(cards.box).toHaveValue("頁");
  await cards.results("対象とする");
  await page.getByRole("link", { name: /^名前とテキストの中を探す \d+枚$/ }).click();
  await expect(cards.box).toHaveValue("どこか:対象とする");
  await cards.results("さんさつのとりよぜ");
  await page.getByRole("link", { name: CHANGED, exact: true }).click();
  await expect(cards.heading).toHaveText(CHANGED);
});

test("whoever comes back from a card finds the same place", async ({ page }) => {
  await cards.results("t:unit");
  const far = cards.cards.nth(40);
  await far.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await far.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/cards\/[^?]+\?q=t%3Aunit$/);
  await page.goBack();
  await expect(far).toBeInViewport();
  await expect(far).toBeFocused();
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(2);
});

test("a random card is one of those that are found", async ({ page }) => {
  await cards.results("t:stone");
  const stones = await cards.shown();
  await page.getByRole("link", { name: "どれか1枚" }).click();
  await page.waitForURL((url) => stones.includes(url.pathname));
  await cards.open("/cards/random?q=zzz");
  await expect(page).toHaveURL(/\/cards\?q=zzz$/);
});

test("addresses that were given away before queries still find the same cards", async ({ page }) => {
  await cards.open("/cards?q=さんさつ&kind=magic&color=blue&view=list&sort=-use");
  await expect.poll(() => cards.query).toBe("さんさつ t:magic c:b order:-use display:list");
  await expect(cards.card(CHANGED)).toBeVisible();
  await cards.open("/en/cards?kind=unti");
  await expect(page.getByRole("link", { name: "Did you mean unit" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("cards are searched, narrowed, ordered and read", async ({ page }) => {
    await cards.open("/cards");
    await cards.search("さんさつ");
    await cards.narrow("種別", "マジック");
    await cards.facets.getByLabel("使用コスト 以下").fill("5");
    await cards.facets.getByLabel("使用コスト 以下").press("Enter");
    await expect.poll(() => cards.query).toBe("さんさつ t:magic usev<=5");
    await cards.show("テキスト");
    await page.getByRole("button", { name: /^並び順/ }).click();
    await page.getByRole("list", { name: "並び順" }).getByRole("link", { name: "HP" }).click();
    await expect.poll(() => cards.query).toBe("さんさつ t:magic usev<=5 order:hp");
    await cards.card(CHANGED).click();
    await expect(cards.heading).toHaveText(CHANGED);
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

test("the English pages lead with the English name and keep the Japanese one", async ({ page }) => {
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
  "/cards?q=ap>%3D3+c:b,r+t:unit+display:list",
  "/cards?q=o:引く+display:text",
  "/en/cards?q=page+display:checklist",
  "/cards?q=zzz+t:stone",
  "/cards?q=knid:unit+頁",
  "/cards/差し戻し",
  "/en/cards",
  "/en/cards/三冊の取り寄せ",
];

for (const path of PAGES)
  test(`${path} is accessible in both schemes, and fits 360 pixels`, async ({ page, expectAccessibleAndFitting }) => {
    await page.goto(path);
    await expectAccessibleAndFitting(page);
  });
