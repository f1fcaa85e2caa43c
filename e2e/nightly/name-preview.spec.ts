import { SitePage } from "../support/site-page";
import { expect, test } from "../support/test";

const CARD = "三冊の取り寄せ";

test("a name under the mouse shows its card, on decks, lists, rulings and results", async ({ page }) => {
  const site = new SitePage(page);
  for (const path of [`/cards?q=${CARD}&display=list`, `/cards?q=${CARD}&display=text`, "/sets/FL"]) {
    await site.open(path);
    // The script of the page runs once its search is a combobox.
    await expect(page.locator("[id$=search-box][role=combobox]")).toBeAttached();
    const preview = page.locator(`[data-preview="${CARD}"]`);
    await page.getByRole("main").getByRole("link", { name: CARD, exact: true }).first().hover();
    await expect(preview).toBeVisible();
    await expect(preview).toContainText(CARD);
    await page.mouse.move(2, 2);
    await expect(preview).toHaveCount(0);
  }
});
