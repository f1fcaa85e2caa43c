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

test("the page narrows to what is typed, by key or by meaning, and Escape shows all again", async ({ page }) => {
  await site.open("/syntax");
  await expect(site.awakeHeader).toBeAttached();
  const filter = page.getByRole("searchbox", { name: "このページを絞る" });
  const key = page.getByRole("heading", { level: 3, name: "総コスト:" });
  await expect(key).toBeVisible();
  await filter.fill("レアリティ");
  await expect(
    page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: /^\d+件$/ }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: "レアリティ:" })).toBeVisible();
  await expect(key).toBeHidden();
  await filter.fill("れありてぃ zzz");
  await expect(page.getByText("このページにはありません。")).toBeVisible();
  await filter.press("Escape");
  await expect(key).toBeVisible();
  await filter.fill("レアリティ");
  await page.getByRole("navigation", { name: "目次" }).getByRole("link", { name: "総コスト" }).click();
  await expect(key).toBeInViewport();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole page stands, and no filter that does nothing", async ({ page }) => {
    for (const path of ["/syntax", "/rules", "/developers"]) {
      await site.open(path);
      await expect(page.getByRole("searchbox", { name: "このページを絞る" })).toBeHidden();
      await expect(page.locator("[hidden=until-found]")).toHaveCount(0);
    }
  });
});
