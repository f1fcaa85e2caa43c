import { DECK_ZONES, type Deck, type DeckLine, type DeckZone, toNameKey } from "@/engine/magmell";
import { truncateText } from "@/lib/decks/sharing/shared-name";

/** The card lists of the deck editor: both decks, and the candidates, to which no deck rule applies. */
export type ListZone = DeckZone | "candidates";
export const LIST_ZONES: readonly ListZone[] = [...DECK_ZONES, "candidates"];

/** A player's note on one card of the deck, with the player's own tags. */
export type CardNote = { readonly card: string; readonly note: string; readonly tags: readonly string[] };

/** The texts, tags and cover card with which a deck is presented. */
export type DeckAbout = {
  /** A few lines for lists of decks. */
  readonly description: string;
  /** A guide in Markdown. */
  readonly primer: string;
  readonly tags: readonly string[];
  /** Card shown as the deck's icon; null for automatic choice. */
  readonly hero: string | null;
};

/** The complete content of a deck except its name. */
export type DeckContent = {
  readonly deck: Deck;
  readonly candidates: readonly DeckLine[];
  readonly notes: readonly CardNote[];
  readonly about: DeckAbout;
};

/** Limits of the content, far above any legal deck. Texts are counted in UTF-16 units. */
export const DECK_CONTENT_LIMITS = {
  lines: 100,
  copies: 99,
  notes: 200,
  note: 500,
  tags: 10,
  tag: 24,
  description: 300,
  primer: 20_000,
} as const;

export const EMPTY_ABOUT: DeckAbout = { description: "", primer: "", tags: [], hero: null };
const ABOUT_FIELDS = Object.keys(EMPTY_ABOUT) as readonly (keyof DeckAbout)[];
export const EMPTY_CONTENT: DeckContent = {
  deck: { grimoire: [], stoneDeck: [] },
  candidates: [],
  notes: [],
  about: EMPTY_ABOUT,
};

/** Returns whether two decks have the same copies of the same names, in any order. */
export function isSameDeck(a: Deck, b: Deck): boolean {
  return sameLines(a.grimoire, b.grimoire) && sameLines(a.stoneDeck, b.stoneDeck);
}

/** Returns whether two contents are equal, ignoring the order of lists. */
export function isSameContent(a: DeckContent, b: DeckContent): boolean {
  return (
    isSameDeck(a.deck, b.deck) &&
    sameLines(a.candidates, b.candidates) &&
    sameNotes(a.notes, b.notes) &&
    isSameAbout(a.about, b.about)
  );
}

/** Returns whether the details of two decks are equal. */
export const isSameAbout = (a: DeckAbout, b: DeckAbout): boolean =>
  a === b ||
  ABOUT_FIELDS.every((field) => {
    const [one, other] = [a[field], b[field]];
    return Array.isArray(one) && Array.isArray(other) ? sameWords(one, other) : one === other;
  });

/** Normalizes a deck to the limits of a draft: one line per name in its first spelling, with at least one copy. */
export function normalizeDeck(deck: Deck): Deck {
  return { grimoire: normalizeLines(deck.grimoire), stoneDeck: normalizeLines(deck.stoneDeck) };
}

/** Normalizes a list of cards in the same way as `normalizeDeck`. */
export function normalizeLines(lines: readonly DeckLine[]): DeckLine[] {
  const byKey = new Map<string, DeckLine>();
  for (const { name, count } of lines) {
    const key = toNameKey(name);
    const line = byKey.get(key);
    const sum = Math.min((line?.count ?? 0) + Math.max(Math.trunc(count), 0), DECK_CONTENT_LIMITS.copies);
    if (sum > 0 && (line || byKey.size < DECK_CONTENT_LIMITS.lines))
      byKey.set(key, { name: line?.name ?? name, count: sum });
  }
  return [...byKey.values()];
}

/** Normalizes notes: keeps the last note on each card and drops empty notes. */
export function normalizeNotes(notes: readonly CardNote[]): readonly CardNote[] {
  const byKey = new Map<string, CardNote>();
  for (const { card, note, tags } of notes) {
    const key = toNameKey(card);
    const tidy = { card, note: truncateText(note, DECK_CONTENT_LIMITS.note), tags: tidyTags(tags) };
    byKey.delete(key);
    if (tidy.note !== "" || tidy.tags.length > 0) byKey.set(key, tidy);
  }
  return [...byKey.values()].slice(0, DECK_CONTENT_LIMITS.notes);
}

/** Cuts the details of a deck to the limits. */
export const normalizeAbout = ({ description, primer, tags, hero }: DeckAbout): DeckAbout => ({
  description: truncateText(description, DECK_CONTENT_LIMITS.description),
  primer: truncateText(primer, DECK_CONTENT_LIMITS.primer),
  tags: tidyTags(tags),
  hero,
});

function tidyTags(tags: readonly string[]): readonly string[] {
  const words = tags.map((tag) => truncateText(tag.trim(), DECK_CONTENT_LIMITS.tag)).filter((tag) => tag !== "");
  return [...new Set(words)].slice(0, DECK_CONTENT_LIMITS.tags);
}

function sameLines(a: readonly DeckLine[], b: readonly DeckLine[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  const counts = new Map(a.map(({ name, count }) => [toNameKey(name), count]));
  return b.every(({ name, count }) => counts.get(toNameKey(name)) === count);
}

function sameNotes(a: readonly CardNote[], b: readonly CardNote[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  const byKey = new Map(a.map((note) => [toNameKey(note.card), note]));
  return b.every(({ card, note, tags }) => {
    const other = byKey.get(toNameKey(card));
    return other !== undefined && other.note === note && sameWords(other.tags, tags);
  });
}

const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);
