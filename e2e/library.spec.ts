import { RulesPage } from "./support/rules-page";
import { expect, test } from "./support/test";

let rules: RulesPage;
test.beforeEach(({ page }) => {
  rules = new RulesPage(page);
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
