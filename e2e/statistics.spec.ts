import { BuilderPage } from "./support/builder-page";
import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

const TITLES = ["使用コストの分布", "色ごとの必要と魔石", "色がそろう確率", "触媒の必要と魔石", "種別とタイミング"];

test("a shared deck shows its numbers as pictures, each with its table", async ({ page, expectAccessible }) => {
  const site = new SitePage(page);
  await site.open("/d/KFBXUHBT8Q");
  const statistics = page.getByRole("region", { name: "内訳" });
  for (const title of TITLES) {
    const figure = statistics.getByRole("figure").filter({ hasText: title });
    await expect(figure.getByRole("img").first()).toBeVisible();
    await figure.getByText(`表で見る（${title}）`).click();
    await expect(figure.getByRole("table", { name: title })).toBeVisible();
  }
  const odds = statistics.getByRole("table", { name: "色がそろう確率" });
  await expect(odds.getByRole("columnheader", { name: "6ターン" })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page);
  }
});

test("the pictures of the builder follow the deck", async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.build();
  await builder.import("3 走り火\n10 赤の魔石\n10 青の魔石");
  const odds = page.getByRole("figure").filter({ hasText: "色がそろう確率" });
  await expect(odds.getByRole("img").first()).toHaveAccessibleName(/赤は1ターン目までに50％/);
  await builder.import("3 走り火\n20 赤の魔石");
  await expect(odds.getByRole("img").first()).toHaveAccessibleName(/赤は1ターン目までに100％/);
});
