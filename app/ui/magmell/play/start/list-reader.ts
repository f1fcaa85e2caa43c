import type { Lang } from "@/app/i18n/lang";
import { countDeckLineCards, type Deck } from "@/engine/magmell";
import type { CatalogueSnapshot } from "@/lib/magmell/catalogue/views/snapshot";
import { readSnapshot } from "@/lib/magmell/catalogue/views/snapshot";
import { type PastedDeck, parsePastedDeck } from "@/lib/magmell/decks/lists/read-pasted";
import { repairList } from "@/lib/magmell/decks/lists/repair-list";
import type { ListProblem } from "@/lib/magmell/decks/lists/types";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";

/** Result of reading a pasted text as a deck. */
export type DeckTextReading = {
  readonly pasted: PastedDeck;
  /** Copies by zone, without unknown card names. */
  readonly counts: { readonly grimoire: number; readonly stoneDeck: number };
  /** Deck code of the text; null if it has no cards, or too many for a code. */
  readonly code: string | null;
};

/** Reader of deck lists, with the cards of a catalogue. */
export type ListReader = {
  readonly read: (text: string) => DeckTextReading;
  readonly titleOf: (name: string, lang: Lang) => string;
  readonly repair: (text: string, problem: ListProblem, name: string | null) => string;
};

/**
 * Loads the cards of a catalogue version, which the browser caches, and creates a reader of deck lists. Rejects if they
 * cannot be loaded.
 */
export async function createListReader(version: string): Promise<ListReader> {
  const response = await fetch(`/api/v1/snapshot/${encodeURIComponent(version)}`);
  if (!response.ok) throw new Error(`The snapshot answered ${response.status}`);
  const catalogue = readSnapshot((await response.json()) as CatalogueSnapshot);
  const numbers = createNumberTable(catalogue.cards);
  const english = new Map(catalogue.cards.map(({ name, englishName }) => [name, englishName]));
  const known = (lines: Deck["grimoire"]) => lines.filter(({ name }) => numbers.numberOf(name) !== null);
  return {
    read: (text) => {
      const pasted = parsePastedDeck(text, catalogue);
      if (!("deck" in pasted)) return { pasted, counts: { grimoire: 0, stoneDeck: 0 }, code: null };
      const deck = { grimoire: known(pasted.deck.grimoire), stoneDeck: known(pasted.deck.stoneDeck) };
      const counts = { grimoire: countDeckLineCards(deck.grimoire), stoneDeck: countDeckLineCards(deck.stoneDeck) };
      const encoded = counts.grimoire + counts.stoneDeck === 0 ? null : encodeDeck(deck, numbers);
      return { pasted, counts, code: encoded?.ok ? encoded.code : null };
    },
    titleOf: (name, lang) => (lang !== "ja" ? (english.get(name) ?? name) : name),
    repair: repairList,
  };
}
