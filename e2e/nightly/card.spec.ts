import { CardsPage } from "../support/cards-page";
import { SitePage } from "../support/site-page";
import { expect, test } from "../support/test";

const CHANGED = "三冊の取り寄せ";
const CHANGES = "差し戻し";

let card: SitePage;
test.beforeEach(({ page }) => {
  card = new SitePage(page);
});

test("proxies are printed in their true size", async ({ page }) => {
  await card.open(`/cards/${CHANGED}/proxy?count=11`);
  await page.emulateMedia({ media: "print" });
  const box = await page.locator("main section div > div > div").first().boundingBox();
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
