import { expect, it } from "vitest";
import { format, formatPlural } from "@/app/i18n/format";
import { LEGAL_LIST, openDeckEditor, words } from "../testing/deck-editor-kit";

const { builder: texts, deckLists, listReport } = words;

it("lines that cannot be read are told before anything changes", async () => {
  const builder = await openDeckEditor();
  await builder.card("走り火").click();
  await builder.choose(texts.menu.import);
  const list = "3x《墨つぎの見習い》\n《》\n100x《青墨の小魚》\n2x《どこにもない書》";
  await builder.dialog.getByRole("textbox").fill(list);
  for (const n of [2, 3])
    await expect.element(builder.dialog.getByText(format(listReport.line, { n })).first()).toBeVisible();
  await expect.element(builder.dialog.getByText(deckLists.codes.UNKNOWN_NAME)).toBeVisible();
  await builder.dialog.getByRole("button", { name: texts.cancel, exact: true }).click();
  await expect.element(builder.row("走り火", "deck")).toBeVisible();
  await builder.expectCount("grimoire", 1);
});

it("a line with two numbers offers both as counts, and the one that is chosen is read", async () => {
  const builder = await openDeckEditor();
  await builder.choose(texts.menu.import);
  await builder.dialog.getByRole("textbox").fill("2 墨つぎの見習い 3\n20 青の魔石");
  const offer = (n: number) =>
    builder.dialog.getByRole("button", { name: format(listReport.count, { line: `${n}x《墨つぎの見習い》` }) });
  await expect.element(offer(2)).toBeVisible();
  await offer(3).click();
  await expect.element(builder.dialog.getByRole("textbox")).toHaveValue("3x《墨つぎの見習い》\n20 青の魔石");
});

it("lines that are no cards are one closed list, and equal questions are answered by one press", async () => {
  const builder = await openDeckEditor();
  await builder.choose(texts.menu.import);
  const field = builder.dialog.getByRole("textbox");
  await field.fill(
    "作者：つぐみ\n\n3 走り火\n2 どこにもない書\n2 ここにもない書\n20 青の魔石\n\n延焼は3枚でよかったです。",
  );
  const { dialog } = builder;
  await expect.element(dialog.getByText(format(listReport.questions.other, { n: 2 }))).toBeVisible();
  await expect.element(dialog.getByText("作者：つぐみ", { exact: true }).last()).not.toBeVisible();
  await dialog.getByText(format(listReport.others.other, { n: 2 })).click();
  await expect.element(dialog.getByText("作者：つぐみ", { exact: true }).last()).toBeVisible();
  const count = format(listReport.count, { line: "3x《延焼》" });
  await expect.element(dialog.getByRole("button", { name: count, exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: format(listReport.leaveOutAll, { n: 2 }), exact: true }).click();
  await expect
    .element(field)
    .toHaveValue(
      "作者：つぐみ\n\n3 走り火\n// 2 どこにもない書\n// 2 ここにもない書\n20 青の魔石\n\n延焼は3枚でよかったです。",
    );
});

it("a deck of an unusual size is asked about once, below the field in sight, and kept by one press", async () => {
  const builder = await openDeckEditor();
  await builder.choose(texts.menu.import);
  const field = builder.dialog.getByRole("textbox");
  const list = `${LEGAL_LIST.trim()}\n1x《赤の魔石》`;
  await field.fill(list);
  const size = formatPlural("ja", listReport.size, 21, { part: words.deckDiff.zones.stoneDeck, usual: 20 });
  await expect.element(builder.dialog.getByText(size)).toBeInViewport();
  await builder.dialog.getByRole("button", { name: listReport.keepSize, exact: true }).click();
  await expect.element(field).toHaveValue(`${list}\n\n// 40 + 21 cards`);
  await expect.element(builder.dialog.getByText(size)).not.toBeInTheDocument();
});

it("lines whose questions are open when the deck is taken are noted in its guide", async () => {
  const builder = await openDeckEditor();
  await builder.choose(texts.menu.import);
  await builder.dialog.getByRole("textbox").fill("3 走り火\n2 どこにもない書\n20 青の魔石");
  await expect.element(builder.dialog.getByText(deckLists.openHint)).toBeVisible();
  await builder.dialog.getByRole("button", { name: deckLists.apply.replace, exact: true }).click();
  await builder.choose(words.editor.deck.about);
  const primer = builder.dialog.getByRole("textbox", { name: words.editor.about.primer });
  await expect.element(primer).toHaveValue(`${deckLists.openLines}\n\n- 2 どこにもない書`);
});
