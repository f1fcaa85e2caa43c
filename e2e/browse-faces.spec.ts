import { CardsPage } from "./support/cards-page";
import { expect, test } from "./support/test";

/** A card of the starter file that is found by its reading. */
const CHANGED = "三冊の取り寄せ";

let cards: CardsPage;
test.beforeEach(({ page }) => {
  cards = new CardsPage(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test("the cards begin on the first screen, those that do something first", async ({ page }) => {
    for (const path of ["/cards", "/en/cards"]) {
      await cards.open(path);
      const place = await cards.cards.first().boundingBox();
      expect(place?.y).toBeLessThanOrEqual(200);
      const first = await cards.cards.evaluateAll((links) =>
        links.slice(0, 12).map((link) => decodeURIComponent(link.getAttribute("href") ?? "")),
      );
      for (const stone of ["青の魔石", "緑の魔石", "赤の魔石"])
        expect(first.filter((address) => address.endsWith(stone))).toEqual([]);
    }
    await cards.results("!青の魔石");
    await expect(cards.cards).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test("the first page is read in a few screens, with a field to search by", async ({ page }) => {
    await page.goto("/");
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_000);
    await page.locator("#search-box").fill("さんさつ");
    await page.locator("#search-box").press("Enter");
    await expect(cards.card(CHANGED)).toBeVisible();
  });
});

test("a small face shows what its card does, and a large one all of it; the size is remembered", async ({ page }) => {
  await cards.results("!差し戻し");
  const face = cards.cards.first();
  const text = face.getByText("手札に戻す");
  await expect(text).toBeVisible();
  const lines = await text.evaluate((part) => Math.round(part.getBoundingClientRect().height / 13));
  expect(lines).toBeLessThanOrEqual(4);
  const small = await face.boundingBox();
  await page.getByRole("link", { name: "カードを大きく" }).click();
  await expect(page.getByRole("link", { name: "カードを小さく" })).toBeVisible();
  expect((await face.boundingBox())?.width).toBeGreaterThan((small?.width ?? 0) * 1.4);
  await expect(face).toContainText("Illust.");
  await cards.results("t:magic");
  await expect(page.getByRole("link", { name: "カードを小さく" })).toBeVisible();
  await cards.show("一覧");
  await expect(page.getByRole("link", { name: /^カードを/ })).toHaveCount(0);
});

test("cards on a page are told apart by their emblems", async () => {
  await cards.open("/cards");
  const emblems = await cards.cards.evaluateAll((links) =>
    links.map((link) => link.querySelector('svg[viewBox="0 0 200 200"]')?.innerHTML ?? ""),
  );
  expect(emblems.length).toBeGreaterThan(50);
  expect(new Set(emblems).size).toBe(emblems.length);
});

test("the text of a card stands once on a phone, and its column is filled on a wide screen", async ({ page }) => {
  await cards.open("/cards/差し戻し");
  const face = page
    .getByRole("main")
    .getByRole("img", { name: /^差し戻し/ })
    .first();
  const ways = page.getByRole("navigation", { name: "このカードについて" });
  const [faceBox, waysBox] = [await face.boundingBox(), await ways.boundingBox()];
  expect((waysBox?.y ?? 0) - (faceBox?.y ?? 0) - (faceBox?.height ?? 0)).toBeLessThan(250);
  await expect(face.getByText("手札に戻す")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 760 });
  await expect(face.getByText("手札に戻す")).toBeHidden();
});
