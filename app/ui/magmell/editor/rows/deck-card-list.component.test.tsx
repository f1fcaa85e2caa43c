import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { format } from "@/app/i18n/format";
import { LEGAL_DECK } from "@/app/ui/testing/fixture-cards";
import { holdMouse } from "@/app/ui/testing/mouse";
import { pressKeys } from "@/app/ui/testing/press";
import { createPartialWordsPattern } from "@/app/ui/testing/words-pattern";
import { bracketCardName, openDeckEditor, words } from "../testing/deck-editor-kit";

const { builder: texts, editor, site } = words;
const { view } = editor;

const heading = (list: Locator, name: string) =>
  list.getByRole("heading", { level: 3, name: new RegExp(`^${name}`) }).first();

it("lists are shown, grouped and sorted as chosen, and the browser remembers it", async () => {
  const builder = await openDeckEditor({ kept: { deck: LEGAL_DECK } });
  await expect.element(heading(builder.deck, texts.zones.unit)).toBeVisible();
  await builder.arrange("deck", view.groups.color);
  await expect.element(heading(builder.deck, site.colors.blue)).toBeVisible();
  await builder.arrange("deck", view.views.text);
  await builder.arrange("pool", view.groups.timing);
  await expect.element(heading(builder.pool, site.timings.normal)).toBeVisible();
  await builder.arrange("pool", view.views.faces);
  await expect.element(builder.pool.getByRole("img").first()).toBeVisible();
  await builder.reload();
  await expect.element(builder.pool.getByRole("img").first()).toBeVisible();
  await expect.element(heading(builder.deck, site.colors.blue)).toBeVisible();
});

it("attack, life and copies cannot be taken for one another", async () => {
  const builder = await openDeckEditor();
  await builder.plus("墨つぎの見習い").click();
  await expect.element(builder.card("墨つぎの見習い")).toHaveTextContent(/AP\d+HP\d+/);
  await expect.element(builder.count("墨つぎの見習い")).toHaveTextContent(copies(1));
});

it("a row has a small picture, and no count before there is a copy", async () => {
  const builder = await openDeckEditor();
  const card = "墨つぎの見習い";
  const picture = builder.row(card).element().querySelector("svg")?.getBoundingClientRect();
  expect(picture?.width).toBeGreaterThanOrEqual(20);
  expect(picture?.width).toBeLessThanOrEqual(28);
  // Lines of a pixel on a tinted ground, also where the page is dark.
  const drawn = getComputedStyle(builder.row(card).element().querySelector("svg") as SVGElement);
  expect(Number.parseFloat(drawn.strokeWidth) * ((picture?.width ?? 0) / 200)).toBeGreaterThan(0.9);
  const shown = () => Number(getComputedStyle(builder.count(card).element()).opacity);
  await expect.poll(shown).toBe(0);
  await builder.plus(card).click();
  await expect.poll(shown).toBe(1);
});

it("candidates are kept apart from the deck and survive a reload", async () => {
  const builder = await openDeckEditor();
  const card = "青墨の小魚";
  await builder.find(card);
  await pressKeys("2");
  await pressKeys("Shift+[Digit1]");
  await builder.expectCopies(card, 1, "candidates");
  await builder.expectCount("grimoire", 2);
  page.getByCss(`[data-list=grimoire] [data-name="${card}"] [data-act=main]`).element().focus();
  await pressKeys("Control+Enter");
  await builder.expectCopies(card, 2, "candidates");
  await builder.expectCount("grimoire", 1);
  const { zones, edits } = editor;
  const moved = createPartialWordsPattern(edits.between, { from: zones.grimoire, to: zones.candidates });
  await expect.element(builder.undo).toHaveAccessibleName(moved);
  await builder.reload();
  await builder.expectCopies(card, 2, "candidates");
});

it("numbers of two digits are typed, or written into the count", async () => {
  const builder = await openDeckEditor();
  const card = "青の魔石";
  await builder.find(card);
  await pressKeys("1");
  await pressKeys("2");
  await expect.element(builder.count(card)).toHaveTextContent(copies(12));
  await builder.count(card).click();
  await page.getByRole("textbox", { name: format(editor.row.count, { card }) }).fill("１７");
  await pressKeys("Enter");
  await expect.element(builder.count(card)).toHaveTextContent(copies(17));
  await expect.element(builder.card(card)).toHaveFocus();
  await builder.card(card).click({ modifiers: ["Control"] });
  await userEvent.keyboard("20");
  await pressKeys("Enter");
  await expect.element(builder.count(card)).toHaveTextContent(copies(20));
});

it("a held plus adds as many as allowed, and one more is told to all", async () => {
  const builder = await openDeckEditor();
  const card = "墨つぎの見習い";
  const release = await holdMouse(builder.plus(card));
  await expect.element(builder.count(card)).toHaveTextContent(copies(3));
  await release();
  await expect.element(builder.count(card)).toHaveTextContent(copies(3));
  const above = format(editor.row.above, { card: bracketCardName(card), n: 4, most: 3 });
  await expect.element(page.getByText(above)).not.toBeInTheDocument();
  await builder.plus(card).click();
  await builder.expectCopies(card, 4);
  await expect.element(page.getByRole("status").filter({ hasText: above })).toBeVisible();
});

it("several cards are chosen by mouse and key, and changed in one step", async () => {
  const builder = await openDeckEditor();
  const [first, second] = ["墨つぎの見習い", "青墨の小魚"] as const;
  const two = format(editor.bulk.selected, { n: 2 });
  await builder.card(first).click({ modifiers: ["Shift"] });
  await builder.card(second).click();
  await expect.element(builder.chosen).toHaveTextContent(two);
  await builder.chosen.getByRole("textbox", { name: editor.bulk.setLabel }).fill("2");
  await builder.chosen.getByRole("button", { name: editor.bulk.set }).click();
  await builder.expectCount("grimoire", 4);
  await builder.undo.click();
  await builder.expectCount("grimoire", 0);
  await builder.redo.click();
  builder.card(first).element().focus();
  await pressKeys("Escape");
  await expect.element(builder.chosen).not.toBeInTheDocument();
  builder.card(first, "deck").element().focus();
  await pressKeys("Control+a");
  await expect.element(builder.chosen).toHaveTextContent(two);
  await builder.chosen.getByRole("button", { name: editor.bulk.toCandidates }).click();
  await builder.expectCopies(first, 2, "candidates");
  await builder.expectCopies(second, 2, "candidates");
});

it("cards are dragged between the lists, and copied with a key", async () => {
  const builder = await openDeckEditor();
  const card = "墨つぎの見習い";
  const grimoire = page.getByRole("region", { name: texts.zones.grimoire, exact: true });
  await drag(builder.row(card), grimoire);
  await builder.expectCount("grimoire", 1);
  const held = grimoire.getByCss(`[data-name="${card}"]`);
  await drag(held, builder.candidates);
  await builder.expectCopies(card, 1, "candidates");
  await builder.expectCount("grimoire", 0);
});

/** Drags a row by its name, which can be taken hold of once the mouse has come over it. */
async function drag(row: Locator, to: Locator): Promise<void> {
  const name = row.getByCss("[data-act=main]");
  await name.hover();
  await expect.element(row).toHaveAttribute("draggable", "true");
  await userEvent.dragAndDrop(name, to);
}

const copies = (n: number): RegExp => new RegExp(`^${format(editor.row.copies, { n })}$`);
