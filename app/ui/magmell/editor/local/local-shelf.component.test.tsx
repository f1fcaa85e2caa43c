import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary, pickDictionaryValues } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { WordsProvider } from "@/app/i18n/use-words";
import { getLocalDecks } from "@/app/ui/editor/local-decks";
import { createFixtureSnapshot, LEGAL_DECK } from "@/app/ui/testing/fixture-cards";
import { mockResponses } from "@/app/ui/testing/mock-responses";
import { createMessagePattern } from "@/app/ui/testing/words-pattern";
import { EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { LOCAL_DECK_WORDS } from "./local-deck-words";
import { LocalDeckList } from "./local-shelf";

const { decks: texts, goldfish, localDecks: shelf, site } = getDictionary("ja");
const cards = createFixtureSnapshot();
const rows = page.getByRole("listitem");
const path = `GET /api/v1/snapshot/${cards.version}`;

const open = () =>
  render(
    <WordsProvider words={pickDictionaryValues("ja", LOCAL_DECK_WORDS)}>
      <LocalDeckList signedIn={false} version={cards.version} lang="ja" />
    </WordsProvider>,
  );

const keep = (name: string, deck = LEGAL_DECK, copiedFrom: string | null = null) =>
  getLocalDecks().create({ ...EMPTY_DRAFT, name, deck }, copiedFrom === null ? null : { id: null, name: copiedFrom });

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it("a deck of this device has the face, colors, curve and verdict that a deck of the account has", async () => {
  mockResponses({ [path]: cards });
  const [first, ...others] = LEGAL_DECK.grimoire;
  keep("余る書", { ...LEGAL_DECK, grimoire: [{ name: first?.name ?? "", count: (first?.count ?? 0) + 1 }, ...others] });
  keep("足りる書");
  await open();
  const fitting = rows.filter({ hasText: "足りる書" });
  await expect.element(fitting.getByRole("img", { name: createMessagePattern(texts.curve) })).toBeVisible();
  await expect.element(fitting).toHaveTextContent(texts.legal);
  await expect.element(fitting).toHaveTextContent(site.colors.blue);
  expect((await fitting.findElement()).querySelector('svg[viewBox="0 0 200 200"]')?.checkVisibility()).toBe(true);
  await expect
    .element(fitting.getByRole("link", { name: goldfish.title }))
    .toHaveAttribute("href", expect.stringContaining("/goldfish?code="));
  const over = rows.filter({ hasText: "余る書" });
  await expect.element(over).toHaveTextContent(format(shelf.counts, { grimoire: 41, stoneDeck: 20 }));
  // One card too many, and one copy too many of it.
  await expect.element(over).toHaveTextContent(formatPlural("ja", texts.errors, 2));
});

it("decks stand with name, counts and date where the cards cannot be loaded, and nothing is loaded without decks", async () => {
  let asked = 0;
  mockResponses({
    [path]: () => {
      asked += 1;
      return new Response(null, { status: 503 });
    },
  });
  const first = await open();
  await expect.element(page.getByText(shelf.none)).toBeVisible();
  expect(asked).toBe(0);
  await first.unmount();
  keep("圏外の書");
  await open();
  await expect.poll(() => asked).toBe(1);
  await expect.element(rows).toHaveTextContent(/圏外の書.*40\/40/);
});

it("copies are numbered, and what a deck was copied from is told where its name does not", async () => {
  mockResponses({ [path]: cards });
  keep("潮の書", LEGAL_DECK, "潮の書");
  keep("改めた書", LEGAL_DECK, "手本の書");
  await open();
  const origin = format(shelf.copiedFrom, { name: "手本の書" });
  await expect.element(rows.filter({ hasText: "改めた書" })).toHaveTextContent(origin);
  await page.getByRole("button", { name: format(shelf.duplicateOf, { name: "潮の書" }) }).click();
  await page.getByRole("button", { name: format(shelf.duplicateOf, { name: "潮の書（複製）" }) }).click();
  await expect.element(page.getByRole("heading", { name: "潮の書（複製 2）" })).toBeVisible();
  await expect.element(rows.filter({ hasText: "潮の書" }).first()).not.toHaveTextContent("「潮の書");
});
