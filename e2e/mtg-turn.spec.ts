import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

let site: SitePage;
test.beforeEach(({ page }) => {
  site = new SitePage(page);
});

test("a turn is walked through by press and by key, and tells where eras part", async ({ page }) => {
  await site.open("/mtg/turn");
  const strip = page.getByRole("list", { name: "ステップ" });
  const told = (era: string) => page.getByRole("status").getByRole("article", { name: era });
  await page.getByRole("checkbox", { name: "マナが2点余っている" }).check();
  await expect(told("現在")).toContainText("残ったマナ2点がなくなる");
  await expect(told("第6版")).not.toContainText("残ったマナ");
  await strip.getByRole("button", { name: "ドロー・ステップ" }).click();
  await expect(told("第6版")).toContainText("ライフを2点失う");
  await expect(told("現在")).not.toContainText("ライフを");
  await page.getByRole("checkbox", { name: "みな攻撃し、ブロックする" }).check();
  await strip.getByRole("button", { name: "ブロック・クリーチャー指定ステップ" }).focus();
  await page.keyboard.press("Enter");
  await expect(told("現在")).toContainText("1体でブロックする");
  await page.keyboard.press("ArrowRight");
  await expect(strip.locator("[aria-current=step]")).toHaveText("先制攻撃の戦闘ダメージ・ステップ");
  await expect(told("現在")).toContainText("このステップは行われない");
  await page.keyboard.press("ArrowRight");
  await expect(told("現在")).toContainText("点のダメージを受ける");
  await page.getByRole("button", { name: "前のステップ" }).click();
  await page.getByRole("checkbox", { name: "先制攻撃を持つものもいる" }).check();
  await expect(told("第8版")).toContainText("点のダメージを受ける");
});

test("each cell of the table of checks opens the lab on a board on which the check acts", async ({ page }) => {
  await site.open("/en/mtg/checks");
  const row = page.getByRole("row").filter({ hasText: "704.5j" });
  const open = row.getByRole("link", { name: /^see it in the lab/ });
  await expect(open).toHaveCount(1);
  await open.click();
  await expect(site.heading).toHaveText("Rules lab");
  await expect(page.getByRole("status", { name: "What the rules find" })).toContainText("704.5j");
});
