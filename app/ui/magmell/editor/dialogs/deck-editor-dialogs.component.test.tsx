import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pressKeys } from "@/app/ui/testing/press";
import { openDeckEditor, words } from "../testing/deck-editor-kit";

const { builder: texts, editor, deckLists, deckDiff, listReport } = words;

it("every window gives the focus back to where it was", async () => {
  const builder = await openDeckEditor();
  const card = builder.card("墨つぎの見習い");
  for (const key of ["?", "e", "m"]) {
    card.element().focus();
    await pressKeys(key);
    await expect.element(builder.dialog).toBeVisible();
    await pressKeys("Escape");
    await expect.element(builder.dialog).not.toBeInTheDocument();
    await expect.element(card).toHaveFocus();
  }
  const { menu } = texts;
  for (const entry of [editor.deck.about, menu.import, menu.history, menu.keys, editor.deck.remove]) {
    await builder.choose(entry);
    await expect.element(builder.dialog).toBeVisible();
    await pressKeys("Escape");
    await expect.element(builder.dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: menu.label, exact: true })).toHaveFocus();
  }
});

it("the first letter goes where it was typed", async () => {
  const builder = await openDeckEditor();
  await pressKeys("/");
  await pressKeys("Escape");
  await userEvent.keyboard("abcdef");
  await expect.element(builder.search).toHaveValue("abcdef");
});

it("note, tags, description and primer are kept, and a tag groups the deck", async () => {
  const builder = await openDeckEditor();
  const card = "墨つぎの見習い";
  const field = (name: string) => builder.dialog.getByRole("textbox", { name });
  await builder.find(card);
  await pressKeys("2");
  await pressKeys("m");
  await field(editor.note.note).fill("序盤の手。");
  await field(editor.note.tags).fill("序盤、軽い");
  await builder.dialog.getByRole("button", { name: editor.note.save }).click();
  await builder.arrange("deck", editor.view.groups.tag);
  await expect.element(builder.deck.getByRole("heading", { level: 3, name: /^序盤/ })).toBeVisible();
  await builder.choose(editor.deck.about);
  const { about } = editor;
  const hero = builder.dialog.getByRole("combobox", { name: about.hero });
  await field(about.description).fill("青の速い束");
  await hero.selectOptions(card);
  await field(about.primer).fill(`# 進め方\n\n《${card}》から始める。<script>1</script>`);
  await builder.dialog.getByRole("button", { name: about.preview }).click();
  const shown = builder.dialog.getByRole("region", { name: about.preview });
  await expect.element(shown.getByRole("heading", { name: "進め方" })).toBeVisible();
  await expect
    .element(shown.getByRole("link", { name: `《${card}》` }))
    .toHaveAttribute("href", expect.stringMatching(/\/cards\//));
  await builder.reload();
  await builder.choose(editor.deck.about);
  await expect.element(field(about.description)).toHaveValue("青の速い束");
  await expect.element(hero).toHaveValue(card);
});

it("the deck is edited as text: lines with errors, the difference, one step to undo", async () => {
  const grimoire = [
    { name: "走り火", count: 3 },
    { name: "延焼", count: 2 },
  ];
  const deck = { grimoire, stoneDeck: [{ name: "赤の魔石", count: 20 }] };
  const builder = await openDeckEditor({ kept: { deck, candidates: [{ name: "総員起立", count: 1 }] } });
  await builder.choose(texts.menu.bulk);
  const list = builder.dialog.getByRole("textbox", { name: deckLists.bulk.field });
  await expect
    .element(list)
    .toHaveValue("# 魔導書\n3 走り火\n2 延焼\n\n# 魔石デッキ\n20 赤の魔石\n\n# 候補\n1 総員起立\n");
  const apply = builder.dialog.getByRole("button", { name: deckLists.bulk.apply });
  await expect.element(apply).toBeDisabled();

  await list.fill("# 魔導書\n1 走り火\n3 総員起立\n2 青墨の小漁\n\n# 魔石デッキ\n20 赤の魔石\n\n# 候補\n");
  await expect.element(builder.dialog.getByText(deckLists.codes.UNKNOWN_NAME)).toBeVisible();
  await builder.dialog.getByRole("button", { name: listReport.leaveOut }).click();
  const changes = builder.dialog.getByRole("region", { name: deckLists.diff });
  const row = (name: string) => changes.getByRole("row", { name });
  for (const name of ["走り火 3 1", "延焼 2 0", "総員起立 0 3", "総員起立 1 0"])
    await expect.element(row(name)).toBeVisible();
  await expect.element(row("延焼 2 0")).toHaveTextContent(deckDiff.went);
  await apply.click();
  await builder.expectCount("grimoire", 4);
  await expect.element(builder.row("延焼", "deck")).not.toBeInTheDocument();
  await builder.undo.click();
  await builder.expectCount("grimoire", 5);
  await expect.element(builder.row("延焼", "deck")).toBeVisible();
});
