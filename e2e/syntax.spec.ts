import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

let site: SitePage;
test.beforeEach(({ page }) => {
  site = new SitePage(page);
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
