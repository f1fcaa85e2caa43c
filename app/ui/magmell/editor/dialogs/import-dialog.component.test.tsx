import { expect, it, vi } from "vitest";
import { format } from "@/app/i18n/format";
import { createFixtureCatalogue, LEGAL_DECK } from "@/app/ui/testing/fixture-cards";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { type DeckEditorKit, openDeckEditor, words } from "../testing/deck-editor-kit";

const { builder: texts, deckLists, listReport } = words;

const FIRE = { name: "火の書", deck: { grimoire: [{ name: "走り火", count: 1 }], stoneDeck: [] } };

/** Opens the window and types a text into its field. */
async function paste(builder: DeckEditorKit, text: string) {
  await builder.choose(texts.menu.import);
  const field = builder.dialog.getByRole("textbox");
  await field.fill(text);
  return field;
}

it("a list in one line, by reading and romaji, goes to the decks to which the kinds belong", async () => {
  const builder = await openDeckEditor();
  await paste(builder, "墨つぎの見習い3、はしりび２枚, ao no maseki x20");
  const summary = format(texts.import.summary, { grimoire: 5, stoneDeck: 20 });
  await expect.element(builder.dialog.getByText(summary)).toBeVisible();
  await builder.apply("replace");
  await builder.expectCount("grimoire", 5);
  await builder.expectCount("stoneDeck", 20);
  await expect.element(builder.row("走り火", "deck")).toBeVisible();
});

it("an unknown name is kept, told with its line, and repaired by one press", async () => {
  const builder = await openDeckEditor();
  const field = await paste(builder, "3 走り火\n2 青墨の小漁\n2 どこにもない書\n20 青の魔石");
  const questions = (n: number) => builder.dialog.getByText(format(listReport.questions.other, { n }));
  await expect.element(questions(2)).toBeVisible();
  await builder.dialog.getByRole("button", { name: format(listReport.count, { line: "青墨の小魚" }) }).click();
  await expect.element(field).toHaveValue("3 走り火\n2x《青墨の小魚》\n2 どこにもない書\n20 青の魔石");
  await builder.dialog.getByRole("button", { name: listReport.leaveOut }).click();
  await expect.element(field).toHaveValue("3 走り火\n2x《青墨の小魚》\n// 2 どこにもない書\n20 青の魔石");
  await expect.element(questions(1)).not.toBeInTheDocument();
  await builder.apply("replace");
  await builder.expectCount("grimoire", 5);
});

it("the deck is shown before it is made, with its sums and errors, and takes the name of its list", async () => {
  const builder = await openDeckEditor();
  await paste(builder, "デッキ名：潮の書\n3 走り火\n2 延焼\n20 青の魔石");
  const preview = builder.dialog.getByRole("region", { name: deckLists.preview.title });
  const heading = (zone: "grimoire" | "stoneDeck", n: number, size: number) =>
    `${words.deckDiff.zones[zone]} ${format(deckLists.preview.sum, { n, size })}`;
  await expect.element(preview.getByRole("heading", { name: heading("grimoire", 5, 40) })).toBeVisible();
  await expect.element(preview.getByRole("heading", { name: heading("stoneDeck", 20, 20) })).toBeVisible();
  for (const line of ["3走り火", "2延焼", "20青の魔石"])
    await expect.element(preview.getByRole("listitem").filter({ hasText: line })).toBeVisible();
  await expect.element(preview.getByCss("[data-problem]").first()).toBeVisible();
  await builder.apply("replace");
  await expect.element(builder.name).toHaveValue("潮の書");
  await builder.undo.click();
  await builder.expectCount("grimoire", 0);
  await expect.element(builder.name).toHaveValue("");
});

