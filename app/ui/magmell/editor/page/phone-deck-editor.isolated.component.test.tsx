import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { format } from "@/app/i18n/format";
import { enableTouchScreen, tapElement } from "@/app/ui/testing/tap";
import { openDeckEditor, words } from "../testing/deck-editor-kit";

const { builder: texts, editor } = words;

it("on a phone the card opens in a sheet with copies and neighbors, and the step back closes it", async () => {
  await page.viewport(360, 740);
  await enableTouchScreen();
  const builder = await openDeckEditor();
  const address = window.location.href;
  const card = "墨つぎの見習い";
  await tapElement(builder.card(card));
  await expect.element(builder.dialog).toHaveTextContent(card);
  await tapElement(builder.dialog.getByRole("button", { name: format(texts.row.add, { card }) }));
  await expect.element(builder.dialog.getByText(format(editor.row.copies, { n: 1 }))).toBeVisible();
  await tapElement(builder.dialog.getByRole("button", { name: editor.preview.next }));
  await expect.element(builder.dialog).not.toHaveTextContent(card);
  window.history.back();
  await expect.element(builder.dialog).not.toBeInTheDocument();
  expect(window.location.href).toBe(address);
  await expect.element(builder.card(card)).toHaveTextContent(/AP\d+HP\d+/);
  await builder.expectCopies(card, 1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it("on a phone pool, deck and check are one tap apart, with the counts always in sight", async () => {
  await page.viewport(360, 740);
  await enableTouchScreen();
  const builder = await openDeckEditor({ framed: true });
  const view = (name: keyof typeof texts.views) =>
    builder.views.getByRole("button", { name: new RegExp(`^${texts.views[name]}`) });
  const card = "墨つぎの見習い";
  await tapElement(builder.plus(card));
  await expect.element(view("deck")).toHaveTextContent("1/40");
  await tapElement(builder.card(card));
  await expect.element(builder.dialog.getByRole("img", { name: new RegExp(`^${card}`) })).toBeVisible();
  await tapElement(builder.dialog.getByRole("button", { name: texts.close }));
  const counter = page.getByRole("paragraph").filter({ hasText: new RegExp(`^${texts.zones.grimoire}\\d+/`) });
  await expect.element(counter).not.toBeInTheDocument();
  await tapElement(view("deck"));
  await builder.expectCount("grimoire", 1);
  await tapElement(view("check"));
  await expect.element(builder.problem("GRIMOIRE_COUNT")).toBeVisible();
  for (const step of [texts.history.undo, texts.history.redo]) {
    const buttons = page.getByRole("button", { name: new RegExp(`^${step}`) });
    expect(buttons.elements().filter((one) => one.getBoundingClientRect().width > 0)).toHaveLength(1);
    await expect.element(builder.views.getByRole("button", { name: step })).toBeVisible();
  }
  await tapElement(builder.views.getByRole("button", { name: texts.history.undo }));
  await expect.element(view("deck")).toHaveTextContent("0/40");
  await tapElement(builder.views.getByRole("button", { name: texts.history.redo }));
  await expect.element(view("deck")).toHaveTextContent("1/40");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it("on a phone a deck to begin with is one tap away from the list, and rows are equally high and never move", async () => {
  await page.viewport(360, 740);
  await enableTouchScreen();
  const builder = await openDeckEditor({ framed: true });
  const rows = () =>
    builder.pool
      .getByCss("[data-row]")
      .elements()
      .map((row) => row.getBoundingClientRect());
  const before = rows();
  expect(new Set(before.map(({ height }) => Math.round(height))).size).toBe(1);
  const sample = page.getByRole("button", { name: texts.start.sample });
  await expect.element(sample).toBeVisible();
  await tapElement(builder.plus("墨つぎの見習い"));
  await expect.element(sample).not.toBeInTheDocument();
  expect(rows().map(({ top }) => top)).toEqual(before.map(({ top }) => top));
  await tapElement(builder.views.getByRole("button", { name: texts.history.undo }));
  await tapElement(page.getByRole("button", { name: texts.start.others }));
  await expect.element(builder.deck.getByRole("heading", { name: texts.start.title })).toBeVisible();
  await tapElement(builder.views.getByRole("button", { name: texts.views.cards }));
  await tapElement(sample);
  await expect.element(builder.views).toHaveTextContent(texts.check.legal);
});
