import { describe, expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { LEGAL_DECK } from "@/app/ui/testing/fixture-cards";
import { pressKeys } from "@/app/ui/testing/press";
import { createPartialWordsPattern } from "@/app/ui/testing/words-pattern";
import { BROKEN_LIST, openDeckEditor, words } from "../testing/deck-editor-kit";

const { builder: texts, deckStatistics, odds } = words;

const boxOf = async (part: Locator) => (await part.findElement()).getBoundingClientRect();

describe.for([
  [1280, 720],
  [1280, 900],
  [1440, 900],
  [1920, 1080],
] as const)("in a window of %i x %i", ([width, height]) => {
  it("problems, statistics and a card have the whole column by turns, and nothing but the lists scrolls", async () => {
    await page.viewport(width, height);
    const builder = await openDeckEditor({ framed: true });
    await builder.import(BROKEN_LIST);
    await expect.element(builder.problem("STONE_COUNT")).toBeVisible();
    await expect.poll(() => builder.problems().length).toBeGreaterThanOrEqual(8);
    const inColumn = async (part: Locator) => {
      await expect.element(part).toBeVisible();
      const [panel, { top, bottom }] = [await boxOf(builder.panel), await boxOf(part)];
      expect(panel.height).toBeGreaterThan(height * 0.7);
      expect(panel.bottom).toBeLessThanOrEqual(height);
      expect(top).toBeGreaterThanOrEqual(panel.top);
      expect(bottom).toBeLessThanOrEqual(panel.bottom);
    };
    await inColumn(builder.problem("UNKNOWN_NAME"));
    await builder.tab(deckStatistics.title).click();
    await inColumn(builder.statistics.getByRole("figure").first());
    await builder.tab(texts.preview.tab).click();
    await expect.element(builder.preview).toHaveTextContent(texts.preview.hint);
    await builder.tab(texts.check.title).click();
    await builder.card("墨つぎの見習い", "deck").click();
    await expect.element(builder.tab(texts.preview.tab)).toHaveAttribute("aria-selected", "true");
    await inColumn(builder.preview.getByRole("img").first());
    await expect.element(builder.preview.getByRole("heading", { name: "墨つぎの見習い" })).toBeVisible();
    builder.card("墨つぎの見習い").element().focus();
    await pressKeys("ArrowDown");
    await expect.element(builder.preview.getByRole("heading", { name: "墨つぎの見習い" })).not.toBeInTheDocument();
    expect(document.documentElement.scrollHeight).toBe(height);
    await expect.element(page.getByCss("footer")).not.toBeVisible();
  });

  it("beside an empty deck, no card is in view before one is chosen", async () => {
    await page.viewport(width, height);
    const builder = await openDeckEditor({ framed: true });
    await expect.element(builder.check).toHaveTextContent(texts.check.empty);
    await expect.element(builder.check.getByRole("img")).not.toBeInTheDocument();
    await expect.element(builder.check).not.toHaveTextContent(texts.preview.hint);
  });

  it("odds begin with sentences that hold numbers, all in sight", async () => {
    await page.viewport(width, height);
    const builder = await openDeckEditor({ framed: true, kept: { deck: LEGAL_DECK } });
    await builder.tab(odds.title).click();
    const sentences = [odds.goal.something, odds.goal.allColors, odds.assume.early].map((sentence) =>
      builder.panel.getByText(createPartialWordsPattern(sentence, { turn: 4 })).first(),
    );
    for (const sentence of sentences) {
      await expect.element(sentence).toHaveTextContent(/\d％|\d%/);
      expect((await boxOf(sentence)).bottom).toBeLessThanOrEqual((await boxOf(builder.panel)).bottom);
    }
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

it("a card that is pointed at is shown until a deck has problems to show", async () => {
  await page.viewport(1280, 720);
  const builder = await openDeckEditor({ framed: true });
  await builder.card("墨つぎの見習い").hover();
  await expect.element(builder.preview).toHaveTextContent("墨つぎの見習い");
  await builder.card("墨つぎの見習い").click();
  await expect.element(builder.problem("GRIMOIRE_COUNT")).toBeVisible();
});

it("the parts of the check are reached with arrows, in a circle", async () => {
  await page.viewport(1280, 720);
  const builder = await openDeckEditor();
  builder.tab(texts.check.title).element().focus();
  await pressKeys("ArrowLeft");
  await expect.element(builder.tab(texts.preview.tab)).toHaveFocus();
  await pressKeys("ArrowRight");
  await pressKeys("ArrowRight");
  await expect.element(builder.tab(deckStatistics.title)).toHaveFocus();
  await expect.element(builder.statistics).toBeVisible();
});
