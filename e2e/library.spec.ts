import { ERAS_TOLD, LibraryPage } from "./support/reader/library-page";
import { expect, test } from "./support/test";

let library: LibraryPage;
test.beforeEach(({ page }) => {
  library = new LibraryPage(page);
});

test("a contradiction is run in every era", async () => {
  await library.open("/rules/mtg-6e/G.22.1");
  await library.runInEveryEra(library.contradiction);
  await expect(library.heading).toHaveText(ERAS_TOLD.lab);
  await expect(library.played).toContainText(ERAS_TOLD.differ);
  await expect(library.playedIn("sixth")).toContainText(ERAS_TOLD.burned);
  await expect(library.playedIn("now")).not.toContainText(ERAS_TOLD.burn);
});

test("a section's page lists its notes, and shows itself among the nearest sections", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await library.open("/rules/mtg-6e/K.17");
  await library.showAllParts();
  await expect(library.partLink(/^K\.17\.注意\.3/)).toBeVisible();
  await expect(library.placeAmongNearest).toBeInViewport({ ratio: 1 });
  await library.openChapter();
  await expect(page).toHaveURL(/\/rules\/mtg-6e\/K$/);
  await expect(library.entryLink(/^K\.17\.2(?!\d)/)).toBeHidden();
  await library.openSection(/^K\.17/);
  await expect(library.entryLink(/^K\.17\.2(?!\d)/)).toBeVisible();
});
