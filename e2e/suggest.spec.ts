import { openDatabase } from "../prisma/factories/database";
import { ReportPage } from "./support/reader/report-page";
import { ReviewPage } from "./support/reader/review-page";
import { SuggestPage } from "./support/reader/suggest-page";
import { expect, test } from "./support/test";

/** A card that no test publishes anew. */
const anyCard = () =>
  openDatabase().card.findFirstOrThrow({
    where: { number: { lt: 98_000 }, token: false, retired: false },
    orderBy: { number: "asc" },
  });

test("a reader suggests a correction, signs in on the way, and finds the answer in the account", async ({
  page,
  strangersPage,
  world,
}, { parallelIndex }) => {
  const { name, number, reading } = await anyCard();
  const called = `読者${parallelIndex}`;
  const reader = await world.createUser({ name: called });
  const proposed = `${reading}ー`;
  const suggest = new SuggestPage(page);
  await suggest.openOf(name);
  await suggest.chooseReading();
  await expect(suggest.current).toContainText(reading);
  await expect(suggest.proposed).toHaveValue(reading);
  await suggest.proposed.fill(proposed);
  await suggest.reason.fill("カードの現物で確かめました。");
  await suggest.signIn(name, reader);
  await expect(suggest.proposed).toHaveValue(proposed);
  await suggest.send();
  await suggest.openMine();

  await world.createSignedIn(strangersPage.context(), { role: "admin" });
  const review = new ReviewPage(strangersPage);
  await review.open();
  await expect(review.suggestion(name, called).locator("ins")).toContainText("ー");
  await review.accept(name, called, "ありがとうございます。直します。");
  await expect(review.reading).toHaveValue(proposed);
  await review.check();
  await expect(review.changes.locator("ins")).toContainText("ー");
  await review.discard();
  // What came from a form goes back to it.
  await review.isEditing(name);

  await page.reload();
  await suggest.isAccepted("ありがとうございます。直します。");
  const kept = await openDatabase().card.findUniqueOrThrow({ where: { number } });
  expect(kept.reading, "nothing was published").toBe(reading);
});

test("what a reader chooses before the page's script runs is not lost: the fields wait for it", async ({ page }) => {
  const { name, reading } = await anyCard();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/**.js", async (route) => {
    await held;
    await route.continue();
  });
  const suggest = new SuggestPage(page);
  await suggest.openOf(name, { early: true });
  await expect(suggest.part).toBeDisabled();
  await expect(suggest.reason).not.toBeEditable();
  release();
  await suggest.chooseReading();
  await expect(suggest.current).toContainText(reading);
});

test("a reader reports a deck, it is hidden, its author answers, and it comes back", async ({
  page,
  context,
  strangersPage,
  allowMessages,
  world,
}, { parallelIndex }) => {
  allowMessages(/404/);
  const name = `通報されるデッキ${parallelIndex}`;
  const author = await world.createSignedIn(context, { name: "作者" });
  const { id } = await world.createDeck(author, { name, visibility: "public" });
  const path = `/decks/${id}`;
  const [mine, theirs] = [new ReportPage(page), new ReportPage(strangersPage)];
  await strangersPage.goto(path);
  await theirs.report("店の宣伝です。");

  await world.createSignedIn(strangersPage.context(), { role: "admin" });
  await theirs.openList();
  await theirs.hide(theirs.deck(name, "店の宣伝です。"), "店の名前を除いてください。");
  expect((await strangersPage.goto(path))?.status()).toBe(404);

  await page.goto(path);
  await mine.answer("店の名前を除いてください。", "除きました。");

  await theirs.openList("hidden");
  await theirs.bringBack(theirs.deck(name, "除きました。"));
  expect((await strangersPage.goto(path))?.status()).toBe(200);
  await page.reload();
  await expect(mine.hiddenNote).toHaveCount(0);
});
