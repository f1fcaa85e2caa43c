import { DeckEditorPage } from "./support/deck-editor-page";
import { ReplayPage } from "./support/goldfish/replay-page";
import { GoldfishPage } from "./support/goldfish-page";
import { expect, test } from "./support/test";

/** A legal deck of the starter cards, and the hand that seed 7 deals from it to everybody, for ever. */
const LEGAL = "KFBXUHBT8Q";
const OPENING = ["貸出停止", "青墨の小魚", "苔むす踏み台", "苔むす踏み台", "雨垂れの書記"];
/** A legal deck of starter cards in three colors, with a unit for the second turn. */
const COLORFUL = "ORR3L1j-FBEMBL";
const SERVANT = "白紙の従者";

let goldfish: GoldfishPage;
test.beforeEach(({ page }) => {
  goldfish = new GoldfishPage(page);
});

test("the whole of it goes by keyboard", async ({ page }) => {
  await goldfish.deal(LEGAL, "?seed=7");
  await goldfish.showRuleDetails();
  const { keyboard } = page;
  await keyboard.press("m");
  await goldfish.atTurn(1);
  await keyboard.press("Space");
  await goldfish.atTurn(2);
  await keyboard.press("Enter");
  await goldfish.atTurn(3);
  await keyboard.press("p");
  await goldfish.atPhase("end");
  await keyboard.press("u");
  await goldfish.atPhase("main");
  await keyboard.press("u");
  await goldfish.atTurn(2);
  await keyboard.press("y");
  await goldfish.atTurn(3);
  await keyboard.press("r");
  await goldfish.atStart();
  await goldfish.expectHand(OPENING);
  await keyboard.press("h");
  await expect(page).toHaveURL(/\?seed=8$/);
});

test("one press summons a unit, another attacks with it, and each is taken back by one", async () => {
  await goldfish.deal(COLORFUL, "?seed=7");
  await goldfish.showRuleDetails();
  await goldfish.take("keep");
  await goldfish.atTurn(1);
  await goldfish.toTurn(2);
  await goldfish.summon(SERVANT);
  await goldfish.expectRestedStones(2);
  await goldfish.toTurn(3);
  await goldfish.attackButton(SERVANT).click();
  await goldfish.expectTheirLife(18);
  await goldfish.expectDamageBy(SERVANT, 2);
  await expect(goldfish.record).toContainText("701.5.1.1");
  await goldfish.expectRestedReason(SERVANT, "701.2.1.1");
  await goldfish.take("undo");
  await goldfish.expectTheirLife(20);
  await expect(goldfish.attackButton(SERVANT)).toBeVisible();
  await goldfish.take("attackAll");
  await goldfish.expectTheirLife(18);
});

test("starter decks and decks of this device are panels, and the table says their names", async ({ page }) => {
  await goldfish.open("/");
  await goldfish.openByNavigation();
  await goldfish.openPanel("森火の歩み");

  const builder = new DeckEditorPage(page);
  await builder.open(`/decks/new?from=${LEGAL}`);
  await builder.name.fill("朝の試し");
  await goldfish.open("/goldfish");
  await goldfish.openPanel("朝の試し");
});

test("a game played in the browser is a short link, which others watch, frame, and play on from", async ({
  strangersPage,
  request,
}) => {
  await goldfish.deal(LEGAL, "?seed=7");
  await goldfish.take("redraw");
  for (const left of [18, 17]) {
    await goldfish.take("endTurn");
    await goldfish.expectCount("stoneDeck", left);
  }
  const hand = await goldfish.handOf(7);
  const address = await goldfish.replayAddress();
  expect(address).toMatch(new RegExp(`/goldfish/${LEGAL}/replay/[\\w-]{15,40}$`));

  const replay = new ReplayPage(strangersPage);
  await replay.open(address);
  await replay.stepToRedraw();
  await replay.goToTurn(3);
  const watched = new GoldfishPage(strangersPage);
  await watched.expectHand(hand);
  await strangersPage.reload();
  await replay.atTurn(3);

  // The frame is drawn by the server, whose engine reads what the browser wrote.
  const frame = await request.get(address.replace("/goldfish/", "/embed/goldfish/").replace("/replay/", "/"));
  expect(frame.status()).toBe(200);
  replay.expectBeginning(await frame.text());

  await replay.playOn();
  await watched.actions.waitFor();
  await watched.expectCount("stoneDeck", 17);
  await watched.expectHand(hand);
  await watched.take("endTurn");
  await watched.expectCount("stoneDeck", 16);
});
