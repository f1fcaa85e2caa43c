import { expect, test } from "./support/test";

test("what is wrong with a form is said at its fields, and leads to them", async ({
  page,
  context,
  world,
  expectAccessible,
}) => {
  await world.createSignedIn(context, { role: "admin" });
  await page.goto("/admin/edit/cards/new");
  // Before the page is awake nobody would hear of what is typed.
  await expect(page.getByRole("button", { name: "確認へ進む" })).toBeEnabled();
  const reading = page.getByLabel("読み");
  await page.getByRole("textbox", { name: "名称" }).fill("書きかけの写本");
  await reading.fill("カタカナ");
  await page.getByLabel("使用コスト").fill("赤2");
  await page.getByRole("button", { name: "確認へ進む" }).click();
  const summary = page.getByRole("region", { name: /問題が\d+件/ });
  await expect(summary).toBeVisible();
  await expect(reading).toHaveAccessibleDescription(/書き方が違います/);
  await expect(page.getByLabel("使用コスト")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("AP", { exact: true })).toHaveAccessibleDescription(/APかHPがありません/);
  await expect(page.getByLabel("英語名"), "may be left out").not.toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await summary.getByRole("button", { name: "使用コスト" }).click();
  await expect(page.getByLabel("使用コスト")).toBeFocused();
  await expect(reading, "nothing typed is lost").toHaveValue("カタカナ");

  await page.getByRole("button", { name: "収録を足す" }).click();
  await expect(page.getByRole("combobox", { name: "セット" })).toBeFocused();
  await page.getByRole("button", { name: "足すのをやめる" }).click();
  await expect(page.getByRole("button", { name: "収録を足す" })).toBeFocused();
});
