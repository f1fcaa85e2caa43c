import { CardsPage } from "./support/cards-page";
import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

/** A card of the starter files whose information changed once, and that was printed before it did. */
const CHANGED = "三冊の取り寄せ";
/** One whose information is going to change. */
const CHANGES = "差し戻し";

let card: SitePage;
test.beforeEach(({ page }) => {
  card = new SitePage(page);
});

test("a card is shown as any day knew it, with a clear notice and the way back", async ({ page }) => {
  await card.open(`/cards/${CHANGED}?asof=2025-06-01`);
  await expect(page.getByText("2025年6月1日の時点の情報を表示しています")).toBeVisible();
  const catalyst = page.getByRole("term").filter({ hasText: "触媒" }).locator("xpath=following-sibling::dd[1]");
  await expect(catalyst).toContainText("なし");
  await page.getByRole("link", { name: "いまの情報に戻る" }).click();
  await expect(page).toHaveURL(new RegExp(`/cards/${encodeURIComponent(CHANGED)}$`));
  await expect(catalyst).not.toContainText("なし");
});

test("a day is chosen by its field", async ({ page }) => {
  await card.open(`/cards/${CHANGED}`);
  const form = page.getByRole("form", { name: "この日のカードを見る" });
  await form.getByLabel("この日のカードを見る").fill("2025-06-01");
  await form.getByRole("button", { name: "表示" }).click();
  await expect(page).toHaveURL(/\?asof=2025-06-01$/);
  await expect(page.getByText("2025年6月1日の時点の情報を表示しています")).toBeVisible();
});

test("a day before the first information, and what is no day, are said to be so", async ({ page }) => {
  await card.open(`/cards/${CHANGED}?asof=2020-01-01`);
  await expect(page.getByText("最初の情報は2025年4月25日から有効です。")).toBeVisible();
  await card.open(`/cards/${CHANGED}?asof=2026-02-30`);
  await expect(page.getByText("「2026-02-30」は日付として読めません。")).toBeVisible();
  await expect(card.heading).toHaveText(CHANGED);
});

test("a printing shows what differs from its text, and leads to its set and illustrator", async ({ page }) => {
  await card.open(`/en/cards/${CHANGES}?asof=2027-04-01`);
  const printings = page.getByRole("region", { name: "Printings" }).getByRole("listitem");
  const first = printings.filter({ hasText: "FL-012" });
  await expect(first.locator("ins").last()).toContainText("カードを1枚引く。");
  await first.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\/en\/illustrators\//);
  await expect(card.heading).toContainText("Cards by");
});

test("words of the game lead to the rules that explain them, each once", async ({ page }) => {
  await card.open(`/cards/${CHANGES}`);
  const text = page.getByRole("region", { name: "テキスト", exact: true });
  await expect(text.getByRole("link", { name: "対象", exact: true })).toHaveCount(1);
  await text.getByRole("link", { name: "契約者", exact: true }).click();
  await expect(page).toHaveURL(/\/rules\/mag\/222\.1$/);
});

test("similar cards say why, and the card's values lead to others", async ({ page }) => {
  await card.open(`/en/cards/${CHANGES}`);
  const similar = page.getByRole("region", { name: "Similar cards" });
  await expect(similar.getByRole("listitem").first()).toContainText("returns");
  const kind = page.getByRole("main").getByRole("link", { name: "Magic", exact: true });
  expect(new URL((await kind.getAttribute("href")) ?? "", page.url()).searchParams.get("q")).toBe("t:magic");
  await similar.getByRole("link").first().click();
  await expect(card.heading).not.toHaveText("Sent Back for Corrections");
});

test("public decks that play it are named, and no others", async ({ page, world }) => {
  const owner = await world.createUser({ name: "借り手" });
  const lines = [{ zone: "grimoire" as const, name: CHANGED, count: 3 }];
  await world.createDeck(owner, { name: "見せるデッキ", visibility: "public", lines });
  await world.createDeck(owner, { name: "隠すデッキ", visibility: "private", lines });
  await card.open(`/cards/${CHANGED}`);
  const decks = page.getByRole("region", { name: "このカードを使うデッキ" });
  await expect(decks.getByRole("link", { name: "見せるデッキ" })).toBeVisible();
  await expect(decks).not.toContainText("隠すデッキ");
  await decks.getByRole("link", { name: "見せるデッキ" }).click();
  await expect(card.heading).toHaveText("見せるデッキ");
});

