import { GoldfishPage } from "./support/goldfish-page";
import { expect, test } from "./support/test";

const FIELD = "デッキの一覧、コード、またはリンク";

let goldfish: GoldfishPage;
test.beforeEach(({ page }) => {
  goldfish = new GoldfishPage(page);
});

test("a pasted list leads to a table, once its unknown line is put right", async ({ page }) => {
  await goldfish.open("/goldfish");
  await page.getByLabel(FIELD).fill("3 青墨の小魚\n3 三冊の取り寄ぜ\n34 墨つぎの見習い\n20 青の魔石");
  await expect(page.getByText("魔導書 37枚・魔石デッキ 20枚")).toBeVisible();
  await expect(page.getByRole("button", { name: "読めた57枚で手札を引く" })).toBeVisible();
  await page.getByRole("button", { name: "《三冊の取り寄せ》にする" }).click();
  await expect(page.getByText("魔導書 40枚・魔石デッキ 20枚")).toBeVisible();
  await page.getByRole("button", { name: "手札を引く", exact: true }).click();
  await goldfish.actions.waitFor();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("青のデッキ");
});

test("starter decks and decks of this device are panels, and the table says their names", async ({
  page,
  expectAccessibleInBothSchemes,
}) => {
  await goldfish.open("/");
  await page.getByRole("navigation", { name: "主な案内" }).getByRole("link", { name: "一人回し" }).click();
  await page.getByRole("link", { name: "森火の歩みで一人回し" }).click();
  await goldfish.actions.waitFor();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("森火の歩み");

  await page.goto("/decks/new?from=KFBXUHBT8Q");
  await page.getByRole("textbox", { name: "デッキの名前" }).fill("朝の試し");
  await goldfish.open("/goldfish");
  await expectAccessibleInBothSchemes(page);
  await page.getByRole("link", { name: "朝の試しで一人回し" }).click();
  await goldfish.actions.waitFor();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("朝の試し");
});
