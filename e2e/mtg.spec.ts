import { DeskPage } from "./support/mtg/desk-page";
import { GoldfishTable } from "./support/mtg/goldfish-table";
import { LabPage } from "./support/mtg/lab-page";
import { SavedDecksPage } from "./support/mtg/saved-decks-page";
import { expect, test } from "./support/test";

test("a list is judged as it is typed, mended by its buttons, and shared", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open("/mtg/decks/new?format=type1");
  await desk.list.fill("2 Sol Ring\n58 Swamp\n\nSideboard\n14 Swamp");
  await desk.hasErrors(2);
  await expect(desk.line(1)).toBeVisible();
  await desk.takeOut("Sol Ring");
  await desk.add("Swamp");
  await desk.hasErrors(1);
  // A small sideboard is left out or filled by hand, never with basic lands.
  await desk.list.fill((await desk.list.inputValue()).replace("14 Swamp", "15 Swamp"));
  await desk.hasErrors(0);
  await expect(desk.seal("タイプ1", "legal")).toBeVisible();
  await expect(desk.seal("タイプ1.5", "illegal")).toBeVisible();
  await desk.seal("タイプ1.5").click();
  await expect(page).toHaveURL(/format=type1\.5/);
  await desk.undo();
  await expect(page).toHaveURL(/format=type1$/);
  await desk.openDeckPage();
  await expect(page).toHaveURL(/\/mtg\/d\/m1[\w-]+\?format=type1/);
  await desk.hasCards("sideboard", 15);
  await desk.openSheet();
  await desk.sheetIsInOrder();
});

test("a hand is kept, a land played and tapped, and unspent mana warns before it burns", async ({ page }) => {
  const table = new GoldfishTable(page);
  await table.deal("20 Moss Ox\n40 森", "sixth");
  await expect(page).toHaveURL(/\/mtg\/goldfish\/m1[\w-]+\?era=6e&seed=[0-9a-z]+$/);
  await expect(table.hand).toHaveCount(7);
  await table.keep();
  await table.isAt({ turn: 1, step: "main1" });
  await table.playForest();
  await table.tapForest();
  await expect(table.burnNote).toBeVisible();
  await table.next();
  await table.stayForMana();
  await table.isAt({ step: "main1" });
  await table.next();
  await table.goOnWithoutMana();
  await table.isAt({ step: "main2" });
  await table.hasLife(19);
  await table.undo();
  await table.hasLife(20);
});

test("a reload goes on, a link deals the same hand, and a broken one says why", async ({ page, strangersPage }) => {
  const table = new GoldfishTable(page);
  await table.deal("４　苔の雄牛\n4x Noon Bell\nMoss Ox x8\n// 土地\n44 森\nサイドボード\n15 Gate Giant");
  await table.keep();
  await table.endTurn();
  await table.isAt({ turn: 2 });
  await page.reload();
  await table.isAt({ turn: 2 });
  await page.keyboard.press("r");
  await table.isAt({ step: "before" });
  await expect(table.hand).toHaveCount(7);
  const names = await table.hand.allInnerTexts();
  const address = page.url();
  await strangersPage.goto(address);
  const theirs = new GoldfishTable(strangersPage);
  await expect.poll(() => theirs.hand.allInnerTexts()).toEqual(names);
  await page.keyboard.press("h");
  await expect(page).not.toHaveURL(address);
  const broken = new URL(address);
  broken.pathname = broken.pathname.slice(0, -1);
  await strangersPage.goto(broken.href);
  await expect(theirs.brokenNote).toBeVisible();
  await expect(theirs.list).toBeVisible();
});

test("the address holds a board of the lab: for a reload, for others, and in the other language", async ({
  page,
  strangersPage,
}) => {
  const lab = new LabPage(page);
  await lab.open();
  await lab.layWornPlaneswalker("学者");
  await expect(lab.report).toContainText("704.5i");
  await expect(page).toHaveURL(/\/mtg\/lab#s=/);
  await page.reload();
  await expect(lab.piece("学者")).toBeVisible();
  await expect(lab.report).toContainText("704.5i");
  await expect(lab.link).toHaveValue(page.url());
  const theirs = new LabPage(strangersPage);
  await theirs.open(page.url());
  await expect(theirs.report).toContainText("704.5i");
  await lab.chooseEnglish();
  await expect(page).toHaveURL(/\/en\/mtg\/lab/);
  await expect(lab.report).toContainText("704.5i");
  await theirs.open("/mtg/lab#s=nothing");
  await strangersPage.reload();
  await expect(theirs.brokenNote).toBeVisible();
});

test("a list is saved to the account, edited, and found again in another window", async ({ page, world }) => {
  const desk = new DeskPage(page);
  await desk.open();
  await desk.list.fill("60 Forest");
  await desk.isKept("local");
  await desk.signInToSave();
  await expect(page).toHaveURL(/sign-in\?return=%2Fmtg%2Fdecks%2Fnew/);
  await world.createSignedIn(page.context(), { name: "机の人" });
  await desk.open();
  await expect(desk.list).toHaveValue("60 Forest");
  await desk.saveAs("六十枚の森");
  await expect(page).toHaveURL(/\/mtg\/decks\/[\w-]+\/edit$/);
  await desk.isKept("saved");
  await desk.change("59 Forest\n1 Black Lotus");

  const other = await page.context().newPage();
  const saved = new SavedDecksPage(other);
  const theirs = new DeskPage(other);
  await saved.open("/mtg/decks");
  await saved.deck("六十枚の森").click();
  await expect(saved.heading).toHaveText("六十枚の森");
  await expect(theirs.zone("main")).toContainText("Black Lotus");
  await saved.edit.click();
  await expect(theirs.list).toHaveValue(/59 Forest/);
  await desk.open();
  await expect(desk.list).toHaveValue("");
});