it("a pasted list is added to the deck or becomes a new one, and the deck that was there stays", async () => {
  const addresses = blockNavigations();
  const builder = await openDeckEditor({ kept: FIRE });
  const first = window.location.href;
  const field = await paste(builder, "1 走り火");
  await expect.element(builder.dialog.getByRole("radio", { name: deckLists.modes.fresh })).toBeChecked();
  await expect.element(builder.dialog.getByText(deckLists.diff)).not.toBeInTheDocument();
  await builder.dialog.getByRole("radio", { name: deckLists.modes.replace }).click();
  await expect.element(builder.dialog.getByText(deckLists.same)).toBeVisible();
  await field.fill("デッキ名：潮の書\n2 走り火\n3 延焼");
  await builder.dialog.getByRole("radio", { name: deckLists.modes.add }).click();
  for (const name of ["走り火 1 3", "延焼 0 3"])
    await expect.element(builder.dialog.getByRole("row", { name })).toBeVisible();
  await builder.apply("add");
  await builder.expectCount("grimoire", 6);
  await builder.undo.click();
  await builder.expectCount("grimoire", 1);

  await paste(builder, "デッキ名：潮の書\n2 走り火\n3 延焼");
  await builder.apply("fresh");
  await expect.poll(() => addresses).toEqual([expect.stringMatching(/^\/decks\/new\?draft=local-/)]);
  window.history.replaceState(null, "", addresses[0]);
  await builder.reload();
  await expect.element(builder.name).toHaveValue("潮の書");
  await builder.expectCount("grimoire", 5);
  window.history.replaceState(null, "", first);
  await builder.reload();
  await expect.element(builder.name).toHaveValue("火の書");
  await builder.expectCount("grimoire", 1);
});

it("a list goes out with the names of the other language, and as a file", async () => {
  const deck = { grimoire: [{ name: "走り火", count: 3 }], stoneDeck: [{ name: "赤の魔石", count: 20 }] };
  const builder = await openDeckEditor({ kept: { deck } });
  const form = (name: string) => builder.dialog.getByRole("radio", { name, exact: true });
  await builder.share();
  await form(deckLists.export.en).click();
  await expect
    .element(builder.dialog.getByRole("textbox", { name: texts.export.list, exact: true }))
    .toHaveValue(expect.stringMatching(/^---Main Deck---\n3x《Running Flame》\n---Stone Deck---\n20x《Red Stone》\n/));
  await form(deckLists.export.csv).click();
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  await builder.dialog.getByRole("button", { name: deckLists.export.save }).click();
  await expect.poll(() => files).toEqual([expect.stringMatching(/\.csv$/)]);
});

it("a text that is no list is answered with what a list looks like, in cards of the site", async () => {
  const builder = await openDeckEditor({ kept: FIRE });
  const field = await paste(builder, "hello");
  await expect.element(builder.dialog.getByRole("status")).toHaveTextContent(deckLists.example.text);
  const example = builder.dialog.getByCss("pre").last().element().textContent ?? "";
  expect(example).toMatch(/^3 .+\n20 .+$/);
  await expect.element(builder.dialog.getByRole("button", { name: /《/ })).not.toBeInTheDocument();
  await field.fill(example);
  const summary = format(texts.import.summary, { grimoire: 3, stoneDeck: 20 });
  await expect.element(builder.dialog.getByText(summary)).toBeVisible();
});

it("the link of a deck is found in a sentence", async () => {
  const encoded = encodeDeck(LEGAL_DECK, createNumberTable(createFixtureCatalogue().cards));
  const builder = await openDeckEditor();
  await paste(builder, `このデッキです https://example.com/en/d/${encoded.ok ? encoded.code : ""}?x=1 どうぞ`);
  await expect.element(builder.dialog.getByText(deckLists.forms.code)).toBeVisible();
  await builder.apply("replace");
  await expect.element(builder.seal).toBeVisible();
});

it("the link of a saved deck opens a copy of it, and the deck that was there stays", async () => {
  const addresses = blockNavigations();
  const builder = await openDeckEditor({ kept: FIRE });
  const id = "0b2c7a86-5a61-4c4e-9d2a-3f1f0a9e7c55";
  await paste(builder, `見てください https://example.com/decks/${id} です`);
  await builder.dialog.getByRole("link", { name: deckLists.linked.open }).click();
  await expect.poll(() => addresses).toEqual([`/decks/new?copy=${id}`]);
  await builder.reload();
  await expect.element(builder.name).toHaveValue("火の書");
  await builder.expectCount("grimoire", 1);
});
