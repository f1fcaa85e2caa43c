import type { Locator } from "playwright/test";
import { DeckEditorPage } from "./support/deck-editor-page";
import { LEGAL_CARDS } from "./support/lists";
import { expect, test } from "./support/test";

let builder: DeckEditorPage;
test.beforeEach(({ page }) => {
  builder = new DeckEditorPage(page);
});

test("a legal deck is built with the keyboard alone", async ({ page }) => {
  await builder.build();
  for (const [card, count] of LEGAL_CARDS) {
    await builder.find(card);
    await expect(builder.card(card)).toBeFocused();
    await page.keyboard.press(String(count));
    await builder.expectCopies(card, count, "pool");
  }
  await builder.expectCount("grimoire", 40);
  await builder.expectCount("stoneDeck", 0);
  await builder.find("緑の魔石");
  await page.keyboard.press("8");
  await builder.find("青の魔石");
  await page.keyboard.press("Shift+Enter");
  await builder.expectCount("stoneDeck", 20);
  await builder.expectPerfect();
});

test("the Enter that ends a Japanese composition adds nothing", async ({ page, context }) => {
  await builder.build();
  await builder.search.focus();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Input.imeSetComposition", { text: "すみつぎ", selectionStart: 4, selectionEnd: 4 });
  await expect(builder.row("墨つぎの見習い")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(builder.search).toBeFocused();
  await devtools.send("Input.insertText", { text: "墨つぎ" });
  await expect(builder.search).toHaveValue("墨つぎ");
  await builder.expectCount("grimoire", 0);
  await page.keyboard.press("Enter");
  await builder.expectCount("grimoire", 1);
});

test("a draft is there again after a reload, with its way back", async ({ page }) => {
  await builder.build();
  await builder.card("墨つぎの見習い").click();
  await builder.card("墨つぎの見習い").click();
  await builder.name.fill("残る書");
  await page.reload();
  await builder.ready();
  await expect(builder.name).toHaveValue("残る書");
  await builder.expectCopies("墨つぎの見習い", 2);
  await builder.undo.click();
  await builder.undo.click();
  await builder.expectCopies("墨つぎの見習い", 1);
});

test("of two tabs the newest draft counts, and the other one comes back by undo", async ({ context }) => {
  await builder.build();
  const other = new DeckEditorPage(await context.newPage());
  await other.build();
  await builder.card("墨つぎの見習い").click();
  await expect(other.row("墨つぎの見習い", "deck")).toBeVisible();
  await other.card("青墨の小魚").click();
  await expect(builder.row("青墨の小魚", "deck")).toBeVisible();
  await builder.expectTakenOver();
  await builder.undo.click();
  await expect(builder.row("青墨の小魚", "deck")).toHaveCount(0);
  await expect(builder.row("墨つぎの見習い", "deck")).toBeVisible();
});

test("three cards are found, a starter is made a legal deck with them and given away in at most 9 clicks", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await builder.build();
  await click(builder.firstStarter);
  await builder.expectCount("grimoire", 40);
  await click(builder.search);
  for (const name of ["火種の見習い", "夜警の猟犬", "赤の二筆"]) {
    await builder.search.fill(name);
    await click(builder.plus(name));
  }
  await builder.expectCount("grimoire", 43);
  await click(builder.fix("GRIMOIRE_COUNT"));
  await expect(builder.seal).toBeVisible();
  await click(builder.shareButton);
  await click(builder.copyLink);
  await builder.expectCopied();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/d\/[\w-]+\?n=[\w-]+$/);
  expect(clicks).toBeLessThanOrEqual(9);
});
