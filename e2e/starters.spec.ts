import { createSession } from "../prisma/factories/create-session";
import { BuilderPage } from "./support/builder-page";
import { GoldfishPage } from "./support/goldfish-page";
import { StartersPage } from "./support/starters-page";
import { expect, test } from "./support/test";

let starters: StartersPage;
test.beforeEach(({ page }) => {
  starters = new StartersPage(page);
});

test("a stranger reads a starter deck and its primer in both languages", async ({ page }) => {
  const name = await starters.openFirst();
  await expect(starters.heading).toHaveText(name);
  await expect(page.getByText("作者 グリモワール編集部")).toBeVisible();
  await expect(page.getByText("構築ルールに適合", { exact: true })).toBeVisible();
  const japanese = await starters.primer.innerText();
  const card = starters.primer.getByRole("link", { name: /^《/ }).first();
  await expect(card).toBeVisible();

  await starters.chooseLanguage("en");
  await expect(page.getByText("by Grimoire")).toBeVisible();
  await expect(starters.heading).not.toHaveText(name);
  const english = await starters.primer.innerText();
  expect(english).not.toBe(japanese);
  expect(english, "names of cards are told in English").not.toMatch(/[ぁ-んァ-ヶ一-龠《》]/u);
  await starters.primer.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/en\/cards\//);
});

test("a stranger copies a starter deck into the builder and changes the copy", async ({ page }) => {
  await starters.openFirst();
  await page.getByRole("main").getByRole("link", { name: "複製して組み替える" }).click();
  const builder = new BuilderPage(page);
  await builder.ready();
  await expect(builder.counter("魔導書")).toContainText("40/40");
  await expect(builder.seal).toBeVisible();
  await builder.choose("すべて取り除く");
  await expect(builder.counter("魔導書")).toContainText("0/40");

  const begin = builder.deck.getByRole("listitem").getByRole("link").first();
  await begin.click();
  await builder.ready();
  await expect(builder.counter("魔石デッキ")).toContainText("20/20");
  await expect(builder.seal).toBeVisible();
});

test("a stranger goldfishes a starter deck from the shelf and from its page", async ({ page }) => {
  const goldfish = new GoldfishPage(page);
  await starters.open("/");
  await starters.shelf
    .first()
    .getByRole("link", { name: /^一人回し/ })
    .click();
  await goldfish.actions.waitFor();
  await expect(goldfish.cards).toHaveCount(5);

  await starters.openFirst();
  await page.getByRole("main").getByRole("link", { name: "一人回し", exact: true }).click();
  await goldfish.actions.waitFor();
  await expect(goldfish.cards).toHaveCount(5);
});

test("a deck of the shelf shows its face and its curve", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await starters.open("/");
    const deck = starters.shelf.first();
    await expect(deck.getByRole("img", { name: /^使用コスト/ })).toBeVisible();
    await expect(deck.locator('svg[viewBox="0 0 200 200"]')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("every deck of the shelf can be read, and is legal", async ({ page }) => {
  await starters.open("/decks");
  const links = await starters.title(starters.shelf).all();
  expect(links.length).toBeGreaterThan(0);
  const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
  for (const address of addresses) {
    await page.goto(address ?? "");
    await expect(starters.primer).toBeVisible();
    await expect(page.getByText("構築ルールに適合", { exact: true })).toBeVisible();
  }
});

test("nobody can change, hide or delete a starter deck", async ({ page, request, world }) => {
  const name = await starters.openFirst();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const origin = new URL(page.url()).origin;
  const { cookie } = await createSession(await world.createUser());
  const deck = { grimoire: [], stoneDeck: [] };
  const writes = [
    ["PUT", { name: "よその人", deck, expectedVersion: 1 }],
    ["PATCH", { name: "よその人", visibility: "private" }],
    ["DELETE", {}],
  ] as const;
  for (const session of [`${cookie.name}=${cookie.value}`, ""])
    for (const [method, data] of writes) {
      const answer = await request.fetch(`/api/decks/${id}`, {
        method,
        headers: { origin, cookie: session, "content-type": "application/json" },
        data: JSON.stringify(data),
      });
      expect(answer.status(), `${method} ${session ? "signed in" : "as a visitor"}`).toBe(session ? 404 : 401);
    }
  await page.reload();
  await expect(starters.heading).toHaveText(name);
  await expect(page.getByRole("main").getByRole("link", { name: "編集" })).toHaveCount(0);
});

test("a card tells its rulings, and their numbers open the rules", async ({ page }) => {
  await starters.open("/cards/煤煙の司書");
  const rulings = page.getByRole("region", { name: "裁定" });
  await expect(rulings.getByRole("heading", { level: 3 }).first()).toContainText("誘発しますか");
  await rulings.getByRole("link", { name: "302.1.2.1" }).last().click();
  await expect(page).toHaveURL(/\/rules\/mag\/302\.1\.2\.1$/);
  await starters.open("/cards/赤の魔石");
  await expect(starters.heading).toBeVisible();
  await expect(page.getByRole("region", { name: "裁定" })).toHaveCount(0);
});

for (const path of ["/decks", "/en/decks"])
  test(`a starter deck of ${path} is accessible, light and dark`, async ({ page, expectAccessibleInBothSchemes }) => {
    await starters.open(path);
    const deck = await starters.title(starters.shelf.first()).getAttribute("href");
    await page.goto(deck ?? "");
    await expectAccessibleInBothSchemes(page);
  });

test("a card with rulings is accessible", async ({ page, expectAccessible }) => {
  await starters.open("/cards/煤煙の司書");
  await expectAccessible(page);
});
