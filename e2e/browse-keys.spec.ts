import { CardsPage } from "./support/cards-page";
import { expect, test } from "./support/test";

/** A card of the starter file whose information changed once and that was printed before it did. */
const CHANGED = "三冊の取り寄せ";

let cards: CardsPage;
test.beforeEach(({ page }) => {
  cards = new CardsPage(page);
});

test("what is typed is completed by keyboard, without asking the server for each key", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await cards.awake("/cards");
  await cards.box.pressSequentially("さんさつ");
  await expect(cards.completions.first()).toContainText(CHANGED);
  await page.keyboard.press("ArrowDown");
  await expect(cards.completions.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(cards.box).toHaveValue(`《${CHANGED}》 `);
  await expect(cards.completions).toHaveCount(0);
  await cards.box.pressSequentially("種別:");
  await cards.completions.filter({ hasText: "マジック" }).click();
  await expect(cards.box).toHaveValue(`《${CHANGED}》 種別:マジック `);
  expect(asked.filter((path) => path.startsWith("/api/"))).toHaveLength(1);
  await page.keyboard.press("Enter");
  await expect(cards.cards).toHaveCount(1);
});

test("no key means anything but text while a composition is open", async ({ page, context }) => {
  await cards.awake("/cards");
  await cards.box.focus();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Input.imeSetComposition", { text: "さんさつ", selectionStart: 4, selectionEnd: 4 });
  await expect(cards.completions.first()).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(cards.completions.first()).toHaveAttribute("aria-selected", "false");
  await expect(cards.box).toBeFocused();
  await devtools.send("Input.insertText", { text: "三冊" });
  await expect(cards.box).toHaveValue("三冊");
  expect(new URL(page.url()).search).toBe("");
});

test("the page is used by keyboard alone", async ({ page }) => {
  await cards.awake("/cards");
  await page.keyboard.press("/");
  await expect(cards.box).toBeFocused();
  await page.keyboard.type("n?");
  await expect(cards.box).toHaveValue("n?");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(cards.box).toHaveValue("");
  await page.keyboard.press("ArrowDown");
  await expect(cards.cards.first()).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("k");
  await expect(cards.cards.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(cards.cards.nth(1)).not.toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(cards.cards.nth(1)).toBeFocused();
  await page.keyboard.press("?");
  await expect(cards.dialog).toContainText("次・前のページ");
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\?page=2$/);
  await cards.awake("/cards?page=2");
  await page.keyboard.press("p");
  await expect(page).toHaveURL(/\/cards$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("no keys are offered that nobody listens to", async ({ page }) => {
    await cards.open("/cards");
    await expect(page.getByRole("link", { name: "どれか1枚" })).toBeVisible();
    await expect(page.getByRole("button", { name: "キーボード" })).toBeHidden();
  });
});
