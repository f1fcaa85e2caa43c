import type { Page } from "playwright/test";
import { DeckEditorPage } from "./support/deck-editor-page";
import { LEGAL_LIST } from "./support/lists";
import { PaperPage, TAKE_AWAY } from "./support/sharing/paper-page";
import { SHEET_WORDS, type SheetWords } from "./support/sharing/sheet-words";
import { expect, test } from "./support/test";

const CODE = "KFBXUHBT8Q";
/** Pixels of a millimetre at 96 dots to the inch. */
const MM = 96 / 25.4;
/** Width and height of A4 in points, to the nearest point. */
const A4 = [595, 842];

/** The pages of the page's PDF: their sizes in points. */
async function printed(page: Page): Promise<readonly (readonly number[])[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)];
  expect(boxes).toHaveLength(pages);
  return boxes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
}

/** A window as wide as the paper, in print. */
async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: Math.round(210 * MM), height: Math.round(297 * MM) });
  await page.emulateMedia({ media: "print" });
}

/** Prints the registration sheet at a path and compares paper, totals and code. */
async function printSheet(page: Page, path: string, words: SheetWords): Promise<void> {
  await page.goto(path);
  expect(await printed(page)).toEqual([A4]);
  await onPaper(page);
  const sheet = page.getByRole("article", { name: words.sheet });
  for (const text of [words.total, words.player, CODE])
    await expect(sheet.getByText(text, { exact: true })).toBeVisible();
  await expect(sheet.getByText(words.legal)).toBeVisible();
  const counts = await sheet.locator("tbody tr td:first-child").allInnerTexts();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(60);
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  // Half a millimetre for each module of the QR code, its quiet zone among them.
  const qr = sheet.getByRole("img");
  const box = await qr.boundingBox();
  const modules = Number((await qr.getAttribute("viewBox"))?.split(" ")[2]);
  expect((box?.width ?? 0) / modules / MM).toBeGreaterThanOrEqual(0.5);
}

test("a registration sheet is one page of A4 with both decks, totals and the code", async ({ page }) =>
  printSheet(page, `/d/${CODE}/sheet`, SHEET_WORDS.ja));

test("an English registration sheet is one page of A4 with both decks, totals and the code", async ({ page }) =>
  printSheet(page, `/en/d/${CODE}/sheet?n=${Buffer.from("あ".repeat(40)).toString("base64url")}`, SHEET_WORDS.en));

test("the sheet of each era of Magic is one page of A4", async ({ page }) => {
  for (const lang of ["", "/en"])
    for (const era of ["6e", "8e", "mod"]) {
      await page.goto(`${lang}/mtg/turn/${era}`);
      expect(await printed(page), `${lang} ${era}`).toEqual([A4]);
    }
});

test("proxies of a whole deck are true to size, nine to a page, with marks and a scale", async ({ page }) => {
  const paper = new PaperPage(page);
  await paper.open(`/d/${CODE}`);
  await paper.openProxies();
  const sheets = paper.proxies(40, 5);
  await expect(sheets).toBeVisible();
  expect(await printed(page)).toEqual([A4, A4, A4, A4, A4]);
  await onPaper(page);
  const card = await sheets.locator("div > div > div").first().boundingBox();
  expect(card?.width).toBeCloseTo(63 * MM, 0);
  expect(card?.height).toBeCloseTo(88 * MM, 0);
  // The line itself, without the width of the stroke.
  const ruler = await sheets
    .locator("[data-ruler]")
    .first()
    .evaluate((path: SVGPathElement) => path.getBBox().width * (path.getScreenCTM()?.a ?? 0));
  expect(ruler / MM).toBeCloseTo(50, 1);
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
});

test("a deck page is printed without its buttons", async ({ page }) => {
  const paper = new PaperPage(page);
  await paper.open(`/d/${CODE}`);
  await expect(paper.buttons).not.toHaveCount(0);
  await onPaper(page);
  await expect(paper.heading).toBeVisible();
  await expect(paper.cards).not.toHaveCount(0);
  await expect(paper.buttons).toHaveCount(0);
  for (const size of await printed(page)) expect(size).toHaveLength(2);
});

test("the builder prints the deck and not the pool", async ({ page }) => {
  const builder = new DeckEditorPage(page);
  await builder.build();
  await builder.import(LEGAL_LIST);
  await expect(builder.seal).toBeVisible();
  await onPaper(page);
  const paper = new PaperPage(page);
  const deck = paper.printedDeck;
  await expect(deck).toBeVisible();
  await expect(paper.printedCard).toBeVisible();
  await expect(deck.getByRole("listitem")).toHaveCount(16);
  await expect(page.getByRole("main")).toBeHidden();
  expect(await deck.innerText()).not.toContain(TAKE_AWAY);
  expect(await printed(page)).toHaveLength(1);
});
