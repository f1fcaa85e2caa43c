import { CardsPage } from "./support/cards-page";
import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

let site: SitePage;
test.beforeEach(({ page }) => {
  site = new SitePage(page);
});

test("the page on searching leads to each key, and an example to its search", async ({ page }) => {
  await site.open("/syntax");
  await expect(site.heading).toHaveText("検索の書き方");
  await page.getByRole("navigation", { name: "目次" }).getByRole("link", { name: "総コスト" }).click();
  await expect(page.locator(":target")).toBeInViewport();
  await expect(page.locator(":target")).toContainText("総コスト:");
  await page.getByRole("link", { name: "総コスト:4..5" }).click();
  await expect(new CardsPage(page).box).toHaveValue(/total:4\.\.5|総コスト:4\.\.5/);
});

test("it tells English readers the same", async ({ page }) => {
  await site.open("/en/syntax#key-colors");
  await expect(site.heading).toHaveText("How to search");
  await expect(page.locator(":target")).toContainText("c:");
  await expect(page.getByRole("link", { name: "c<=br t:unit" })).toBeVisible();
});

for (const path of ["/syntax", "/en/syntax"])
  test(`${path} is accessible and fits a telephone`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await site.open(path);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
