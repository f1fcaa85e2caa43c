import { AddingPage } from "./support/adding-page";
import { DeckEditorPage } from "./support/deck-editor-page";
import { expect, test } from "./support/test";

const CARDS = ["走り火", "水圧", "三冊の取り寄せ"] as const;

let cards: AddingPage;
test.beforeEach(({ page }) => {
  cards = new AddingPage(page);
});

test("cards from a first page at once and from results are in the deck that the builder opens", async ({ page }) => {
  await cards.pressEarly(CARDS[0]);
  await cards.expectAdded(CARDS[0], 1);
  await cards.results(CARDS.join("|"));
  for (const card of CARDS.slice(1)) {
    await cards.plus(card).click();
    await expect(cards.copies(card)).toHaveText("1");
  }
  await cards.plus(CARDS[0]).click();
  await cards.expectAdded(CARDS[0], 2);
  await cards.expectGrimoire(4);
  await cards.goBuild();
  const builder = new DeckEditorPage(page);
  await builder.ready();
  for (const card of CARDS) await expect(builder.row(card, "deck")).toBeVisible();
  await builder.expectCopies(CARDS[0], 2);
});

test("whoever is signed in adds to a deck of the account, and finds it elsewhere", async ({ page, context, world }) => {
  const user = await world.createSignedIn(context, { name: "足す人" });
  const lines = [{ zone: "grimoire" as const, name: "走り火", count: 2 }];
  const deck = await world.createDeck(user, { name: "育てるデッキ", visibility: "private", lines });
  await cards.open("/cards/水圧");
  await cards.target.selectOption("育てるデッキ");
  await expect(cards.target).toHaveValue(deck.id);
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await cards.plus("水圧").click();
  await cards.expectGrimoire(3);
  await saved;
  const answer = await context.request.get(`/api/decks/${deck.id}`);
  expect((await answer.json()).deck.deck.grimoire).toEqual(
    expect.arrayContaining([
      { name: "走り火", count: 2 },
      { name: "水圧", count: 1 },
    ]),
  );
});
