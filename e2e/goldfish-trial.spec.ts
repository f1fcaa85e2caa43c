import { expect, test } from "./support/test";

const DECK = "ORR3L1j-FBEMBL";

test("a hundred games are played with results while they come, and the address gives them again", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`/goldfish/${DECK}/trial?seed=5`);
  await page.getByText("100", { exact: true }).click();
  await page.getByRole("button", { name: "始める" }).click();
  await expect(page).toHaveURL(/seed=5&games=100$/);
  await page.getByRole("button", { name: "止める" }).click();
  await page.getByRole("button", { name: "続ける" }).click();
  await expect(page.getByText("100％済み")).toBeVisible({ timeout: 60_000 });
  const hands = page.getByRole("region", { name: "残した手札と引き直した手札" });
  const figures = await hands.getByRole("cell").allTextContents();
  await expect(hands).toContainText("残す確率は、計算では");
  const exact = page.getByRole("region", { name: "計算とくらべる" });
  await expect(exact.getByRole("row", { name: /^1ターン目に払える .* 区間の[中外]$/ })).toBeVisible();
  await expect(exact).toContainText(/行で、区間が計算の値を含みます/);
  await expect(page.getByRole("figure").filter({ hasText: "勝ったターン" }).getByRole("img")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("button", { name: "始める" }).click();
  await expect(page.getByText("100％済み")).toBeVisible({ timeout: 60_000 });
  expect(await hands.getByRole("cell").allTextContents()).toEqual(figures);
});

test("a trial is cancelled, and a broken deck leads back", async ({ page }) => {
  await page.goto(`/en/goldfish/${DECK}/trial?seed=5`);
  await page.getByText("10,000", { exact: true }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  await page.goto("/goldfish/nonsense/trial");
  await expect(page).toHaveURL(/\/goldfish\/nonsense$/);
});
