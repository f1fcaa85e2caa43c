import { beforeEach, expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import "@/app/ui/testing/css-locator";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getLocalDecks } from "@/app/ui/editor/local-decks";
import { AddControl } from "@/app/ui/magmell/card/adding/add-control";
import { ShownResults } from "@/app/ui/magmell/card/testing/shown-results";
import { createFixtureCatalogue } from "@/app/ui/testing/fixture-cards";
import { pressKeys } from "@/app/ui/testing/press";
import { EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { DeckAddingListener } from "./deck-adding";

const words = getDictionary("ja");
const { adding } = words;

const plus = (name: string) => page.getByRole("button", { name: format(adding.add, { name }) });
const minus = (name: string) => page.getByRole("button", { name: format(adding.remove, { name }) });
const bar = () => page.getByRole("region", { name: adding.label });
const expectCopies = (name: string, n: string) =>
  expect.poll(() => page.getByCss(`[data-add="${name}"] [data-count]`).query()?.textContent).toBe(n);

beforeEach(() => localStorage.clear());

it("every view of the results adds, takes out and undoes; stones go to the stone deck", async () => {
  const card = "火種の見習い";
  for (const display of ["list", "text", "checklist", "grid"] as const) {
    await cleanup();
    await render(
      <AllWordsProvider>
        <main>
          <ShownResults query={`${card}|青の魔石`} display={display} />
          <DeckAddingListener lang="ja" />
        </main>
      </AllWordsProvider>,
    );
    await plus(card).click();
    await expectCopies(card, "1");
    await minus(card).click();
    await expectCopies(card, "");
    await bar().getByRole("button", { name: adding.undo }).click();
    await expectCopies(card, "1");
    await minus(card).click();
    await expect.element(minus(card)).not.toBeInTheDocument();
  }
  const counts = (grimoire: number, stoneDeck: number) => format(adding.counts, { grimoire, stoneDeck });
  await plus("青の魔石").click();
  await expect.element(bar()).toHaveTextContent(counts(0, 1));
  const result = page.getByCss("[data-result]").first();
  result.element().focus();
  await pressKeys("+");
  await expect.element(bar()).not.toHaveTextContent(counts(0, 1));
});

it("places that come later are filled as well, and each card has its own names in the reader's language", async () => {
  const english = getDictionary("en").adding;
  const View = ({ query }: { query: string }) => (
    <AllWordsProvider lang="en">
      <main>
        <ShownResults query={query} display="list" lang="en" />
        <DeckAddingListener lang="en" />
      </main>
    </AllWordsProvider>
  );
  const cards = createFixtureCatalogue().cards.filter(({ name }) => ["火種の見習い", "青の魔石"].includes(name));
  const view = await render(<View query="火種の見習い" />);
  await view.rerender(<View query="火種の見習い|青の魔石" />);
  expect(cards).toHaveLength(2);
  for (const { englishName: name } of cards)
    await expect.element(page.getByRole("button", { name: format(english.add, { name }), exact: true })).toBeEnabled();
});

it("what is far below gets its buttons once the reader begins to use the page", async () => {
  const [near, far] = createFixtureCatalogue().cards.filter(({ name }) => ["火種の見習い", "青の魔石"].includes(name));
  if (!near || !far) throw new Error("The cards are not among the fixtures");
  await render(
    <AllWordsProvider>
      <main>
        <AddControl card={near} lang="ja" />
        <div style={{ blockSize: "400vh" }} />
        <AddControl card={far} lang="ja" />
        <DeckAddingListener lang="ja" />
      </main>
    </AllWordsProvider>,
  );
  await expect.element(plus(near.name)).toBeEnabled();
  expect(plus(far.name).query()).toBeNull();
  await pressKeys("Shift");
  await expect.element(plus(far.name)).toBeEnabled();
});

it("the place of the buttons is as large before they are there", async () => {
  for (const display of ["list", "text", "checklist", "grid"] as const) {
    await cleanup();
    const results = <ShownResults query="火種の見習い" display={display} />;
    const view = await render(<AllWordsProvider>{results}</AllWordsProvider>);
    const size = () => {
      const { width, height } = page.getByCss("[data-add]").first().element().getBoundingClientRect();
      return [display, Math.round(width), Math.round(height)];
    };
    const empty = size();
    await view.rerender(
      <AllWordsProvider>
        {results}
        <DeckAddingListener lang="ja" />
      </AllWordsProvider>,
    );
    await expect.element(plus("火種の見習い")).toBeEnabled();
    expect(size()).toEqual(empty);
  }
});

it("a card page adds to the deck that it names, or to another one", async () => {
  const card = createFixtureCatalogue().cards.find(({ name }) => name === "火種の見習い");
  if (!card) throw new Error("The card is not among the fixtures");
  /** The part of a card page that adds. */
  const openCard = () =>
    render(
      <AllWordsProvider>
        <main>
          <AddControl card={card} lang="ja" wide />
          <span data-add-target="" />
          <DeckAddingListener lang="ja" />
        </main>
      </AllWordsProvider>,
    );
  const target = (): Locator => page.getByRole("combobox", { name: adding.target });
  await openCard();
  await plus(card.name).click();
  await expectCopies(card.name, "1");
  const first = (target().element() as HTMLSelectElement).value;
  await target().selectOptions(adding.newDeck);
  await expectCopies(card.name, "");
  await plus(card.name).click();
  await plus(card.name).click();
  await expectCopies(card.name, "2");
  await target().selectOptions(first);
  await expectCopies(card.name, "1");
  await cleanup();
  await openCard();
  await expect.element(target()).toHaveValue(first);
  await expectCopies(card.name, "1");
});

it("what changes decks waits for a reader without decks to use the page", async () => {
  const open = () =>
    render(
      <AllWordsProvider>
        <span data-add-target="" />
        <DeckAddingListener lang="ja" />
      </AllWordsProvider>,
    );
  const target = page.getByRole("combobox", { name: adding.target });
  const idle = () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve)));
  await open();
  await idle();
  await idle();
  await expect.element(target).not.toBeInTheDocument();
  await pressKeys("Shift");
  await expect.element(target).toBeVisible();
  await cleanup();
  getLocalDecks().create({ ...EMPTY_DRAFT, name: "持つ書" });
  await open();
  await expect.element(target).toHaveTextContent("持つ書");
});
