import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { SiteFooter } from "@/app/ui/layout/site-footer";
import { SiteHeader } from "@/app/ui/layout/site-header";
import { VERSION } from "@/app/ui/magmell/card/browse/testing/browse-kit";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { createFixtureCatalogue } from "@/app/ui/testing/fixture-cards";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import starter from "@/prisma/seed/decks/red.json";
import { DeckPage } from "./deck-page";

const words = getDictionary("ja");
const { page: texts } = words.deckSocial;
const ID = "0b2c7a86-5a61-4c4e-9d2a-3f1f0a9e7c55";
const { name, englishName, grimoire, stoneDeck, primer, key } = starter;

const SAVED: SavedDeck = {
  ...{ id: ID, name, visibility: "public", version: 1, link: null, deck: { grimoire, stoneDeck } },
  ...{ candidates: [], notes: [], about: { description: "", primer: "", tags: [], hero: null } },
  ...{
    author: null,
    authorKey: null,
    starter: { key, englishName, primer },
    mine: false,
    folder: "",
    copiedFrom: null,
  },
  ...{ problems: [], copies: 0, likes: 0, liked: false },
  ...{ createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" },
};

/** Shows the page of the starter with the most kinds of cards, between the head and the foot of every page. */
const showPage = () =>
  render(
    <AllWordsProvider>
      <SiteHeader address={{ lang: "ja", path: `/decks/${ID}`, query: "" }} theme="auto" version={VERSION} />
      <DeckPage
        deck={SAVED}
        signedIn={false}
        seed={1}
        view="cards"
        named={[]}
        catalogue={createFixtureCatalogue([...grimoire, ...stoneDeck].map((line) => line.name))}
        lang="ja"
      />
      <SiteFooter address={{ lang: "ja", path: `/decks/${ID}`, query: "" }} contact="a@example.org" />
    </AllWordsProvider>,
  );

it("a deck shows its hand and faces at once, on less than three screens of a desktop", async () => {
  await page.viewport(1280, 720);
  await showPage();
  const hand = page.getByRole("region", { name: texts.hand }).element();
  const title = page.getByRole("heading", { level: 1 }).element();
  const cards = document.getElementById("cards");
  expect(hand.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
  expect(hand.getBoundingClientRect().bottom).toBeLessThan(cards?.getBoundingClientRect().top ?? 0);
  expect(document.documentElement.scrollHeight).toBeLessThan(1800);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
});
it("a deck has four buttons, the last of which leads to paper and to the comparison", async () => {
  await showPage();
  const copy = page.getByRole("link", { name: texts.copy, exact: true }).element();
  const row = [...(copy.parentElement?.querySelectorAll(":scope > a, :scope > button") ?? [])];
  const named = row.map((one) => one.getAttribute("aria-label") ?? one.textContent);
  expect(named).toEqual([texts.copy, texts.goldfish, words.share.open, texts.more]);
  await page.getByRole("button", { name: texts.more }).click();
  for (const [label, href] of [
    [words.paper.sheet.link, `/decks/${ID}/sheet`],
    [words.paper.proxies.link, `/decks/${ID}/proxies`],
    [words.deckCompare.link, `/decks/compare?a=${ID}`],
  ] as const)
    await expect.element(page.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href);
});
