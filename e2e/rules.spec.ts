import { DeckEditorPage } from "./support/deck-editor-page";
import { BROKEN_LIST } from "./support/lists";
import { CHAPTER_7, RULEBOOK_TITLE, RulebookPage, ruleTitle } from "./support/reader/rulebook-page";
import { expect, test } from "./support/test";

let rules: RulebookPage;
test.beforeEach(({ page }) => {
  rules = new RulebookPage(page);
});

test("an address with a number opens its rule, in both languages", async () => {
  await rules.open("/rules#705.4.3");
  await expect(rules.heading).toHaveText(RULEBOOK_TITLE.ja);
  await expect(rules.target).toHaveAttribute("id", "705.4.3");
  await expect(rules.target).toBeInViewport();
  await expect(rules.target).toContainText("705.4.3");
  await rules.open("/en/rules#705.4.3");
  await expect(rules.heading).toHaveText(RULEBOOK_TITLE.en);
  await expect(rules.target).toBeInViewport();
});

test("a number that no rule has opens the page at its beginning", async ({ page }) => {
  for (const anchor of ["705.99", "%E0%A4%A"]) {
    await rules.open(`/rules#${anchor}`);
    await expect(rules.heading).toBeInViewport();
    await expect(rules.target).toHaveCount(0);
    // Only the address after the sign differs, so the browser would otherwise stay on the page.
    await page.goto("about:blank");
  }
});

test("on a wide screen a chapter takes the wide column, and the other chapters stand beside it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await rules.open("/rules/mag/7");
  const text = await rules.text.boundingBox();
  const chapters = await rules.chapters.boundingBox();
  if (!text || !chapters) throw new Error("The chapter or the list of chapters is not drawn");
  expect(text.width).toBeGreaterThan(2 * chapters.width);
  expect(chapters.x).toBeGreaterThan(text.x + text.width);
});

test("chapters and rulings are found with the keyboard alone", async ({ page }) => {
  await rules.open("/rules");
  await rules.chapterSummary(1).focus();
  for (let tabs = 0; tabs < 6; tabs++) await page.keyboard.press("Tab");
  await expect(rules.chapterSummary(7)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(rules.chapterHeading(7)).toHaveText(CHAPTER_7);
  await expect(rules.chapterHeading(7)).toBeInViewport();
  // The keyboard goes on from the place that was jumped to.
  await page.keyboard.press("Tab");
  await expect(rules.sectionLink(7, 701)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(rules.target).toHaveAttribute("id", "702");
});

test("on a narrow screen the chapter stays in sight, with the way back to the contents", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await rules.open("/rules#703.4.1.2.1");
  const chapter = rules.chapterHeading(7);
  await expect(chapter).toBeInViewport();
  await expect(async () => {
    const [head, rule] = [await chapter.boundingBox(), await rules.target.boundingBox()];
    expect(rule?.y ?? 0).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  }).toPass();
  await rules.backToContents(7);
  await expect(rules.contents).toBeInViewport();
});

test("a problem of a deck leads to its rule, and back to the deck as it was", async ({ page }) => {
  const builder = new DeckEditorPage(page);
  await builder.build();
  await builder.import(BROKEN_LIST);
  await rules.followRule(builder.problem("GRIMOIRE_COPIES"), "501.1.3");
  await expect(page).toHaveURL(/\/rules\/mag\/501\.1\.3$/);
  await expect(rules.heading).toHaveText(ruleTitle("501.1.3"));
  await page.goBack();
  await builder.ready();
  await expect(builder.problem("GRIMOIRE_COPIES")).toBeVisible();
});

test("the whole rulebook narrows while one types, with the headings around what is left", async () => {
  await rules.open("/rules");
  await expect(rules.place("211.1")).toBeHidden();
  await expect(rules.awakeHeader).toBeAttached();
  await rules.narrow("触媒");
  await expect(rules.found).toBeVisible();
  await expect(rules.place("211.1")).toBeVisible();
  await expect(rules.place("101")).toBeHidden();
  await rules.narrow("");
  await expect(rules.place("211.1")).toBeHidden();
});
