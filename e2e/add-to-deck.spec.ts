import { AddingPage } from "./support/adding-page";
import { BuilderPage } from "./support/builder-page";
import { expect, test } from "./support/test";

const CARDS = ["走り火", "水圧", "三冊の取り寄せ"] as const;

let cards: AddingPage;
let builder: BuilderPage;
test.beforeEach(({ page }) => {
  cards = new AddingPage(page);
  builder = new BuilderPage(page);
});

test("cards from the results are in the deck that the builder opens", async () => {
  await cards.results(`${CARDS.join("|")}`);
  for (const card of CARDS) {
    await cards.plus(card).click();
    await expect(cards.copies(card)).toHaveText("1");
  }
  await cards.plus(CARDS[0]).click();
  await expect(cards.bar).toContainText(`《${CARDS[0]}》を加えました。いま2枚です。`);
  await expect(cards.bar).toContainText("魔導書 4/40・魔石 0/20");
  await cards.goBuild();
  await builder.ready();
  for (const card of CARDS) await expect(builder.row(card, "deck")).toBeVisible();
  await expect(builder.row(CARDS[0], "deck")).toContainText("×2");
});

test("every view of the results adds, takes out and undoes; stones go to the stone deck", async ({ page }) => {
  await cards.results("走り火|青の魔石");
  for (const view of ["一覧", "テキスト", "チェックリスト", "カード"] as const) {
    await cards.show(view);
    await cards.plus("走り火").click();
    await expect(cards.copies("走り火")).toHaveText("1");
    await cards.minus("走り火").click();
    await expect(cards.copies("走り火")).toHaveText("");
    await cards.bar.getByRole("button", { name: "取り消す" }).click();
    await expect(cards.copies("走り火")).toHaveText("1");
    await cards.minus("走り火").click();
    await expect(cards.minus("走り火")).toBeHidden();
  }
  await cards.plus("青の魔石").click();
  await expect(cards.bar).toContainText("魔導書 0/40・魔石 1/20");
  await page.keyboard.press("Escape");
  await cards.cards.first().focus();
  const before = await cards.bar.textContent();
  await page.keyboard.press("+");
  await expect(cards.bar).not.toHaveText(before ?? "");
});

test("a card page adds to the deck that it names, or to another one", async ({ page }) => {
  await cards.open("/cards/水圧");
  await cards.plus("水圧").click();
  await expect(cards.copies("水圧")).toHaveText("1");
  const first = await cards.target.inputValue();
  await cards.target.selectOption("新しいデッキ");
  await expect(cards.copies("水圧")).toHaveText("");
  await cards.plus("水圧").click();
  await cards.plus("水圧").click();
  await expect(cards.copies("水圧")).toHaveText("2");
  await cards.target.selectOption(first);
  await expect(cards.copies("水圧")).toHaveText("1");
  await page.reload();
  await expect(cards.target).toHaveValue(first);
  await expect(cards.copies("水圧")).toHaveText("1");
});

test("a builder in another tab shows at once what is added", async ({ page, context }) => {
  await cards.open("/cards/水圧");
  await cards.plus("水圧").click();
  await expect(cards.copies("水圧")).toHaveText("1");
  const other = new BuilderPage(await context.newPage());
  await other.build();
  await expect(other.row("水圧", "deck")).toBeVisible();
  await cards.open("/cards/走り火");
  await cards.plus("走り火").click();
  await expect(other.row("走り火", "deck")).toBeVisible();
  await other.page.close();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("走り火");
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
  await expect(cards.bar).toContainText("魔導書 3/40");
  await saved;
  const answer = await context.request.get(`/api/decks/${deck.id}`);
  expect((await answer.json()).deck.deck.grimoire).toEqual(
    expect.arrayContaining([
      { name: "走り火", count: 2 },
      { name: "水圧", count: 1 },
    ]),
  );
});

test("nobody else's decks are offered", async ({ request, strangersPage, world }) => {
  const owner = await world.createUser({ name: "持ち主" });
  await world.createDeck(owner, { name: "見せないデッキ", visibility: "private", lines: [] });
  await world.createSignedIn(strangersPage.context(), { name: "よその人" });
  const answer = await strangersPage.context().request.get("/api/decks");
  expect(await answer.json()).toEqual({ decks: [] });
  expect((await request.get("/api/decks")).status()).toBe(401);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("no button is offered that nobody hears", async () => {
    await cards.results("走り火");
    await expect(cards.plus("走り火")).toBeHidden();
    await cards.open("/cards/走り火");
    await expect(cards.plus("走り火")).toBeHidden();
  });
});

test("adding is accessible in both schemes, and fits a phone", async ({ page, expectAccessibleInBothSchemes }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/cards?q=水圧", "/cards/水圧"]) {
    await cards.open(path);
    await cards.plus("水圧").click();
    await expect(cards.bar).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});
