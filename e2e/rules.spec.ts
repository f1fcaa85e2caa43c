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
  await expect(page).toHaveURL(/\/rules\/house\/7$/);
  await expect(rules.heading).toHaveText("裁定7");
  await expect(page.getByRole("main")).toContainText("ダメージステップの開始時");
  await page.getByRole("link", { name: /^701\.5\.1 / }).click();
  await expect(page).toHaveURL(/\/rules\/mag\/701\.5\.1$/);
  await expect(rules.heading).toHaveText("ルール701.5.1");
  await page.goBack();
  await expect(rules.heading).toHaveText("裁定7");
});

test("a rule's page says it in both languages, where it stands, and leads on", async ({ page }) => {
  await rules.open("/rules/mag/705.4.3");
  await expect(rules.heading).toHaveText("ルール705.4.3");
  await expect(page.getByRole("main")).toContainText("A unit with damage of at least its HP is destroyed.");
  const around = page.getByRole("navigation", { name: "705.4の下" });
  await expect(around.locator("[aria-current=page]")).toContainText("705.4.3");
  await around.getByRole("link", { name: /^705\.4\.4/ }).click();
  await expect(rules.heading).toHaveText("ルール705.4.4");
  await page.getByRole("link", { name: "次 705.4.5" }).click();
  await expect(rules.heading).toHaveText("ルール705.4.5");
  await page
    .getByRole("navigation", { name: "ここまでの道" })
    .getByRole("link", { name: "705 ルール処理チェック" })
    .click();
  await expect(rules.heading).toHaveText("705ルール処理チェック");
  await page
    .getByRole("region", { name: "この下の番号" })
    .getByRole("link", { name: /^705\.4 / })
    .click();
  await expect(page).toHaveURL(/\/rules\/mag\/705\.4$/);
});

test("a rule's page names the words it explains, the cards that use them, and the tests that prove it", async ({
  page,
}) => {
  await rules.open("/en/rules/mag/227.1");
  await expect(page.getByRole("region", { name: "How it hangs together" })).toContainText("705.4.3");
  const cards = page.getByRole("region", { name: "Card texts" });
  await expect(cards).toContainText("have the word “破壊” in their text");
  const found = await cards.getByRole("link", { name: "See all of them" }).getAttribute("href");
  expect(new URL(found ?? "", page.url()).searchParams.get("q")).toBe("o:破壊");
  const engine = page.getByRole("region", { name: "In the engine" });
  await engine.getByText("Tests that prove it").click();
  await expect(engine.getByText(/\.test\.ts$/).first()).toBeVisible();
  await page.getByRole("region", { name: "Rulings on cards that rest on this rule" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/en\/cards\/[^#]+#[A-Z]+-R\d+$/);
  await expect(rules.target).toBeVisible();
});

test("a chapter is read by itself, and a number in any width leads to its page", async ({ page }) => {
  await rules.open("/rules/mag/4");
  await expect(rules.heading).toHaveText("第4章 領域");
  await page.getByRole("link", { name: "407.1", exact: true }).click();
  await expect(rules.heading).toHaveText("ルール407.1");
  await rules.open(`/rules/mag/${encodeURIComponent("７０５．４．３")}`);
  await expect(page).toHaveURL(/\/rules\/mag\/705\.4\.3$/);
});

test("a number that no rule has is answered with the way to all of them", async ({ page, allowMessages }) => {
  allowMessages(/status of 404/);
  for (const path of ["/rules/mag/705.99", "/en/rules/house/9999"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.getByRole("main").getByRole("link").click();
    await expect(rules.contents).toBeVisible();
  }
});

test("on a wide screen a chapter takes the wide column, and the other chapters stand beside it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await rules.open("/rules/mag/7");
  const text = await page.getByRole("article").boundingBox();
  const chapters = await page.getByRole("navigation", { name: "章", exact: true }).boundingBox();
  if (!text || !chapters) throw new Error("The chapter or the list of chapters is not drawn");
  expect(text.width).toBeGreaterThan(2 * chapters.width);
  expect(chapters.x).toBeGreaterThan(text.x + text.width);
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
  await expect(page).toHaveURL(/\/rules\/mag\/501\.1\.3$/);
  await expect(rules.heading).toHaveText("ルール501.1.3");
  await page.goBack();
  await builder.ready();
  await expect(builder.problem("GRIMOIRE_COPIES")).toBeVisible();
});

test("a card's facts lead to the rules that say what they are", async ({ page }) => {
  await rules.open("/en/cards/三冊の取り寄せ");
  await page.getByRole("link", { name: "Rule 210.1", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/rules\/mag\/210\.1$/);
  await expect(rules.heading).toHaveText("Rule 210.1");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a rule is found by its number, and by words of it", async ({ page }) => {
    await rules.open("/rules");
    await rules.search("７０５．４．３");
    await expect(page).toHaveURL(/\/rules\/mag\/705\.4\.3$/);
    await rules.open("/en/rules");
    await rules.search("damage destroyed");
    await expect(page.getByRole("heading", { name: "Rules for “damage destroyed”" })).toBeVisible();
    await page.getByRole("link", { name: /^705\.4\.3/ }).click();
    await expect(rules.heading).toHaveText("Rule 705.4.3");
    await rules.open("/rules?q=りんご");
    await expect(page.getByRole("main")).toContainText("「りんご」に当てはまるルールはありません。");
    await page.getByRole("link", { name: "すべてのルールと裁定" }).click();
    await expect(rules.contents).toBeVisible();
  });

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

test("the whole rulebook narrows while one types, with the headings around what is left", async ({ page }) => {
  await rules.open("/rules");
  await expect(rules.awakeHeader).toBeAttached();
  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill("触媒");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+件$/);
  await expect(rules.place("211.1")).toBeVisible();
  await expect(rules.place("101")).toBeHidden();
  await field.fill("");
  await expect(rules.place("101")).toBeVisible();
});

test("words of players find the rule that has others", async ({ page }) => {
  for (const typed of ["引き直し", "マリガン"]) {
    await rules.open(`/rules?q=${typed}`);
    await expect(page.getByRole("main").getByRole("link", { name: /503\./ }).first()).toBeVisible();
  }
});
