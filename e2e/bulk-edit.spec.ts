import { BuilderPage } from "./support/builder-page";
import { expect, test } from "./support/test";

test("the deck is edited as text: lines with errors, the difference, one step to undo", async ({
  page,
  expectAccessible,
}) => {
  const builder = new BuilderPage(page);
  await builder.build();
  await builder.import("魔導書\n3 走り火\n2 延焼\n魔石\n20 赤の魔石\n候補\n1 総員起立");
  await builder.choose("文字でまとめて編集");
  const list = builder.dialog.getByRole("textbox", { name: "一覧" });
  await expect(list).toHaveValue("# 魔導書\n3 走り火\n2 延焼\n\n# 魔石デッキ\n20 赤の魔石\n\n# 候補\n1 総員起立\n");
  const apply = builder.dialog.getByRole("button", { name: "この内容にする" });
  await expect(apply).toBeDisabled();

  await list.fill("# 魔導書\n1 走り火\n3 総員起立\n2 青墨の小漁\n\n# 魔石デッキ\n20 赤の魔石\n\n# 候補\n");
  await expect(builder.dialog.getByText("《青墨の小漁》という名称のカードは見つかりません。")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page);
  }
  await builder.dialog.getByRole("button", { name: "4行目を消す" }).click();
  const changes = builder.dialog.getByRole("region", { name: "変わるところ" });
  await expect(changes.getByRole("row", { name: "走り火 3 1" })).toBeVisible();
  await expect(changes.getByRole("row", { name: "延焼 2 0" })).toBeVisible();
  await expect(changes.getByRole("row", { name: "総員起立 0 3" })).toBeVisible();
  await expect(changes.getByRole("row", { name: "総員起立 1 0" })).toBeVisible();
  await apply.click();
  await expect(builder.counter("魔導書")).toContainText("4/40");
  await expect(builder.row("延焼", "deck")).toHaveCount(0);
  await builder.undo.click();
  await expect(builder.counter("魔導書")).toContainText("5/40");
  await expect(builder.row("延焼", "deck")).toBeVisible();
});
