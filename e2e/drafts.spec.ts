import { AccountPage } from "./support/account/account-page";
import { DeckEditorPage } from "./support/deck-editor-page";
import { LocalShelf } from "./support/decks/local-shelf";
import { loseAnswers } from "./support/decks/lose-answers";
import { SaveConflict } from "./support/decks/save-conflict";
import { savedDecks } from "./support/decks/saved-decks";
import { LEGAL_LIST } from "./support/lists";
import { expect, test } from "./support/test";

let builder: DeckEditorPage;
let shelf: LocalShelf;
test.beforeEach(({ page }) => {
  builder = new DeckEditorPage(page);
  shelf = new LocalShelf(page);
});

test("a browser keeps many decks without an account: they are opened, duplicated and deleted, and come back", async () => {
  await builder.build();
  await builder.name.fill("青の書");
  await builder.card("青墨の小魚").click();
  await builder.build("/decks/new?draft=new");
  await builder.expectCount("grimoire", 0);
  await builder.name.fill("赤の書");
  await builder.card("走り火").click();

  await shelf.open();
  const [blue, red] = [
    { name: "青の書", grimoire: 1 },
    { name: "赤の書", grimoire: 1 },
  ];
  await shelf.expectDecks(red, blue);
  await shelf.duplicate("青の書");
  const copy = { name: shelf.copyOf("青の書") };
  await shelf.expectDecks(copy, red, blue);
  await shelf.remove("赤の書");
  await shelf.expectDecks(copy, blue);
  await shelf.takeBack();
  await shelf.expectDecks(copy, red, blue);

  await shelf.deck("赤の書").click();
  await expect(builder.name).toHaveValue("赤の書");
  await builder.undo.click();
  await builder.expectCount("grimoire", 0);
  // The newest is what the builder opens by itself.
  await builder.build();
  await expect(builder.name).toHaveValue("赤の書");
});

test("with an account a deck is saved without a button, from its first card on", async ({ page, context, world }) => {
  const user = await world.createSignedIn(context);
  await builder.build();
  await builder.card("走り火").click();
  await builder.expectSave("saved");
  await expect(page).toHaveURL(/\/decks\/[0-9a-f-]{36}\/edit$/);
  expect(await savedDecks(user)).toMatchObject([
    { name: DeckEditorPage.unnamed, lines: [{ name: "走り火", count: 1 }] },
  ]);
  await shelf.open();
  await shelf.expectNone();
});

test("a guest's decks come into the account, the open one by itself and others with a press", async ({
  page,
  world,
  context,
}) => {
  const user = await world.createUser();
  const names = async () => (await savedDecks(user)).map(({ name }) => name);
  await builder.build();
  await builder.name.fill("先の書");
  await builder.card("青墨の小魚").click();
  await builder.build("/decks/new?draft=new");
  await builder.import(LEGAL_LIST);
  await builder.name.fill("客の書");
  await builder.expectSave("local");
  const account = new AccountPage(page);
  await account.signInToSave();
  await account.signIn(user);
  await builder.expectSave("saved");
  await expect(builder.name).toHaveValue("客の書");
  await builder.expectUndoable(true);
  await expect.poll(names).toEqual(["客の書"]);

  await shelf.open();
  await shelf.keep("先の書");
  await expect.poll(names).toEqual(["客の書", "先の書"]);
  await page.reload();
  await expect(shelf.deck("先の書")).toBeVisible();
  await shelf.expectNone();
  expect(await context.cookies()).not.toEqual([]);
});

test("a save whose answer was lost is carried out once, also after the page was closed", async ({
  page,
  context,
  world,
  allowMessages,
}) => {
  allowMessages(/Failed to load resource/);
  const user = await world.createSignedIn(context);
  await builder.build();
  await page.route("**/api/decks", loseAnswers);
  await builder.card("走り火").click();
  await builder.expectSave("offline");
  await builder.card("青墨の小魚").click();
  const address = page.url();
  await page.close();

  const again = new DeckEditorPage(await context.newPage());
  await again.build(address);
  await again.expectSave("saved");
  await expect(again.page).toHaveURL(/\/decks\/[0-9a-f-]{36}\/edit$/);
  await expect.poll(async () => (await savedDecks(user))[0]?.lines.length).toBe(2);
  expect(await savedDecks(user)).toHaveLength(1);
});

test("a session that ends while editing asks to sign in, and then the deck is saved", async ({
  page,
  context,
  world,
  allowMessages,
}) => {
  allowMessages(/401/);
  const user = await world.createSignedIn(context);
  await builder.build();
  await builder.card("走り火").click();
  await builder.expectSave("saved");
  await context.clearCookies();
  await builder.card("青墨の小魚").click();
  await builder.expectSave("refused");
  const account = new AccountPage(page);
  await account.signInToSave();
  await account.signIn(user);
  await builder.expectSave("saved");
  await expect.poll(async () => (await savedDecks(user))[0]?.lines.length).toBe(2);
  expect(await savedDecks(user)).toHaveLength(1);
});

test("signing out takes the account's decks out of the browser, but for what the account lacks", async ({
  page,
  context,
  world,
  allowMessages,
}) => {
  allowMessages(/Failed to load resource/);
  const user = await world.createSignedIn(context, { name: "書き手" });
  const { id } = await world.createDeck(user, { name: "未保存の書" });
  await builder.build();
  await builder.card("走り火").click();
  await builder.expectSave("saved");
  await builder.build(`/decks/${id}/edit`);
  await page.route("**/api/decks/*", (route) => route.abort());
  await builder.card("走り火").click();
  await builder.expectSave("offline");
  await shelf.open();
  await shelf.expectDecks({ name: "未保存の書", unsaved: true });
  await new AccountPage(page).signOut(user);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("grimoire.draft.")));
  await expect.poll(kept).toEqual([`grimoire.draft.${id}`]);
});

test("of two devices the second is shown the difference and may choose its own content", async ({
  page,
  context,
  strangersPage,
  world,
  allowMessages,
}) => {
  allowMessages(/409/);
  const conflict = await SaveConflict.begin({ world, context, page, strangersPage });
  await conflict.resolve("mine");
  await conflict.expectCopies({ 墨つぎの見習い: 1, 灰の書架: 1, 走り火: 0 });
});
