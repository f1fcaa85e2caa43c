import { openDatabase } from "../../prisma/factories/database";
import { AccountPage } from "../support/account/account-page";
import { LEGAL_LINES } from "../support/deck-lines";
import { AuthorPage } from "../support/decks/author-page";
import { DeckEditorWindows } from "../support/decks/deck-editor-windows";
import { MyDecksPage } from "../support/decks/my-decks-page";
import { ShareDialog } from "../support/decks/share-dialog";
import { VersionsPage } from "../support/decks/versions-page";
import { expect, test } from "../support/test";
import type { World } from "../support/world";

test("an author writes a profile, and the page shows it with the public decks alone", async ({
  page,
  world,
  strangersPage,
}) => {
  const me = await world.createSignedIn(page.context(), { name: "古い名" });
  await world.createDeck(me, { name: "見える書", visibility: "public", lines: LEGAL_LINES });
  await world.createDeck(me, { name: "隠した書", visibility: "private", lines: LEGAL_LINES });
  const account = new AccountPage(page);
  await account.open("/account");
  await account.writeProfile("墨の人", "青を組みます。\n<b>太字</b>にはなりません。");
  const author = new AuthorPage(strangersPage);
  const answer = await strangersPage.goto(page.url());
  const told = (await answer?.text()) ?? "";
  for (const secret of [me.id, me.email, "隠した書"]) expect(told).not.toContain(secret);
  await expect(author.heading).toHaveText("墨の人");
  await expect(strangersPage.getByText("<b>太字</b>にはなりません。")).toBeVisible();
  await expect(author.decks).toHaveText(["見える書"]);
});

test("a followed author's decks come to one's own decks, until one follows no longer", async ({ page, world }) => {
  const followed = await world.createUser({ name: "追われる人" });
  await world.createDeck(followed, { name: "新しい書", visibility: "public", lines: LEGAL_LINES });
  await world.createSignedIn(page.context());
  const [author, mine] = [new AuthorPage(page), new MyDecksPage(page)];
  await author.open(`/authors/${followed.authorKey}`);
  await expect(author.follow).toHaveAttribute("aria-pressed", "false");
  await author.follow.click();
  await expect(author.follow).toHaveAttribute("aria-pressed", "true");
  await expect(author.followers(1)).toBeVisible();
  await mine.open();
  await expect(mine.feed.getByRole("link", { name: "新しい書" })).toBeVisible();
  await mine.feed.getByRole("link", { name: "追われる人", exact: true }).click();
  await author.follow.click();
  await expect(author.follow).toHaveAttribute("aria-pressed", "false");
  await mine.open();
  await expect(mine.feed).toHaveCount(0);
});

test("one's own decks are searched, put into folders together, and taken out again", async ({ page, world }) => {
  const me = await world.createSignedIn(page.context());
  // Shown in this order, the newest first.
  for (const [name, tags, day] of [
    ["緑の芽", [], "03"],
    ["赤の灯", [], "02"],
    ["青の潮", ["速攻"], "01"],
  ] as const)
    await world.createDeck(me, { name, tags: [...tags], updatedAt: new Date(`2026-01-${day}`) });
  const mine = new MyDecksPage(page);
  await mine.open();
  await expect(mine.names).toHaveText(["緑の芽", "赤の灯", "青の潮"]);
  await mine.search("速攻");
  await expect(mine.names).toHaveText(["青の潮"]);
  await mine.search("");
  await mine.select("青の潮");
  await mine.select("赤の灯");
  await mine.moveInto("大会", 2);
  await mine.showFolder("大会");
  await expect(mine.names).toHaveText(["赤の灯", "青の潮"]);
  await mine.undo();
  await expect(mine.names).toHaveCount(3);
  const outside = () => openDatabase().deck.count({ where: { ownerId: me.id, folder: "" } });
  await expect.poll(outside).toBe(3);
});

