import { CardsPage } from "../support/cards-page";
import { HomePage } from "../support/reader/home-page";
import { expect, test } from "../support/test";

/** A card of the starter file that is found by its reading. */
const CHANGED = "三冊の取り寄せ";

test("cards are searched from the head of any page, and from the first page", async ({ page }) => {
  const cards = new CardsPage(page);
  for (const path of ["/rules", "/decks", "/cards/水圧"]) {
    await cards.open(path);
    await cards.headerSearch.fill("さんさつ");
    await cards.headerSearch.press("Enter");
    await expect(page).toHaveURL(/\/cards\?q=/);
    await expect(cards.card(CHANGED)).toBeVisible();
  }
  await cards.awake("/en");
  await cards.box.fill("pressure");
  await cards.box.press("Enter");
  await expect(page).toHaveURL(/\/en\/cards\?q=pressure$/);
});

test("what is completed by keys is found, and the pages of results are turned by keys", async ({ page }) => {
  const cards = new CardsPage(page);
  await cards.awake("/cards");
  await cards.box.pressSequentially("さんさつ");
  await expect(cards.completions.first()).toContainText(CHANGED);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(cards.cards).toHaveCount(1);
  await cards.awake("/cards");
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\?page=2$/);
  await cards.awake("/cards?page=2");
  await page.keyboard.press("p");
  await expect(page).toHaveURL(/\/cards$/);
});

test("the hand on the first page is the one that its link deals", async ({ page }) => {
  const home = new HomePage(page);
  await home.open("/");
  await expect(home.hand).toHaveCount(3);
  const links = await home.hand.evaluateAll((cards) => cards.map((card) => card.getAttribute("href") ?? ""));
  const names = links.map((link) => decodeURIComponent(link.split("/").at(-1) ?? ""));
  await home.playHand();
  for (const name of names) await expect(page.getByRole("main")).toContainText(name);
});

test("the first page is read in a few screens of a telephone, with a field to search by", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  const home = new HomePage(page);
  await home.open("/");
  await home.fontsCome();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_000);
  await home.box.fill("さんさつ");
  await home.box.press("Enter");
  await expect(home.card(CHANGED)).toBeVisible();
});

test("the text of a card stands once on a phone, and its column is filled on a wide screen", async ({ page }) => {
  const cards = new CardsPage(page);
  await cards.open("/cards/差し戻し");
  await cards.fontsCome();
  const face = cards.face("差し戻し");
  await expect.poll(async () => cards.gapBelow(face)).toBeLessThan(250);
  await expect(face.getByText("手札に戻す")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 760 });
  await expect(face.getByText("手札に戻す")).toBeHidden();
});

test("the head is as wide as its page", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  const cards = new CardsPage(page);
  for (const path of ["/", "/cards", "/rules", "/decks/new", "/developers"]) {
    await cards.open(path);
    await cards.fontsCome();
    const [head, main] = await cards.edges();
    expect(head, path).toEqual(main);
  }
});

test("what the menu of a phone chooses is chosen, and leads where it says", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  const cards = new CardsPage(page);
  await cards.open("/rules");
  await cards.opener("menu").click();
  await cards.chooseDark();
  await cards.opener("menu").click();
  await cards.chooseLanguage("en");
  await cards.opener("menu").click();
  await cards.openDecks();
  await expect(page).toHaveURL(/\/en\/decks$/);
  await cards.opener("search").click();
  await cards.headerSearch.fill("pressure");
  await cards.submitHeader();
  await expect(page).toHaveURL(/\/en\/cards\?q=pressure$/);
});
