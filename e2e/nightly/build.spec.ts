import { DeckEditorPage } from "../support/deck-editor-page";
import { expect, test } from "../support/test";

test("a legal deck takes at most 58 keys from nothing", async ({ page }) => {
  const builder = new DeckEditorPage(page);
  await builder.build();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const search = async (text: string) => {
    await press("/");
    for (const letter of text) await press(letter);
    // Completions that are open take the first Escape; where none are, it would empty the field.
    await expect(builder.search).toHaveValue(text);
    if ((await builder.search.getAttribute("aria-expanded")) === "true") await press("Escape");
    await press("ArrowDown");
    await expect(builder.pool.locator("[data-row] [data-act=main]").first()).toBeFocused();
  };
  await search("c=b -t:stone");
  for (let names = 0; names < 13; names += 1) {
    await press("Shift+Enter");
    await press("ArrowDown");
  }
  await press("1");
  await builder.expectCount("grimoire", 40);
  await search("c=b t:stone");
  await press("Shift+Enter");
  await expect(builder.seal).toBeVisible();
  expect(keys).toBeLessThanOrEqual(58);
});
