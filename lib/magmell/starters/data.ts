import { createHash } from "node:crypto";
import { createTtlValue } from "@/lib/cache";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { listPublicDecks, listStarterDecks } from "@/lib/magmell/decks/data";
import { getDeckColors, pickFaceCards } from "@/lib/magmell/decks/deck-faces";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { computeDeckStatistics } from "@/lib/magmell/decks/statistics";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { getPrimerExcerpt } from "./primer";
import type { StarterDeck } from "./types";

/** How long the shelf is believed to be as it was, in milliseconds. */
const BELIEVED = 1_000;

/**
 * Returns the visible starter decks: those that are legal with today's cards, because others cannot be played. Cached
 * in memory; queries the database at most once a second.
 */
export const getStarterDecks = createTtlValue(
  async (): Promise<readonly StarterDeck[]> => {
    const [cards, decks] = await Promise.all([getCatalogue(), listStarterDecks(null)]);
    const legal = decks.filter(({ problems }) => problems.every(({ severity }) => severity !== "error"));
    return legal.flatMap((deck) => shelfDeck(deck, cards) ?? []);
  },
  BELIEVED,
  isDatabaseUnavailable,
);

/** Returns a hash of the decks that visitors see on the first page of public decks. */
export async function computePublicDecksStamp(): Promise<string> {
  const shown = JSON.stringify([await listPublicDecks(null), await getStarterDecks()]);
  return createHash("sha256").update(shown).digest("base64url");
}

function shelfDeck({ id, name, deck, about, starter }: SavedDeck, snapshot: Catalogue): StarterDeck | null {
  if (!starter) return null;
  const { key, englishName, primer } = starter;
  const encoded = encodeDeck(deck, createNumberTable(snapshot.cards));
  const [hero] = pickFaceCards(deck, about.hero, snapshot, 1);
  return {
    id,
    key,
    name: { ja: name, en: englishName },
    lead: { ja: getPrimerExcerpt(primer.ja), en: getPrimerExcerpt(primer.en) },
    colors: getDeckColors(deck, snapshot),
    hero: hero?.name ?? null,
    curve: computeDeckStatistics(deck, snapshot.definitions).curve,
    code: encoded.ok ? encoded.code : null,
  };
}
