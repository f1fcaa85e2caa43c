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

test.describe("rulings of this site", () => {
  test("of both games bear one number, which offers both, MAGMELL's first", async ({ page }) => {
    await rules.open("/rules");
    await rules.search("裁定5");
    const numbered = page.getByRole("region", { name: "その番号の項目" }).getByRole("listitem");
    await expect(numbered).toHaveCount(2);
    await expect(numbered.first()).toContainText(/^裁定 5/);
    await numbered
      .last()
      .getByRole("link", { name: /^Magicの裁定 5/ })
      .click();
    await expect(page).toHaveURL(/\/rules\/mtg-house\/5$/);
    await expect(rules.heading).toHaveText("Magicの裁定 5");
    await rules.open("/en/rules");
    await rules.search("magic ruling 5");
    await expect(rules.heading).toHaveText("Magic ruling 5");
  });
});

test.describe("what was typed that no entry says", () => {
  test("leads to the entry above a number, and to the word that is meant", async ({ page }) => {
    await rules.open("/en/rules");
    await rules.search("A.7.99");
    await page.getByRole("link", { name: "The entry above: 6E A.7" }).click();
    await expect(page).toHaveURL(/\/en\/rules\/mtg-6e\/A\.7$/);
    await rules.open("/rules");
    await rules.search("スタツク");
    await page.getByRole("link", { name: "もしかして：スタック" }).click();
    await expect(page.getByRole("main")).toContainText("スタック」のルール");
  });

  test("is searched without the filters that were in the way", async ({ page }) => {
    await rules.open("/en/rules?q=banding&doc=mtg-flow");
    await page.getByRole("link", { name: "Search without the filters" }).click();
    await expect(page).toHaveURL(/\/en\/rules\?q=banding$/);
    await expect(page.getByRole("link", { name: /^A\.7/ }).first()).toBeVisible();
  });
});

test("numbers are taken without dots, by the name of a step, and as a range", async ({ page }) => {
  await rules.open("/rules");
  await rules.search("mtg-6e K20r3b");
  await expect(page).toHaveURL(/\/rules\/mtg-6e\/K\.20\.r3b$/);
  await rules.open("/en/rules/mtg-8e/draw%20step");
  await expect(page).toHaveURL(/\/en\/rules\/mtg-8e\/draw$/);
  await expect(rules.heading).toHaveText("8E draw step");
  await expect(page.getByRole("main")).toContainText("ドロー・ステップ");
  await rules.open("/rules");
  await rules.search("Ａ．７．３～Ａ．７．５");
  await expect(page.getByRole("region", { name: "その番号の項目" }).getByRole("listitem")).toHaveCount(3);
});

test("a contradiction tells what decides it, and is run in every era", async ({ page }) => {
  await rules.open("/rules/eras");
  const empty = rules.place("contradiction-9");
  await expect(empty).toContainText("あとから述べられたほうに従う（1999-11-01）");
  await expect(empty.getByRole("link", { name: "Magicの裁定 10", exact: true })).toBeVisible();
  await expect(empty).toContainText("決めるもの Magicの裁定 10：");
  const burn = rules.place("contradiction-2");
  await burn.getByRole("link", { name: "三つを比べる" }).click();
  await expect(rules.heading).toHaveText("ルールの研究室");
  const play = page.getByRole("status", { name: "ここから進める" });
  await expect(play).toContainText("時代によって、することが違います。");
  await expect(play.getByRole("article", { name: "第6版" })).toContainText("マナ・バーン: あなたが2点");
  await expect(play.getByRole("article", { name: "現在" })).not.toContainText("マナ・バーン");
});

test("a rule of MAGMELL names what plays its part in Magic, and the way back", async ({ page }) => {
  await rules.open("/rules/mag/232.4.5");
  const other = page.getByRole("region", { name: "Magicでは" });
  await expect(other).toContainText("使用権 ↔ 優先権");
  await other.getByRole("link", { name: "6版 T.2.2" }).click();
  await expect(page.getByRole("region", { name: "MAGMELLでは" })).toContainText("優先権 ↔ 使用権");
  await page.getByRole("link", { name: "二つのゲームのことばを並べて見る" }).click();
  await expect(rules.target).toHaveText("MAGMELLとMagic");
  const table = page.getByRole("table", { name: "MAGMELLのことば、Magicのことば、違い" });
  await expect(table.getByRole("row")).toHaveCount(56);
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

test("a section's page lists its notes, and shows itself among the nearest sections", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await rules.open("/rules/mtg-6e/K.17");
  const parts = page.getByRole("region", { name: "この下の項目" });
  await expect(parts.getByRole("link", { name: /^K\.17\.注意\.3/ })).toBeVisible();
  const near = page.getByRole("navigation", { name: "同じところの項目" });
  await expect(near.locator("[aria-current=page]")).toBeInViewport({ ratio: 1 });
  await near.getByRole("link", { name: /すべて見る$/ }).click();
  await expect(page).toHaveURL(/\/rules\/mtg-6e\/K$/);
  await page
    .getByRole("navigation", { name: "この章の見出し" })
    .getByRole("link", { name: /^K\.17 / })
    .click();
  await expect(rules.target).toBeInViewport();
  await expect(rules.target).toContainText("K.17");
});

test("a ruling whose text is not here says where its answer is, beside the rules of its section", async ({ page }) => {
  await rules.open("/rules/mtg-6e/A.1.r2");
  await expect(page.getByRole("main")).toContainText("答えは文書にあります。");
  await page
    .getByRole("region", { name: "同じ節のルール" })
    .getByRole("link", { name: /^A\.1\.1/ })
    .click();
  await expect(rules.heading).toHaveText("6版 A.1.1");
  await expect(page.getByRole("main")).not.toContainText("答えは文書にあります。");
  await rules.open("/en/rules/mtg-6e/A.1.r2");
  await expect(page.getByRole("main")).toContainText("The answer is in the document.");
});

test("an entry that gives a list leads to its format, where the list is unfolded by set", async ({ page }) => {
  await rules.open("/rules/mtg-6e/D.15.r1");
  await page.getByRole("link", { name: "エクステンデッドのリストとセットを見る" }).click();
  await expect(page).toHaveURL(/\/mtg\/formats\/extended#last-printed$/);
  const cards = page.getByRole("region", { name: /^使えるセットにないカード \(647\)/ });
  const card = cards.getByText("Library of Alexandria", { exact: true });
  await expect(card).toBeHidden();
  await cards.getByText("アラビアン・ナイト", { exact: false }).click();
  await expect(card).toBeVisible();
});

test("the page of words leads to the search over all documents, without a script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  await plain.goto("/en/rules/words");
  await plain.getByRole("searchbox", { name: "Find a word" }).fill("priority");
  await plain.getByRole("main").getByRole("search").getByRole("button").click();
  await expect(plain).toHaveURL(/\/en\/rules\?q=priority$/);
  await context.close();
});
