import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import "@/app/ui/layout/all-slices";
import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { SiteFooter } from "@/app/ui/layout/site-footer";
import { SiteHeader } from "@/app/ui/layout/site-header";
import { VERSION } from "@/app/ui/magmell/card/browse/testing/browse-kit";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { createFixtureCatalogue } from "@/app/ui/testing/fixture-cards";
import type { Deck } from "@/engine/magmell";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import starter from "@/prisma/seed/decks/red.json";
import { loadBundledCards } from "../play/testing/page-deck";
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

type Shown = { deck?: Deck; view?: "cards" | "list"; lang?: Lang };

/** Shows the page of a starter, or of it with another deck, between the head and the foot of every page. */
const showPage = ({ deck = SAVED.deck, view = "cards", lang = "ja" }: Shown = {}) =>
  render(
    <AllWordsProvider>
      <SiteHeader address={{ lang, path: `/decks/${ID}`, query: "" }} theme="auto" version={VERSION} />
      <DeckPage
        deck={{ ...SAVED, deck }}
        signedIn={false}
        seed={1}
        view={view}
        named={[]}
        catalogue={createFixtureCatalogue([...deck.grimoire, ...deck.stoneDeck].map((line) => line.name))}
        lang={lang}
      />
      <SiteFooter address={{ lang, path: `/decks/${ID}`, query: "" }} contact="a@example.org" />
    </AllWordsProvider>,
  );

/** A legal deck of 40 names: 27 units and 13 magics. */
const singletons = (): Deck => {
  const { cards } = loadBundledCards();
  const pick = (kind: "unit" | "magic", most: number) =>
    cards.filter((card) => card.kind === kind && !card.token).slice(0, most);
  const grimoire = [...pick("unit", 27), ...pick("magic", 13)].map((card) => ({ name: card.name, count: 1 }));
  return { grimoire, stoneDeck: [{ name: "青の魔石", count: 20 }] };
};

const STARTERS: Readonly<Record<string, Deck>> = import.meta.glob("/prisma/seed/decks/*.json", {
  eager: true,
  import: "default",
});

it("every starter and a deck of 40 names are less than three screens of a desktop high, in faces and in a list", async () => {
  const fonts = ["400 16px 'Noto Sans JP Variable'", "600 16px 'Shippori Mincho'"];
  await Promise.all(fonts.map((font) => document.fonts.load(font, "魔導書のデッキ Deck 0123")));
  expect(fonts.filter((font) => !document.fonts.check(font, "魔"))).toEqual([]);
  await page.viewport(1280, 720);
  const shown: Shown[] = [...Object.values(STARTERS), singletons()].flatMap((deck) => [
    { deck },
    { deck, view: "list" as const },
  ]);
  const high: string[] = [];
  for (const one of [...shown, { deck: singletons(), view: "list", lang: "en" } as const]) {
    await showPage(one);
    await document.fonts.ready;
    const height = document.documentElement.scrollHeight;
    if (height >= 1800) high.push(`${one.deck?.grimoire.length} names, ${one.view ?? "cards"}: ${height} px`);
    await cleanup();
  }
  expect(high).toEqual([]);
});

it("the copies on a face hide neither its name nor its costs, AP and HP", async () => {
  for (const width of [360, 1280]) {
    await page.viewport(width, 720);
    for (const deck of [SAVED.deck, singletons()]) {
      await showPage({ deck });
      for (const face of document.querySelectorAll("#cards li")) {
        const copies = face.querySelector("[data-copies]")?.getBoundingClientRect();
        const seals = [...face.querySelectorAll("[data-label], [role=img] [class*=head]")];
        expect(seals.length).toBeGreaterThan(0);
        for (const seal of seals) expect(copies && areApart(copies, seal.getBoundingClientRect())).toBe(true);
      }
      await cleanup();
    }
  }
});

const areApart = (a: DOMRect, b: DOMRect): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

it("a deck shows its hand above its faces", async () => {
  await page.viewport(1280, 720);
  await showPage();
  const hand = page.getByRole("region", { name: texts.hand }).element();
  const title = page.getByRole("heading", { level: 1 }).element();
  const cards = document.getElementById("cards");
  expect(hand.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
  expect(hand.getBoundingClientRect().bottom).toBeLessThan(cards?.getBoundingClientRect().top ?? 0);
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
