import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

let site: SitePage;
test.beforeEach(({ page }) => {
  site = new SitePage(page);
});

test("from the sets to a set, its cards by number, and on to the next", async ({ page }) => {
  await site.open("/sets");
  await page.getByRole("link", { name: "はじめの灯" }).click();
  await expect(site.heading).toHaveText("はじめの灯");
  const cards = page.getByRole("region", { name: "収録カード" });
  await expect(cards.getByRole("listitem").first().getByRole("img", { name: "番号 FL-001" })).toBeVisible();
  await expect(cards.getByRole("listitem").first()).toContainText("青の魔石");
  await page.getByRole("link", { name: /^次のセット/ }).click();
  await expect(site.heading).not.toHaveText("はじめの灯");
  await page.getByRole("link", { name: /^前のセット/ }).click();
  await expect(site.heading).toHaveText("はじめの灯");
});

test("the figures of a set lead to the cards they count", async ({ page }) => {
  await site.open("/en/sets/FL");
  const blue = page.getByRole("row", { name: /Blue/ });
  const link = blue.getByRole("link").first();
  const address = new URL((await link.getAttribute("href")) ?? "", page.url());
  expect(address.searchParams.get("q")).toBe("t:unit c=b set:FL");
  await expect(page.getByRole("link", { name: "Checklist" })).toBeVisible();
});

test("sets show some of their cards, and how many they have of each cost", async ({ page }) => {
  await site.open("/sets");
  await expect(page.getByRole("list", { name: "はじめの灯" }).getByRole("img")).toHaveCount(5);
  await site.open("/sets/FL");
  await expect(page.getByRole("list", { name: "はじめの灯" }).getByRole("img").first()).toBeVisible();
  const cost = page.getByRole("list", { name: "使用コスト" }).getByRole("link", { name: /^使用コスト2: / });
  const count = /: (\d+)/.exec((await cost.getAttribute("aria-label")) ?? "")?.[1];
  await cost.click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: /\d/ })).toHaveText(`${count}枚`);
  await site.open("/lists");
  await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
  await site.open("/illustrators");
  await expect(page.getByRole("main").locator('svg[viewBox="0 0 200 200"]').first()).toBeVisible();
});

test("a code in small letters leads to the set, and one that no set has is not found", async ({
  page,
  allowMessages,
}) => {
  allowMessages(/status of 404/);
  await site.open("/sets/fl");
  await expect(page).toHaveURL(/\/sets\/FL$/);
  expect((await page.goto("/sets/NONE"))?.status()).toBe(404);
  expect((await page.goto("/illustrators/nobody"))?.status()).toBe(404);
  expect((await page.goto("/lists/none"))?.status()).toBe(404);
});

test("an illustrator's page shows everything they drew", async ({ page }) => {
  await site.open("/illustrators");
  const first = page.getByRole("main").getByRole("listitem").first();
  const count = Number(/\d+/.exec((await first.innerText()).split("\n").at(-1) ?? "")?.[0]);
  await first.getByRole("link").click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(count);
});

test("a list of editors is reached from a card, and shows its cards in their order", async ({ page }) => {
  await site.open("/cards/差し戻し");
  await page.getByRole("link", { name: "はじめてのデッキに" }).click();
  await expect(site.heading).toHaveText("はじめてのデッキに");
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "差し戻し" })).toHaveCount(1);
});

for (const path of ["/sets", "/sets/FL", "/en/sets/ST", "/illustrators", "/lists"])
  test(`${path} is accessible in both schemes, and fits 360 pixels`, async ({ page, expectAccessibleAndFitting }) => {
    await page.goto(path);
    await expectAccessibleAndFitting(page);
  });
