import { AddingPage } from "../support/adding-page";
import { DeckEditorPage } from "../support/deck-editor-page";
import { expect, test } from "../support/test";

test("a builder in another tab shows at once what is added", async ({ page, context }) => {
  const cards = new AddingPage(page);
  await cards.open("/cards/水圧");
  await cards.plus("水圧").click();
  await expect(cards.copies("水圧")).toHaveText("1");
  const other = new DeckEditorPage(await context.newPage());
  await other.build();
  await expect(other.row("水圧", "deck")).toBeVisible();
  await cards.open("/cards/走り火");
  await cards.plus("走り火").click();
  await expect(other.row("走り火", "deck")).toBeVisible();
  await other.page.close();
  await expect(cards.heading).toHaveText("走り火");
});
