import { openDatabase } from "../prisma/factories/database";
import { LEGAL_LINES } from "./support/deck-lines";
import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

let site: SitePage;
test.beforeEach(({ page }) => {
  site = new SitePage(page);
});

test("one's own decks are searched, put into folders together, and taken out again", async ({ page, world }) => {
  const me = await world.createSignedIn(page.context());
  await world.createDeck(me, { name: "青の潮", tags: ["速攻"] });
  await world.createDeck(me, { name: "赤の灯" });
  await world.createDeck(me, { name: "緑の芽" });
  await site.open("/decks/mine");
  const names = page.getByRole("main").getByRole("heading", { level: 3 });
  await page.getByLabel("自分のデッキを探す").fill("ｿｯｺｳ");
  await expect(names).toHaveText([]);
  await page.getByRole("button", { name: "探すのをやめる" }).click();
  await page.getByLabel("自分のデッキを探す").fill("速攻");
  await expect(names).toHaveText(["青の潮"]);
  await page.getByLabel("自分のデッキを探す").fill("");
  await page.getByLabel("「青の潮」を選ぶ").check();
  await page.getByLabel("「赤の灯」を選ぶ").check();
  await expect(page.getByText("2件を選択中")).toBeVisible();
  await page.getByRole("button", { name: "フォルダーに入れる" }).click();
  await page.getByRole("dialog").getByLabel("フォルダーの名前").fill("大会");
  await page.getByRole("dialog").getByRole("button", { name: "入れる", exact: true }).click();
  // The message stays for as long as the pointer is on it.
  await page.getByText("2件を移しました。").hover();
  await page.getByLabel("フォルダー", { exact: true }).selectOption("大会");
  await expect(names).toHaveText(["赤の灯", "青の潮"]);
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect(page.getByText("元に戻しました。")).toBeVisible();
  await expect(names).toHaveCount(3);
  expect(await openDatabase().deck.count({ where: { ownerId: me.id, folder: "" } })).toBe(3);
});

test("many decks are published at once and made private again by undo", async ({ page, world }) => {
  const me = await world.createSignedIn(page.context());
  for (const name of ["一", "二"]) await world.createDeck(me, { name, lines: LEGAL_LINES });
  await site.open("/decks/mine");
  await page.getByLabel("表示中のデッキをすべて選ぶ").check();
  await page.getByRole("button", { name: "公開範囲を変える" }).click();
  await page.getByRole("button", { name: "公開", exact: true }).click();
  await page.getByText("2件の公開範囲を変えました。").hover();
  const publicDecks = () => openDatabase().deck.count({ where: { ownerId: me.id, visibility: "public" } });
  expect(await publicDecks()).toBe(2);
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect(page.getByText("元に戻しました。")).toBeVisible();
  expect(await publicDecks()).toBe(0);
});

test("a deck is duplicated with everything in it, and many are deleted after one question", async ({ page, world }) => {
  const me = await world.createSignedIn(page.context());
  const words = { description: "説明", primer: "手引き", tags: ["札"], hero: "走り火" };
  await world.createDeck(me, { name: "元の書", lines: LEGAL_LINES, ...words });
  await site.open("/decks/mine");
  await page.getByRole("button", { name: "「元の書」の操作" }).click();
  await page.getByRole("button", { name: "複製", exact: true }).click();
  await expect(page.getByText("「元の書（複製）」を作りました。")).toBeVisible();
  const copy = await openDatabase().deck.findFirstOrThrow({
    where: { ownerId: me.id, name: "元の書（複製）" },
    include: { lines: true },
  });
  expect(copy).toMatchObject({ ...words, copiedFromName: "元の書", visibility: "private" });
  expect(copy.lines).toHaveLength(LEGAL_LINES.length);
  await page.getByLabel("表示中のデッキをすべて選ぶ").check();
  await page.getByRole("region", { name: "選んだデッキの操作" }).getByRole("button", { name: "削除" }).click();
  const dialog = page.getByRole("dialog", { name: "2件のデッキを削除" });
  await expect(dialog.getByRole("listitem")).toHaveText(["元の書（複製）", "元の書"]);
  await dialog.getByRole("button", { name: "削除する" }).click();
  await expect(page.getByText("2件を削除しました。")).toBeVisible();
  expect(await openDatabase().deck.count({ where: { ownerId: me.id } })).toBe(0);
});

test("all decks are taken away as one file", async ({ page, world }) => {
  const me = await world.createSignedIn(page.context());
  await world.createDeck(me, { name: "持ち出す書", folder: "大会", lines: LEGAL_LINES });
  await site.open("/decks/mine");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "すべてのデッキを書き出す" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("grimoire-decks.json");
  const chunks = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
    format: "grimoire-decks",
    decks: [
      { name: "持ち出す書", folder: "大会", deck: { stoneDeck: [{ name: "青の魔石", count: 9 }, { count: 11 }] } },
    ],
  });
});

for (const lang of ["", "/en"])
  test(`one's own decks are accessible in ${lang || "Japanese"}, light and dark`, async ({
    page,
    world,
    expectAccessibleInBothSchemes,
  }) => {
    const me = await world.createSignedIn(page.context());
    await world.createDeck(me, { name: "わたしの書", folder: "大会", tags: ["速攻"], lines: LEGAL_LINES });
    await site.open(`${lang}/decks/mine`);
    await page.getByRole("main").getByRole("checkbox").first().check();
    await expectAccessibleInBothSchemes(page);
  });
