import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { format } from "@/app/i18n/format";
import { LEGAL_DECK } from "@/app/ui/testing/fixture-cards";
import { pressKeys } from "@/app/ui/testing/press";
import { createMessagePattern, createPartialWordsPattern } from "@/app/ui/testing/words-pattern";
import { openDeckEditor, words } from "../testing/deck-editor-kit";

const { odds: texts, deckStatistics, site } = words;

it("the pictures of the builder follow the deck", async () => {
  const builder = await openDeckEditor();
  const picture = page.getByRole("figure").filter({ hasText: deckStatistics.odds.title }).getByRole("img").first();
  const red = (n: number) => new RegExp(format(deckStatistics.odds.label, { color: site.colors.red, turn: 1, n }));
  await builder.import("3 走り火\n10 赤の魔石\n10 青の魔石");
  await builder.tab(deckStatistics.title).click();
  await expect.element(picture).toHaveAccessibleName(red(50));
  await builder.import("3 走り火\n20 赤の魔石");
  await expect.element(picture).toHaveAccessibleName(red(100));
});

it("a legal deck shows its curve and its colors in the place of problems", async () => {
  const builder = await openDeckEditor({ kept: { deck: LEGAL_DECK } });
  await expect.element(builder.seal).toBeVisible();
  for (const { title } of [deckStatistics.curve, deckStatistics.balance])
    await expect.element(builder.check.getByRole("figure").filter({ hasText: title })).toBeVisible();
  await builder.plus("墨つぎの見習い").click();
  await expect.element(builder.problem("GRIMOIRE_COUNT")).toBeVisible();
  await expect.element(builder.check.getByRole("figure")).not.toBeInTheDocument();
});

it("odds follow the deck that is built, and a split of its stones is taken and undone", async () => {
  const builder = await openDeckEditor({ kept: { deck: LEGAL_DECK } });
  await page.getByRole("tab", { name: texts.title, exact: true }).click();
  const odds = page.getByRole("tabpanel", { name: texts.title });
  const card = odds.getByRole("row").nth(1);
  await expect.element(card.getByRole("cell").first()).toHaveTextContent(/^[<>]?\d+$/);
  const early = (seat: string) => createPartialWordsPattern(`${seat}${texts.assume.join}${texts.assume.early}`);
  await expect.element(odds.getByText(early(texts.assume.first)).first()).toBeVisible();
  const sentence = createMessagePattern(texts.goal.something, { turn: 4 });
  await expect.element(odds.getByText(sentence)).toBeVisible();
  await odds.getByText(early(texts.assume.first)).first().click();
  await odds.getByRole("radio", { name: texts.seat.second }).click();
  await expect.element(odds.getByText(early(texts.assume.second)).first()).toBeVisible();
  const third = format(texts.goal.option, { n: 3 });
  await odds.getByRole("combobox", { name: texts.goal.label }).selectOptions(third);
  await card.getByRole("button").click();
  const [payable = ""] = texts.cards.sentence.split("{payable}");
  await expect.element(odds.getByRole("status")).toHaveTextContent(createPartialWordsPattern(payable, { turn: 3 }));
  const course = odds.getByRole("figure", { name: texts.course.title });
  await expect.element(course).toHaveTextContent(createPartialWordsPattern(texts.course.sampled, { trials: 1000 }));

  const stones = () => builder.count("青の魔石", "deck").element().textContent;
  const before = stones();
  await builder.expectCount("stoneDeck", 20);
  await odds.getByRole("button", { name: texts.splits.open }).click();
  const sheet = page.getByRole("dialog", { name: texts.splits.title });
  await expect.element(sheet.getByRole("img", { name: createMessagePattern(texts.splits.label) })).toBeVisible();
  await sheet.getByRole("radio", { name: texts.splits.pickCard }).click();
  const pick = (name: string) => sheet.getByRole("combobox", { name, exact: true });
  const [option] = pick(texts.splits.card).getByRole("option").elements();
  await pick(texts.splits.card).selectOptions(option?.textContent ?? "");
  await pick(texts.splits.turn).selectOptions(format(texts.goal.option, { n: 8 }));
  await expect.element(sheet.getByText(createMessagePattern(texts.splits.aim, { turn: 8 }))).toBeVisible();
  await sheet.getByRole("button", { name: texts.splits.use }).last().click();
  await expect.element(sheet.getByText(texts.splits.using)).toBeVisible();
  await pressKeys("Escape");
  await expect.poll(stones).not.toBe(before);
  await builder.expectCount("stoneDeck", 20);
  await builder.undo.click();
  await expect.poll(stones).toBe(before);
});
