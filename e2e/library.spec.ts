import { RulesPage } from "./support/rules-page";
import { expect, test } from "./support/test";

let rules: RulesPage;
test.beforeEach(({ page }) => {
  rules = new RulesPage(page);
});

test.describe("a search over all rules documents", () => {
  test("finds a term in either language, MAGMELL's documents first", async ({ page }) => {
    await rules.open("/rules");
    await rules.search("ライブラリー");
    await expect(page.getByRole("heading", { level: 3 }).first()).toContainText("MAGMELL");
    await expect(page.getByRole("link", { name: /^Z\.6/ }).first()).toBeVisible();
    await rules.open("/en/rules");
    await rules.search("library");
    await expect(page.getByRole("heading", { level: 3 }).first()).toContainText("MAGMELL");
    await expect(page.getByRole("main")).toContainText("cards enter and leave a library at the top");
  });

  test("leads from a retired word to the one of today", async ({ page }) => {
    await rules.open("/rules");
    await rules.search("埋葬");
    const leads = page.getByRole("link", { name: "「埋葬」は、今の「破壊」です。" });
    await leads.click();
    await expect(page).toHaveURL(/\/rules\/words#destroy$/);
    await expect(rules.target).toContainText("埋葬");
  });

  test("finds a card by either of its names", async ({ page }) => {
    await rules.open("/rules?card=Animate+Dead");
    const english = await page.getByRole("main").getByRole("listitem").allTextContents();
    expect(english.length).toBeGreaterThan(0);
    await rules.open("/rules?card=動く死体");
    expect(await page.getByRole("main").getByRole("listitem").allTextContents()).toEqual(english);
  });

  test("is narrowed by its fields, without a script", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const plain = await context.newPage();
    await plain.goto("/en/rules");
    await plain.getByText("Narrow the search").click();
    await plain.getByLabel("Source", { exact: true }).selectOption("duelist");
    await plain.getByLabel("To this day").fill("1996");
    await plain.getByRole("button", { name: "Find with these" }).click();
    await expect(plain).toHaveURL(/source=duelist/);
    await expect(plain).toHaveURL(/before=1996/);
    await expect(plain.getByRole("heading", { level: 3 })).toHaveCount(1);
    await expect(plain.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await context.close();
  });

  test("tells the five entries that changed since the edition before", async ({ page }) => {
    await rules.open("/en/rules?changed=1");
    await expect(page.getByRole("main")).toContainText("5 found");
    await page.getByRole("link", { name: /D\.16\.11/ }).click();
    await expect(page.getByRole("main")).toContainText("Changed since the edition before.");
  });

  test("takes a number as it was misprinted, and shows what else bears it", async ({ page }) => {
    await rules.open("/rules");
    await rules.search("D.13.7");
    const numbered = page.getByRole("region", { name: "その番号の項目" });
    await expect(numbered.getByRole("listitem")).toHaveCount(2);
    await numbered.getByRole("link", { name: /D\.14\.7/ }).click();
    await expect(page).toHaveURL(/\/rules\/mtg-6e\/D\.14\.7$/);
    await expect(page.getByRole("main")).toContainText("D.13.7");
  });
});

test("an entry leads to those it refers to, to its chapter and to the lab", async ({ page }) => {
  await rules.open("/en/rules/mtg-cr/704.5j");
  await page.getByRole("link", { name: /^Run “Two legends/ }).click();
  await expect(rules.heading).toHaveText("Rules lab");
  await rules.open("/en/rules/mtg-6e/T.4.2");
  await page.getByRole("main").getByRole("link", { name: "A.9" }).first().click();
  await expect(page).toHaveURL(/\/en\/rules\/mtg-6e\/A\.9$/);
  await expect(rules.heading).toContainText("A.9");
});

for (const path of [
  ...["/rules/library", "/en/rules/mtg-6e", "/rules/mtg-6e/T", "/en/rules/mtg-6e/T.4.2", "/rules/mtg-6e/D.13.8"],
  ...["/en/rules/eras", "/rules/words", "/en/rules/sources", "/rules?q=優先権", "/en/rules?changed=1"],
])
  test(`${path} is accessible and fits a telephone`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await rules.open(path);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
