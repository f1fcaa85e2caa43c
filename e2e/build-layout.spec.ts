import type { Locator } from "playwright/test";
import { BuilderPage } from "./support/builder-page";
import { BROKEN_LIST } from "./support/lists";
import { expect, test } from "./support/test";

let builder: BuilderPage;
test.beforeEach(({ page }) => {
  builder = new BuilderPage(page);
});

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return box;
};

for (const [width, height] of [
  [1280, 900],
  [1440, 900],
  [1920, 1080],
] as const)
  test.describe(`in a window of ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("statistics stay in sight beside a card and eight problems, and nothing but the lists scrolls", async ({
      page,
    }) => {
      await builder.build();
      await builder.import(BROKEN_LIST);
      await expect(builder.problem("STONE_COUNT")).toBeVisible();
      expect((await builder.problems()).length).toBeGreaterThanOrEqual(8);
      await builder.card("墨つぎの見習い").focus();
      await page.keyboard.press("ArrowDown");
      const face = builder.preview.getByRole("img").first();
      await expect(face).toBeVisible();
      const parts = [
        builder.statistics.getByRole("tab", { name: "内訳" }),
        builder.statistics.getByRole("figure").first(),
        face,
      ];
      for (const part of parts) {
        const box = await boxOf(part);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
      const problems = await boxOf(builder.check);
      const statistics = await boxOf(builder.statistics);
      const preview = await boxOf(builder.preview);
      const curve = await boxOf(builder.statistics.getByRole("figure").first());
      expect(problems.y + problems.height).toBeLessThanOrEqual(statistics.y);
      expect(curve.y + curve.height).toBeLessThanOrEqual(preview.y);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      await expect(page.getByRole("contentinfo")).toBeHidden();
    });

    test("the head of the page and the builder are equally wide", async ({ page }) => {
      await builder.build();
      const brand = await boxOf(page.getByRole("banner").getByRole("link").first());
      const search = await boxOf(builder.search);
      expect(Math.abs(brand.x - search.x)).toBeLessThanOrEqual(1);
    });
  });

test.describe("at 200 % of 1280 x 900", () => {
  test.use({ viewport: { width: 640, height: 450 } });

  test("at least four cards are in sight", async ({ page }) => {
    await builder.build();
    await expect(builder.pool.locator("[data-row]").nth(4)).toBeVisible();
    const foot = await boxOf(page.getByRole("navigation", { name: "表示" }));
    const fourth = await boxOf(builder.pool.locator("[data-row]").nth(3));
    expect(fourth.y + fourth.height).toBeLessThanOrEqual(foot.y);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what can be done instead", async ({ page }) => {
    await builder.open("/decks/new");
    await expect(page.getByText("デッキを組むにはJavaScriptが要ります")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "カードを探す" })).toBeVisible();
    await expect(page.getByText("カードを読み込んでいます")).toBeHidden();
  });
});
