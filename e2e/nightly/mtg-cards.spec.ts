import { DeskPage } from "../support/mtg/desk-page";
import { loadMtgData } from "../support/mtg/mtg-data";
import { expect, test } from "../support/test";

// Card data changes what everybody sees: this test has a site to itself.
test.use({ ownSite: true });
test.beforeAll(() => loadMtgData());

test("card data and formats of the site judge a deck in every format, and the goldfish deals it by its era", async ({
  page,
}) => {
  const desk = new DeskPage(page);
  await desk.open("/mtg/decks/new?format=type1&on=2001-01-16");
  await desk.list.fill("4 Old Bell\n4 葦の番人\n52 Island");
  await desk.hasErrors(0);
  await expect(desk.seal("スタンダード", "illegal")).toBeVisible();
  await expect(desk.seal("エクステンデッド", "legal")).toBeVisible();
  await expect(desk.seal("インベイジョン・ブロック", "illegal")).toBeVisible();
  await desk.openGoldfish();
  await expect(page).toHaveURL(/\/mtg\/goldfish\/m1[\w-]+\?era=6e/);
  await expect(desk.heading).toBeVisible();
});
