import { describe, expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { pressKeys } from "@/app/ui/testing/press";
import { BROKEN_LIST, openDeckEditor, words } from "../testing/deck-editor-kit";

const { deckStatistics } = words;

const boxOf = async (part: Locator) => (await part.findElement()).getBoundingClientRect();

describe.for([
  [1280, 900],
  [1440, 900],
  [1920, 1080],
] as const)("in a window of %i x %i", ([width, height]) => {
  it("statistics stay in sight beside a card and eight problems, and nothing but the lists scrolls", async () => {
    await page.viewport(width, height);
    const builder = await openDeckEditor({ framed: true });
    await builder.import(BROKEN_LIST);
    await expect.element(builder.problem("STONE_COUNT")).toBeVisible();
    await expect.poll(() => builder.problems().length).toBeGreaterThanOrEqual(8);
    builder.card("墨つぎの見習い").element().focus();
    await pressKeys("ArrowDown");
    const face = builder.preview.getByRole("img").first();
    await expect.element(face).toBeVisible();
    const curve = builder.statistics.getByRole("figure").first();
    for (const part of [builder.statistics.getByRole("tab", { name: deckStatistics.title }), curve, face]) {
      const { top, bottom } = await boxOf(part);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    expect((await boxOf(builder.check)).bottom).toBeLessThanOrEqual((await boxOf(builder.statistics)).top);
    expect((await boxOf(curve)).bottom).toBeLessThanOrEqual((await boxOf(builder.preview)).top);
    expect(document.documentElement.scrollHeight).toBe(height);
    await expect.element(page.getByCss("footer")).not.toBeVisible();
  });

  it("the head of the page and the builder are equally wide", async () => {
    await page.viewport(width, height);
    const builder = await openDeckEditor({ framed: true });
    const brand = await boxOf(page.getByRole("banner").getByRole("link").first());
    expect(Math.abs(brand.x - (await boxOf(builder.search)).x)).toBeLessThanOrEqual(1);
  });
});

it("at 200 % of 1280 x 900 at least four cards are in sight", async () => {
  await page.viewport(640, 450);
  const builder = await openDeckEditor({ framed: true });
  const rows = builder.pool.getByCss("[data-row]");
  await expect.element(rows.nth(4)).toBeVisible();
  expect((await boxOf(rows.nth(3))).bottom).toBeLessThanOrEqual((await boxOf(builder.views)).top);
});
