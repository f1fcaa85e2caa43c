import { DeckEditorPage } from "./support/deck-editor-page";
import { StartersPage } from "./support/decks/starters-page";
import { expect, test } from "./support/test";

test("a stranger copies a starter deck into the builder and changes the copy", async ({ page }) => {
  const starters = new StartersPage(page);
  await starters.openFirst();
  await starters.copy();
  const builder = new DeckEditorPage(page);
  await builder.ready();
  await builder.expectCount("grimoire", 40);
  await expect(builder.seal).toBeVisible();
  await builder.choose("clear");
  await builder.expectCount("grimoire", 0);

  await builder.firstStarter.click();
  await builder.ready();
  await builder.expectCount("stoneDeck", 20);
  await expect(builder.seal).toBeVisible();
});
