import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

let site: SitePage;
test.beforeEach(({ page }) => {
  site = new SitePage(page);
});

test("public decks are found by their name and their cards", async ({ page, expectAccessible }) => {
  await site.open("/decks");
  await page
    .getByRole("main")
    .getByRole("searchbox")
    .fill("はじめての赤 [[種別:ユニット 領域:魔導書]]>=10 魔石:赤>=10");
  await page.getByRole("button", { name: "探す" }).click();
  const found = page.getByRole("region", { name: "見つかったデッキ" });
  await expect(found.getByRole("listitem")).not.toHaveCount(0);
  await expectAccessible(page);
});

test("a search that no deck passes says so, and what of it could not be read", async ({ page }) => {
  await site.open(`/en/decks?q=${encodeURIComponent("zzz autor:me")}`);
  await expect(page.getByRole("heading", { name: "No public deck matches" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("author");
  await page.getByRole("link", { name: "All public decks" }).click();
  await expect(page).toHaveURL(/\/en\/decks$/);
});
