import { COLORS, type Color, nameKey } from "@/engine";
import { catalogue } from "@/lib/catalogue/data";
import type { Bilingual, Catalogue } from "@/lib/catalogue/types";
import { listStarters } from "@/lib/decks/data";
import type { SavedDeck } from "@/lib/decks/types";
import { encodeDeck, numberTable } from "@/lib/sharing/deck-code";
import { leadOf } from "./primer";

/** A starter deck as it stands on the shelf: the same for everybody. */
export type ShelfDeck = {
  readonly id: string;
  readonly key: string;
  readonly name: Bilingual;
  /** What it is about, in a sentence or two. */
  readonly lead: Bilingual;
  /** The colors that its cards need, in the order of the rules. */
  readonly colors: readonly Color[];
  /** `null` when a card of it is not known today. */
  readonly code: string | null;
};

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
