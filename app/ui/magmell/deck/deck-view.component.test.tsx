import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { createFixtureCatalogue, LEGAL_DECK } from "@/app/ui/testing/fixture-cards";
import { pressKeys } from "@/app/ui/testing/press";
import { createMessagePattern, createPartialWordsPattern } from "@/app/ui/testing/words-pattern";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { DeckView } from "./deck-view";

const words = getDictionary("ja");
const catalogue = createFixtureCatalogue();

/** Shows the legal deck as the page of a shared deck does. */
const showDeck = () =>
  render(
    <AllWordsProvider>
      <main>
        <DeckView deck={LEGAL_DECK} catalogue={catalogue} lang="ja" view="cards" here="/d/x" />
      </main>
    </AllWordsProvider>,
  );

const openDetails = () => page.getByText(words.odds.details).last().click();

it("a shared deck shows curve, colors and two sentences of odds; everything else is closed", async () => {
  await showDeck();
  const overview = page.getByRole("region", { name: words.deckSocial.page.overview });
  await expect.element(overview.getByRole("figure")).toHaveLength(2);
  const { something, allColors } = words.odds.goal;
  for (const sentence of [createMessagePattern(something, { turn: 4 }), createMessagePattern(allColors)])
    await expect.element(overview.getByText(sentence)).toHaveTextContent(/\d％|\d%/);
  await expect.element(page.getByRole("table")).toHaveLength(0);
  await expect.element(overview.getByRole("link", { name: words.odds.details })).toHaveAttribute("href", "#odds");
});

it("a shared deck shows its numbers as pictures, each with its table", async () => {
  await showDeck();
  await openDetails();
  const charts = words.deckStatistics;
  const statistics = page.getByRole("region", { name: charts.title, exact: true });
  for (const { title } of [charts.curve, charts.balance, charts.odds, charts.pace, charts.kinds]) {
    const figure = statistics.getByRole("figure").filter({ hasText: title });
    await expect.element(figure.getByRole("img").first()).toBeVisible();
    await figure.getByText(format(charts.table, { title })).click();
    await expect.element(figure.getByRole("table", { name: title })).toBeVisible();
  }
  const odds = statistics.getByRole("table", { name: charts.odds.title });
  await expect.element(odds.getByRole("columnheader", { name: format(charts.odds.turn, { n: 6 }) })).toBeVisible();
});

it("the odds of a shared deck are there to read, and its opening hands are judged", async () => {
  await showDeck();
  await openDetails();
  const { odds: texts } = words;
  const odds = page.getByRole("region", { name: texts.title, exact: true });
  await expect.element(odds.getByRole("table").first()).toBeVisible();
  await odds.getByRole("button", { name: texts.hands.open }).click();
  const sheet = page.getByRole("dialog", { name: texts.hands.title });
  await expect.element(sheet.getByText(createMessagePattern(texts.hands.rule))).toBeVisible();
  await expect.poll(() => sheet.getByRole("listitem").elements().length).toBe(5);
  const cell = sheet.getByRole("button", { name: createMessagePattern(texts.hands.cell, { cheap: 1, dear: 1 }) });
  cell.element().focus();
  await pressKeys("Enter");
  await expect
    .element(sheet.getByRole("status"))
    .toHaveTextContent(createPartialWordsPattern(texts.hands.cell, { cheap: 1, dear: 1 }));
  const code = encodeDeck(LEGAL_DECK, createNumberTable(catalogue.cards));
  await expect
    .element(sheet.getByRole("link", { name: texts.hands.trainer }))
    .toHaveAttribute("href", `/goldfish/${code.ok ? code.code : ""}/trainer`);
});
