import { expect, test } from "./support/test";

test("a reader reports a deck, it is hidden, its author answers, and it comes back", async ({
  page,
  context,
  strangersPage,
  allowMessages,
  world,
  expectAccessibleAndFitting,
}) => {
  allowMessages(/404/);
  const author = await world.createSignedIn(context, { name: "作者" });
  const { id } = await world.createDeck(author, { name: "通報されるデッキ", visibility: "public" });
  const path = `/decks/${id}`;
  await strangersPage.goto(path);
  await strangersPage.getByRole("link", { name: "このページを通報" }).click();
  await strangersPage.getByLabel("理由").selectOption({ label: "宣伝や無関係な内容" });
  await strangersPage.getByLabel("どこが問題ですか").fill("店の宣伝です。");
  await expectAccessibleAndFitting(strangersPage);
  await strangersPage.getByRole("button", { name: "通報を送る" }).click();
  await expect(strangersPage.getByText("通報を受け取りました")).toBeVisible();

  await world.createSignedIn(strangersPage.context(), { role: "admin" });
  await strangersPage.goto("/admin/reports");
  const reported = strangersPage
    .getByRole("region", { name: "デッキ「通報されるデッキ」" })
    .filter({ hasText: "店の宣伝です。" });
  await expectAccessibleAndFitting(strangersPage);
  await reported.getByRole("button", { name: "非公開にする" }).click();
  await expect(reported).toContainText("持ち主に伝える理由を書いてください。");
  await reported.getByRole("textbox", { name: "理由" }).fill("店の名前を除いてください。");
  await reported.getByRole("button", { name: "非公開にする" }).click();
  await expect(reported).toContainText("非公開にしました。");
  expect((await strangersPage.goto(path))?.status()).toBe(404);

  await page.goto(path);
  await expect(page.getByText("理由：店の名前を除いてください。")).toBeVisible();
  await page.getByLabel("管理者への返事").fill("除きました。");
  await expectAccessibleAndFitting(page);
  await page.getByRole("button", { name: "返事を送る" }).click();
  await expect(page.getByText("返事を送りました。")).toBeVisible();

  await strangersPage.goto("/admin/reports?list=hidden");
  const hidden = strangersPage
    .getByRole("region", { name: "デッキ「通報されるデッキ」" })
    .filter({ hasText: "除きました。" });
  await hidden.getByRole("button", { name: "元に戻す" }).click();
  await expect(hidden).toContainText("元に戻しました。");
  expect((await strangersPage.goto(path))?.status()).toBe(200);
  await page.reload();
  await expect(page.getByText("このデッキは管理者が非公開にしました")).toHaveCount(0);
});
