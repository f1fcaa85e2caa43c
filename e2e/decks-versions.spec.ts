import { openDatabase } from "../prisma/factories/database";
import { LEGAL_LINES } from "./support/deck-lines";
import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";
import type { World } from "./support/world";

let site: SitePage;
test.beforeEach(({ page }) => {
  site = new SitePage(page);
});

/** A deck of two saves: first with 20 red stones, then with 20 blue ones. */
async function twoSaves(world: World, owner: { id: string }, visibility: "private" | "public" = "private") {
  const { id } = await world.createDeck(owner, { name: "書き直した書", visibility, lines: LEGAL_LINES });
  const draft = (name: string) => ({
    name: "書き直した書",
    deck: { grimoire: [], stoneDeck: [{ name, count: 20 }] },
    notes: [{ card: name, note: "色を支える", tags: [] }],
    about: { description: `${name}の書`, primer: "", tags: [], hero: null },
  });
  for (const [index, stone] of ["赤の魔石", "青の魔石"].entries())
    await openDatabase().deckVersion.create({ data: { deckId: id, version: index + 1, content: draft(stone) } });
  await openDatabase().deck.update({ where: { id }, data: { version: 2 } });
  return id;
}

test("a version is named, compared and restored, and nothing is lost by it", async ({ page, world }) => {
  const me = await world.createSignedIn(page.context());
  const id = await twoSaves(world, me);
  await site.open(`/decks/${id}/versions`);
  const list = page.getByRole("region", { name: "版の記録" });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(["第2版いまの版", "第1版"]);
  await list.getByLabel("第1版の名前").fill("赤いころ");
  await list.getByRole("listitem").last().getByRole("button", { name: "名を付ける" }).click();
  await expect(list.getByText("名前を保存しました。")).toBeVisible();
  await page.reload();
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(["第2版いまの版", "赤いころ"]);
  await page.getByRole("button", { name: "くらべる" }).click();
  await expect(page).toHaveURL(/\?from=1&to=2$/);
  await expect(page.getByRole("row", { name: /^青の魔石 0 20/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^赤の魔石 20 0/ })).toBeVisible();
  const words = page.getByRole("region", { name: "言葉の違い" });
  await expect(words.getByRole("term")).toHaveText(["説明", "青の魔石のメモ", "赤の魔石のメモ"]);
  await expect(words.getByRole("definition").first()).toHaveText(/赤.*青の魔石の書/);
  await expect(words.getByRole("deletion").first()).toContainText("赤");
  await expect(words.getByRole("insertion").first()).toContainText("青");
  await list.getByRole("button", { name: "第1版に戻す" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "この版に戻す" }).click();
  await expect(page.getByText("赤いころに戻しました。")).toBeVisible();
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(["第3版いまの版", "第2版", "赤いころ"]);
  await page.getByRole("link", { name: "デッキのページへ" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "赤の魔石" }).first()).toBeVisible();
});

test("strangers see the named versions of a public deck, and nothing to change", async ({ page, world }) => {
  const author = await world.createUser();
  const id = await twoSaves(world, author, "public");
  await openDatabase().deckVersion.update({
    where: { deckId_version: { deckId: id, version: 1 } },
    data: { name: "大会前" },
  });
  await site.open(`/decks/${id}`);
  await page.getByRole("region", { name: "名を付けた版" }).getByRole("link", { name: "大会前" }).click();
  await expect(page.getByRole("heading", { name: "大会前から第2版への違い" })).toBeVisible();
  const list = page.getByRole("region", { name: "版の記録" });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(["第2版いまの版", "大会前"]);
  await expect(list.getByRole("button")).toHaveCount(0);
  await expect(list.getByRole("textbox")).toHaveCount(0);
});

for (const lang of ["", "/en"])
  test(`the versions of a deck are accessible in ${lang || "Japanese"}, light and dark`, async ({
    page,
    world,
    expectAccessibleInBothSchemes,
  }) => {
    const me = await world.createSignedIn(page.context());
    const id = await twoSaves(world, me);
    await site.open(`${lang}/decks/${id}/versions?from=1&to=2`);
    await expectAccessibleInBothSchemes(page);
  });

test("the builder leads from a saved deck to its versions", async ({ page, world }) => {
  const me = await world.createSignedIn(page.context());
  const id = await twoSaves(world, me);
  await site.open(`/decks/${id}/edit`);
  await page.getByRole("link", { name: "版に名を付ける" }).click();
  await expect(site.heading).toHaveText("「書き直した書」の版");
});
