import { openDatabase } from "../prisma/factories/database";
import { LEGAL_LINES } from "./support/deck-lines";
import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

let site: SitePage;
test.beforeEach(({ page }) => {
  site = new SitePage(page);
});

test("public decks stand with face, author and likes, in the order that is asked for", async ({ page, world }) => {
  const mark = `試${Date.now().toString(36)}`;
  const author = await world.createUser({ name: "並べる人" });
  const make = (name: string) =>
    world.createDeck(author, { name: `${mark}${name}`, visibility: "public", lines: LEGAL_LINES, tags: [mark] });
  const [first, second] = [await make("乙"), await make("甲")];
  await openDatabase().deckLike.create({ data: { deckId: first.id, userId: author.id } });
  await site.open(`/decks?q=${encodeURIComponent(`タグ:${mark}`)}`);
  const found = page.getByRole("region", { name: "見つかったデッキ" });
  const names = found.getByRole("heading", { level: 3 });
  await expect(names).toHaveText([second.name, first.name]);
  await expect(found.getByText("いいね 1件")).toBeVisible();
  await expect(found.getByRole("img", { name: /^使用コストごとの枚数：/ })).toHaveCount(2);
  await page.getByRole("navigation", { name: "並べ方" }).getByRole("link", { name: "いいね順" }).click();
  await expect(page).toHaveURL(/sort=likes/);
  await expect(names).toHaveText([first.name, second.name]);
  await page.getByRole("searchbox", { name: "公開デッキを探す" }).fill(`タグ:${mark} いいね>=1`);
  await page.getByRole("button", { name: "探す" }).click();
  await expect(page).toHaveURL(/likes%3E%3D1&sort=likes$/);
  await expect(names).toHaveText([first.name]);
  await found.getByRole("link", { name: "作者 並べる人" }).click();
  await expect(site.heading).toHaveText("並べる人");
});

test("the syntax page explains tags and likes of decks", async ({ page }) => {
  await site.open("/syntax");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "タグ:速攻" })).toHaveAttribute("href", /^\/decks\?q=/);
  await expect(main.getByRole("link", { name: "いいね>=5" })).toHaveAttribute("href", /^\/decks\?q=/);
});

test("a page beyond the end leads to the last one", async ({ page }) => {
  await site.open("/decks?page=9999");
  await expect(page).not.toHaveURL(/page=9999/);
  await expect(site.heading).toHaveText("公開デッキ");
});

for (const lang of ["", "/en"])
  test(`the public decks are accessible in ${lang || "Japanese"}, light and dark`, async ({
    page,
    world,
    expectAccessibleInBothSchemes,
  }) => {
    const author = await world.createUser({ name: "見せる人" });
    await world.createDeck(author, { name: "見せる書", visibility: "public", lines: LEGAL_LINES, tags: ["見本"] });
    for (const path of ["/decks", "/decks?sort=likes", `/authors/${author.authorKey}`]) {
      await site.open(`${lang}${path}`);
      await expectAccessibleInBothSchemes(page);
    }
  });
