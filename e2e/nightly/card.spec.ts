import { CardsPage } from "../support/cards-page";
import { CardPage, Finger } from "../support/reader/card-page";
import { expect, test } from "../support/test";

const CHANGED = "三冊の取り寄せ";
const CHANGES = "差し戻し";

let card: CardPage;
test.beforeEach(({ page }) => {
  card = new CardPage(page);
});

test("proxies are printed in their true size", async ({ page }) => {
  await card.open(`/cards/${CHANGED}/proxy?count=11`);
  await page.emulateMedia({ media: "print" });
  const box = await card.proxy.boundingBox();
  // 63 by 88 millimetres at 96 dots to the inch.
  expect(box?.width).toBeCloseTo((63 / 25.4) * 96, 0);
  expect(box?.height).toBeCloseTo((88 / 25.4) * 96, 0);
  await expect(card.heading).toBeHidden();
});

test("the keys ← and → walk through the results that one came from, and through the set elsewhere", async ({
  page,
}) => {
  const results = new CardsPage(page);
  await results.results("頁 order:name");
  const found = await results.shown();
  await results.cards.nth(1).click();
  await expect(card.trail).toContainText(`2 / ${found.length}`);
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
  await expect(card.trail).toContainText(`1 / ${found.length}`);
  await expect(card.previousResult).toHaveCount(0);
  await card.backToResults();
  await expect.poll(() => results.query).toBe("頁 order:name");

  await card.open(`/cards/${CHANGES}`);
  await expect(card.trail).toHaveCount(0);
  await expect(card.awakeHeader).toBeVisible();
  const next = await card.nextInSet();
  await card.headerSearch.press("ArrowRight");
  await card.heading.click();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL((url) => url.pathname === next);
});

test.describe("under a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a swipe leads to the next card, and scrolling does not", async ({ page }) => {
    await card.open(`/cards/${CHANGES}?q=t:magic`);
    await expect(card.awakeHeader).toBeAttached();
    const here = page.url();
    const next = await card.nextResult();
    const finger = await Finger.on(page);
    await finger.swipe([200, 400], [190, 300]);
    expect(page.url()).toBe(here);
    await finger.swipe([280, 400], [80, 405]);
    await page.waitForURL((url) => url.pathname + url.search === next);
  });
});
