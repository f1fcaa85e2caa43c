import { COLORS, nameKey } from "@/engine/magmell";
import { cachedFor } from "@/lib/cache";
import type { Catalogue } from "@/lib/catalogue/model/types";
import { catalogue } from "@/lib/catalogue/store/data";
import { listStarters } from "@/lib/decks/data";
import type { SavedDeck } from "@/lib/decks/types";
import { encodeDeck, numberTable } from "@/lib/sharing/deck-code";
import { leadOf } from "./primer";
import type { ShelfDeck } from "./types";

/** How long the shelf is believed to be as it was, in milliseconds. */
const BELIEVED = 1_000;

/** The shelf of starter decks. It lives in memory; the database is asked at most once a second. */
export const starterShelf = cachedFor(async (): Promise<readonly ShelfDeck[]> => {
  const [cards, decks] = await Promise.all([catalogue(), listStarters(null)]);
  return decks.flatMap((deck) => shelfDeck(deck, cards) ?? []);
}, BELIEVED);

function shelfDeck({ id, name, deck, starter }: SavedDeck, { cards, names }: Catalogue): ShelfDeck | null {
  if (!starter) return null;
  const { key, englishName, primer } = starter;
  const needed = new Set(deck.grimoire.flatMap((line) => names.keys.get(nameKey(line.name))?.neededColors ?? []));
  const encoded = encodeDeck(deck, numberTable(cards));
  return {
    id,
    key,
    name: { ja: name, en: englishName },
    lead: { ja: leadOf(primer.ja), en: leadOf(primer.en) },
    colors: COLORS.filter((color) => needed.has(color)),
    code: encoded.ok ? encoded.code : null,
  };
}
