import { expect, test } from "./support/test";
import { TrainerPage } from "./support/trainer-page";

/** A legal deck of the starter cards, and the hand that seed 7 deals from it. */
const LEGAL = "KFBXUHBT8Q";
const OPENING = ["貸出停止", "青墨の小魚", "苔むす踏み台", "苔むす踏み台", "雨垂れの書記"];

test("hands are decided on by key, one after the other, with their exact value and a score that stays", async ({
  page,
  expectAccessibleAndFitting,
}) => {
  const trainer = new TrainerPage(page);
  await trainer.open(`/goldfish/${LEGAL}/trainer?seed=7`);
  await expect(trainer.decide("残す")).toBeEnabled();
  expect(await trainer.hand()).toEqual(OPENING);
  await expect(page.getByText("引き直すと", { exact: true })).toHaveCount(0);
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { name: "残しました" })).toBeFocused();
  await expect(trainer.verdict).toContainText(/この手札\s*\d\.\d\d\s*引き直すと\s*\d\.\d\d/);
  await expect(trainer.score("あなた")).toContainText(/[01] \/ 1/);
  await page.getByRole("button", { name: /^自動の対局で比べる/ }).click();
  await expect(trainer.verdict).toContainText("シード 7 から 100 / 100局");
  await expect(trainer.verdict).toContainText(/平均 \d+\.\d\d（95 %の区間/);
  await expectAccessibleAndFitting(page);
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\?seed=8$/);
  await expect(trainer.decide("引き直す")).toBeEnabled();
  await page.getByRole("radio", { name: "後攻" }).check();
  await expect(page).toHaveURL(/\?seed=8&first=2$/);
  await trainer.decide("引き直す").click();
  await expect(trainer.score("あなた")).toContainText(/\/ 2/);
  await page.getByLabel("くらべる規則").selectOption({ label: "自分の規則" });
  await page.getByLabel("枚数（以上）").selectOption("5");
  await expect(trainer.verdict.getByText("自分の規則", { exact: true }).locator("..")).toContainText("引き直す");
  await expect(trainer.score("自分の規則")).toContainText(/\/ 2/);
  await page.reload();
  await expect(trainer.decide("残す")).toBeEnabled();
  await expect(trainer.score("あなた")).toContainText(/\/ 2/);
  await page.getByRole("link", { name: "シード 7・先攻" }).click();
  await expect(trainer.decide("残す")).toBeEnabled();
  expect(await trainer.hand()).toEqual(OPENING);
  await expectAccessibleAndFitting(page);
});

test("the opening hand at the table tells its value, and leads to the trainer", async ({ page }) => {
  await page.goto(`/goldfish/${LEGAL}?seed=7&first=2`);
  await expect(page.getByText(/^この手札: 1〜4ターン目に使えるもの \d\.\d\d/)).toBeVisible();
  await page.getByText("数えかた").click();
  await page.getByRole("link", { name: "このデッキで手札の練習をする" }).click();
  await expect(page).toHaveURL(/\/trainer\?seed=7&first=2$/);
  await expect(new TrainerPage(page).decide("残す")).toBeEnabled();
});
