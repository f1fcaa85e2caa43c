import { COLORS, nameKey } from "@/engine";
import { catalogue } from "@/lib/catalogue/data";
import type { Catalogue } from "@/lib/catalogue/types";
import { listStarters } from "@/lib/decks/data";
import type { SavedDeck } from "@/lib/decks/types";
import { encodeDeck, numberTable } from "@/lib/sharing/deck-code";
import { leadOf } from "./primer";
import type { ShelfDeck } from "./types";

/** How long the shelf is believed to be as it was, in milliseconds. */
const BELIEVED = 1_000;
let held: { readonly until: number; readonly shelf: Promise<readonly ShelfDeck[]> } | null = null;

/** The shelf of starter decks. It lives in memory; the database is asked at most once a second. */
export function starterShelf(now = Date.now()): Promise<readonly ShelfDeck[]> {
  if (held && now < held.until) return held.shelf;
  const shelf = readShelf();
  held = { until: now + BELIEVED, shelf };
  // A database that did not answer is asked again by whoever comes next.
  shelf.catch(() => {
    held = null;
  });
  return shelf;
}

async function readShelf(): Promise<readonly ShelfDeck[]> {
  const [cards, decks] = await Promise.all([catalogue(), listStarters(null)]);
  return decks.flatMap((deck) => shelfDeck(deck, cards) ?? []);
}

function shelfDeck({ id, name, deck, starter }: SavedDeck, { cards, names }: Catalogue): ShelfDeck | null {
  if (!starter) return null;
  const { key, englishName, primer } = starter;
  const needed = new Set(deck.grimoire.flatMap((line) => names.keys.get(nameKey(line.name))?.neededColors ?? []));
  const encoded = encodeDeck(deck, numberTable(cards));
  return {
    ...{ id, key },
    name: { ja: name, en: englishName },
    lead: { ja: leadOf(primer.ja), en: leadOf(primer.en) },
    colors: COLORS.filter((color) => needed.has(color)),
    code: encoded.ok ? encoded.code : null,
  };
}