test("one's own decks are renamed, shared by link and deleted from the list", async ({
  page,
  strangersPage,
  world,
}) => {
  const user = await world.createSignedIn(page.context());
  const { id } = await world.createDeck(user, { name: "前の名前" });
  const [mine, share] = [new MyDecksPage(page), new ShareDialog(page)];
  await mine.open();
  await mine.rename("前の名前", "後の名前");
  await mine.show("後の名前", "unlisted");
  const { linkToken } = await openDatabase().deck.findUniqueOrThrow({ where: { id } });
  await strangersPage.goto(`/s/${linkToken}`);
  await expect(new AuthorPage(strangersPage).heading).toHaveText("後の名前");
  await mine.deck("後の名前").click();
  await share.opener.click();
  await expect(share.link).toHaveValue(new RegExp(`/s/${linkToken}$`));
  await mine.open();
  await mine.show("後の名前", "private");
  await expect.poll(async () => (await strangersPage.request.get(`/s/${linkToken}`)).status()).toBe(404);
  await mine.remove("後の名前");
  await expect.poll(() => openDatabase().deck.findUnique({ where: { id } })).toBeNull();
});

/** A deck of two saves: first with 20 red stones, then with 20 blue ones. */
async function twoSaves(world: World, owner: { id: string }): Promise<string> {
  const { id } = await world.createDeck(owner, { name: "書き直した書", lines: LEGAL_LINES });
  for (const [index, stone] of ["赤の魔石", "青の魔石"].entries()) {
    const content = {
      name: "書き直した書",
      deck: { grimoire: [], stoneDeck: [{ name: stone, count: 20 }] },
      notes: [{ card: stone, note: "色を支える", tags: [] }],
      about: { description: `${stone}の書`, primer: "", tags: [], hero: null },
    };
    await openDatabase().deckVersion.create({ data: { deckId: id, version: index + 1, content } });
  }
  await openDatabase().deck.update({ where: { id }, data: { version: 2 } });
  return id;
}

test("a version is named, compared and restored, and nothing is lost by it", async ({ page, world }) => {
  const me = await world.createSignedIn(page.context());
  const id = await twoSaves(world, me);
  const versions = new VersionsPage(page);
  await versions.open(`/decks/${id}/versions`);
  await versions.expectVersions(2, 1);
  await versions.nameOldest(1, "赤いころ");
  await page.reload();
  await versions.expectVersions(2, "赤いころ");
  await versions.compare();
  await expect(page).toHaveURL(/\?from=1&to=2$/);
  await expect(versions.copies("青の魔石", 0, 20)).toBeVisible();
  await expect(versions.copies("赤の魔石", 20, 0)).toBeVisible();
  await versions.expectChangedWords("青の魔石", "赤の魔石");
  await expect(versions.words.getByRole("definition").first()).toHaveText(/赤.*青の魔石の書/);
  await expect(versions.words.getByRole("deletion").first()).toContainText("赤");
  await expect(versions.words.getByRole("insertion").first()).toContainText("青");
  await versions.restore(1, "赤いころ");
  await versions.expectVersions(3, 2, "赤いころ");
  await versions.goToDeck();
  await expect(page.getByRole("main").getByRole("link", { name: "赤の魔石" }).first()).toBeVisible();
});

test("a window that cannot be loaded leaves the page as it is and comes with another try", async ({
  page,
  context,
  allowMessages,
}) => {
  allowMessages(/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/);
  // Nothing is fetched ahead, as in a browser that never rests.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const builder = new DeckEditorWindows(page);
  await builder.build();
  await builder.plus("走り火").click();
  await context.setOffline(true);
  await builder.openWindow("history");
  await expect(builder.failure).toBeVisible();
  await page.keyboard.press("Escape");
  await builder.plus("走り火").click();
  await expect(builder.row("走り火", "deck")).toContainText("×2");
  await builder.openWindow("history");
  await expect(builder.failure).toBeVisible();
  await context.setOffline(false);
  await builder.loadAgain();
  await expect(builder.history).toBeVisible();
});
