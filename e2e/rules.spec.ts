import { BuilderPage } from "./support/builder-page";
import { BROKEN_LIST } from "./support/lists";
import { RulesPage } from "./support/rules-page";
import { expect, test } from "./support/test";

let rules: RulesPage;
test.beforeEach(({ page }) => {
  rules = new RulesPage(page);
});

test("an address with a number opens its rule, in both languages", async () => {
  await rules.open("/rules#705.4.3");
  await expect(rules.heading).toHaveText("ルールと裁定");
  await expect(rules.target).toHaveAttribute("id", "705.4.3");
  await expect(rules.target).toBeInViewport();
  await expect(rules.target).toContainText("705.4.3");
  await rules.open("/en/rules#705.4.3");
  await expect(rules.heading).toHaveText("Rules and rulings");
  await expect(rules.target).toBeInViewport();
});

test("the rules say what they are, and that they are not the official text", async ({ page }) => {
  await rules.open("/rules");
  const main = page.getByRole("main");
  await expect(main).toContainText("総合ルールの本文ではない");
  await expect(main).toContainText("公式の裁定ではありません");
  await expect(page).toHaveTitle("ルールと裁定 | グリモワール");
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

test("a ruling is reached from its rule, and the rule from its ruling", async ({ page }) => {
  await rules.open("/rules#701.5.2");
  await rules.target.getByRole("link", { name: "裁定7", exact: true }).click();
  await expect(page).toHaveURL(/\/rules#house-7$/);
  await expect(rules.target).toBeInViewport();
  await expect(rules.target.getByRole("heading", { level: 3 })).toContainText("ダメージステップの開始時");
  await rules.target.getByRole("link", { name: "701.5.1", exact: true }).click();
  await expect(rules.target).toHaveAttribute("id", "701.5.1");
  await expect(rules.target).toBeInViewport();
  await page.goBack();
  await expect(rules.target).toHaveAttribute("id", "house-7");
});

test("chapters and rulings are found with the keyboard alone", async ({ page }) => {
  await rules.open("/rules");
  await rules.contents.getByRole("link").first().focus();
  for (let tabs = 0; tabs < 6; tabs++) await page.keyboard.press("Tab");
  await expect(rules.contents.getByRole("link", { name: "第7章" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(rules.target).toHaveText("第7章ゲームの処理");
  await expect(rules.target).toBeInViewport();
  // The keyboard goes on from the place that was jumped to.
  const sections = page.getByRole("navigation", { name: "第7章の項目" });
  await page.keyboard.press("Tab");
  await expect(sections.getByRole("link", { name: /^701/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(rules.target).toHaveAttribute("id", "702");
});

test("on a narrow screen the chapter stays in sight, with the way back to the contents", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await rules.open("/rules#703.4.1.2.1");
  const chapter = page.getByRole("heading", { level: 2, name: /^第7章/ });
  await expect(chapter).toBeInViewport();
  const [head, rule] = [await chapter.boundingBox(), await rules.target.boundingBox()];
  expect(rule?.y ?? 0).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  await page.getByRole("region", { name: "第7章" }).getByRole("link", { name: "目次" }).click();
  await expect(rules.contents).toBeInViewport();
});

test("a problem of a deck leads to its rule, and back to the deck as it was", async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.build();
  await builder.import(BROKEN_LIST);
  await builder.problem("GRIMOIRE_COPIES").getByRole("link", { name: "ルール501.1.3" }).click();
  await expect(page).toHaveURL(/\/rules#501\.1\.3$/);
  await expect(rules.target).toBeInViewport();
  await page.goBack();
  await builder.ready();
  await expect(builder.problem("GRIMOIRE_COPIES")).toBeVisible();
});

test("a card's facts lead to the rules that say what they are", async ({ page }) => {
  await rules.open("/en/cards/三冊の取り寄せ");
  await page.getByRole("link", { name: "Rule 210.1", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/rules#210\.1$/);
  await expect(rules.target).toBeInViewport();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the rules are found from the head and the foot of every page, and read", async ({ page }) => {
    await rules.open("/");
    await rules.navigation.getByRole("link", { name: "ルール", exact: true }).click();
    await expect(rules.heading).toHaveText("ルールと裁定");
    await rules.open("/en/cards");
    await page.getByRole("contentinfo").getByRole("link", { name: "Rules and rulings" }).click();
    await expect(rules.heading).toHaveText("Rules and rulings");
    await rules.contents.getByRole("link", { name: "Rulings" }).click();
    await expect(rules.target).toHaveText("Rulings");
  });
});

for (const path of ["/rules", "/en/rules#house-7"])
  test(`${path} is accessible in both schemes, and fits 360 pixels`, async ({ page, expectAccessible }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width: colorScheme === "light" ? 1280 : 360, height: 800 });
      await page.goto(path);
      await expectAccessible(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
