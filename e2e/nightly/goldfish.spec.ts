import { DailyPage } from "../support/daily-page";
import { TrialPage } from "../support/goldfish/trial-page";
import { GoldfishPage } from "../support/goldfish-page";
import { expect, test } from "../support/test";

/** A legal deck of starter cards in three colors. Seed 7 deals the hand below. */
const DECK = "ORR3L1j-FBEMBL";
const HAND = ["書架を負う巨人", "索引の梟", "綴じ糸の虫", "白紙の従者", "頁渡りの海蛇"];

test("nothing is lost by a new hand, another seat, a reload or the other language", async ({ page }) => {
  const goldfish = new GoldfishPage(page);
  await goldfish.deal(DECK, "?seed=7");
  await goldfish.take("keep");
  await goldfish.expectCount("stoneDeck", 19);
  await page.keyboard.press("h");
  await expect(page).toHaveURL(/\?seed=8$/);
  const next = await goldfish.handOf(5);
  expect(next).not.toEqual(HAND);
  await page.reload();
  await goldfish.actions.waitFor();
  await goldfish.expectHand(next);
  await goldfish.chooseLanguageOfGame("en");
  await expect(page).toHaveURL(/\/en\/goldfish\/.*\?seed=8$/);
  await expect(goldfish.cards).toHaveCount(5);
  await page.keyboard.press("u");
  await expect(page).toHaveURL(/\?seed=7$/);
  await goldfish.chooseLanguageOfGame("ja");
  // The game of seed 7 goes on where it was.
  await goldfish.expectCount("stoneDeck", 19);
  await goldfish.expectHand(HAND);
});

test("the hand of the day is decided by a key, remembered, and played on", async ({ page, strangersPage }) => {
  const daily = new DailyPage(page);
  const day = daily.today();
  await daily.openFromHome();
  await expect.poll(async () => (await daily.hand()).length).toBe(5);
  const hand = await daily.hand();
  // The day stands in the address: it may end in Tokyo before the other window looks.
  const stranger = new DailyPage(strangersPage);
  await stranger.open(`/goldfish/daily?day=${day}`);
  await expect.poll(() => stranger.hand()).toEqual(hand);

  await daily.expectUndecided();
  await page.keyboard.press("k");
  await expect(daily.kept).toBeFocused();
  await daily.expectDecided(1);
  await page.reload();
  await daily.expectNoDecision();

  await daily.playOn();
  const table = new GoldfishPage(page);
  await table.actions.waitFor();
  // The hand was kept already, and a reload deals the same.
  await table.expectNo("keep");
  await expect(page).toHaveURL(/\?seed=[0-9a-z]+(&first=2)?$/);
  const lists = page.getByRole("list").filter({ hasText: hand[0] ?? "" });
  await expect(lists.first()).toBeVisible();
});

test("games are paused and gone on with; a hundred give the same results whenever they are played", async ({
  page,
}) => {
  // Every run plays against each starter deck too.
  test.setTimeout(300_000);
  const trial = new TrialPage(page);
  await trial.open(`/goldfish/${DECK}/trial?seed=5`);
  // So many that no machine has played them before they are stopped.
  await trial.begin("10,000", 5);
  await trial.pauseAndCancel();
  await trial.begin("100", 5);
  await trial.expectDone();
  await trial.expectHeight(1500);
  await trial.openDetails();
  await trial.expectResults();
  const figures = await trial.figures.allTextContents();
  await page.reload();
  await trial.start();
  await trial.expectDone();
  await trial.openDetails();
  await expect(trial.figures).toHaveText(figures);
});
