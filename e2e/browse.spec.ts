import { CardsPage } from "./support/cards-page";
import { expect, test } from "./support/test";

/** A card of the starter file whose information changed once and that was printed before it did. */
const CHANGED = "三冊の取り寄せ";

let cards: CardsPage;
test.beforeEach(({ page }) => {
  cards = new CardsPage(page);
});

test("facets edit the query, keep what they cannot show, and the way back undoes them", async ({ page }) => {
  await cards.results("(頁 or 火) ap>hp knid:unit");
  await cards.narrow("kind", "unit");
  await expect(page).toHaveURL(/t%3Aunit/);
  await expect.poll(() => cards.query).toBe("t:unit ap>hp (火 or 頁) knid:unit");
  await cards.narrow("color", "blue");
  await expect(page).toHaveURL(/c%3Ab/);
  await cards.narrow("color", "red");
  await expect(page).toHaveURL(/c%3Ab%2Cr/);
  await cards.narrowToTheseColors();
  await expect(page).toHaveURL(/c%3Dbr/);
  await expect.poll(() => cards.query).toBe("t:unit c=br ap>hp (火 or 頁) knid:unit");
  await cards.narrow("kind", "unit");
  await page.waitForURL(/q=c%3Dbr/);
  await page.goBack();
  await page.waitForURL(/q=t%3Aunit\+c%3Dbr/);
  await expect(cards.value("kind", "unit")).toHaveAttribute("aria-current", "true");
});

test("whoever comes back from a card finds the same place", async ({ page }) => {
  await cards.results("t:unit");
  await cards.fontsCome();
  const far = cards.cards.nth(40);
  await far.scrollIntoViewIfNeeded();
  // What comes into sight may ask for fonts of its own.
  await cards.fontsCome();
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("cards are searched, narrowed, ordered and read", async () => {
    await cards.open("/cards");
    await cards.search("さんさつ");
    await cards.narrow("kind", "magic");
    await cards.limitCost(5);
    await expect.poll(() => cards.query).toBe("さんさつ t:magic usev<=5");
    await cards.showTexts();
    await cards.orderBy("hp");
    await expect.poll(() => cards.query).toBe("さんさつ t:magic usev<=5 order:hp");
    await cards.card(CHANGED).click();
    await expect(cards.heading).toHaveText(CHANGED);
  });
});