test("proxies are laid out in their true size, as many as asked for", async ({ page }) => {
  await card.open(`/cards/${CHANGED}`);
  await page.getByRole("link", { name: "印刷用（代用カード）" }).click();
  await page.getByLabel("枚数").fill("11");
  await page.getByRole("button", { name: "並べる" }).click();
  await expect(page).toHaveURL(/\/proxy\?count=11$/);
  const sheets = page.getByRole("region", { name: "11枚の代用カード" });
  await expect(sheets.getByText(CHANGED)).toHaveCount(11);
  await page.emulateMedia({ media: "print" });
  const box = await sheets.locator("div > div > div").first().boundingBox();
  // 63 by 88 millimetres at 96 dots to the inch.
  expect(box?.width).toBeCloseTo((63 / 25.4) * 96, 0);
  expect(box?.height).toBeCloseTo((88 / 25.4) * 96, 0);
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
});

test("a picture of the card is named for places that show links, and can be had", async ({ page, request }) => {
  await card.open(`/en/cards/${CHANGED}`);
  const address = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect(new URL(address ?? "").pathname).toBe(`/en/cards/${encodeURIComponent(CHANGED)}/picture`);
  const picture = await request.get(new URL(address ?? "").pathname);
  expect(picture.headers()["content-type"]).toBe("image/png");
  expect(picture.headers()["cache-control"]).toContain("public");
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}");
  expect(data).toMatchObject({ "@type": "CreativeWork", name: "Order of Three Volumes" });
  expect(data.image).toContain("/picture");
});

for (const path of [`/cards/${CHANGED}?asof=2025-06-01`, `/en/cards/${CHANGES}`, `/cards/${CHANGED}/proxy`])
  test(`${path} is accessible in both schemes, and fits 360 pixels`, async ({ page, expectAccessibleAndFitting }) => {
    await page.goto(path);
    await expectAccessibleAndFitting(page);
  });

test("the keys ← and → walk through the results that one came from, and through the set elsewhere", async ({
  page,
}) => {
  const results = new CardsPage(page);
  await results.results("頁 order:name");
  const found = await results.shown();
  await results.cards.nth(1).click();
  const trail = page.getByRole("navigation", { name: "検索結果の前後" });
  await expect(trail).toContainText(`2 / ${found.length}`);
  await expect(card.awakeHeader).toBeVisible();
  for (const [key, place] of [
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["ArrowLeft", 0],
  ] as const) {
    await page.keyboard.press(key);
    await page.waitForURL((url) => url.pathname === found[place]);
    await expect(card.awakeHeader).toBeVisible();
  }
  await expect(trail).toContainText(`1 / ${found.length}`);
  await expect(trail.getByRole("link", { name: /^前のカード/ })).toHaveCount(0);
  await trail.getByRole("link", { name: /の結果/ }).click();
  await expect.poll(() => results.query).toBe("頁 order:name");

  await card.open(`/cards/${CHANGES}`);
  await expect(trail).toHaveCount(0);
  await expect(card.awakeHeader).toBeVisible();
  const next = await page.getByRole("main").locator("a[rel=next]").getAttribute("href");
  await card.headerSearch.press("ArrowRight");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL((url) => url.pathname === next);
});

test.describe("under a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a swipe leads to the next card, and scrolling does not", async ({ page, context }) => {
    await card.open(`/cards/${CHANGES}?q=t:magic`);
    await expect(card.awakeHeader).toBeAttached();
    const here = page.url();
    const next = await page.locator("[data-trail] a[rel=next]").getAttribute("href");
    const devtools = await context.newCDPSession(page);
    const swipe = async (from: readonly [number, number], to: readonly [number, number]) => {
      const points = [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const, to];
      for (const [step, [x, y]] of points.entries())
        await devtools.send("Input.dispatchTouchEvent", {
          type: step === 0 ? "touchStart" : "touchMove",
          touchPoints: [{ x, y }],
        });
      await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe([200, 400], [190, 300]);
    expect(page.url()).toBe(here);
    await swipe([280, 400], [80, 405]);
    await page.waitForURL((url) => url.pathname + url.search === next);
  });
});
