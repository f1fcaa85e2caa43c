import { SavedDecksPage } from "../support/mtg/saved-decks-page";
import { expect, test } from "../support/test";

test("a deck is shared by its secret link, then made public, then deleted", async ({
  page,
  strangersPage,
  world,
  allowMessages,
}, { parallelIndex }) => {
  allowMessages(/404/);
  const me = await world.createSignedIn(page.context(), { name: "分ける人" });
  // A name of its own: the public list shows it to the other tests, too.
  const name = `みなの畑${parallelIndex}`;
  const { id } = await world.createDeck(me, {
    ...{ name, game: "mtg", format: "type1", formatOn: new Date("2000-12-15") },
    lines: [{ zone: "main", name: "Forest", count: 60 }],
  });
  const mine = new SavedDecksPage(page);
  const theirs = new SavedDecksPage(strangersPage);
  await mine.open(`/mtg/decks/${id}`);
  expect((await strangersPage.goto(`/mtg/decks/${id}`))?.status()).toBe(404);
  await mine.show("unlisted");
  await expect(mine.shareLink).not.toHaveValue(new RegExp(`/mtg/decks/${id}$`));
  await theirs.open(new URL(await mine.shareLink.inputValue()).pathname);
  await expect(theirs.heading).toHaveText(name);
  await expect(theirs.edit).toHaveCount(0);
  await mine.show("public");
  await expect(mine.shareLink).toHaveValue(new RegExp(`/mtg/decks/${id}$`));
  await theirs.open("/en/mtg/decks?format=type1");
  await expect(theirs.deck(name).first()).toBeVisible();
  await theirs.open("/mtg/decks?format=extended");
  await expect(theirs.deck(name)).toHaveCount(0);
  await mine.remove();
  await expect(page).toHaveURL(/\/mtg\/decks$/);
  await mine.isEmpty();
});
