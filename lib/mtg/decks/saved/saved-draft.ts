import { type DeckLine, MTG_DECK_ZONES, type MtgDeck, toNameKey } from "@/engine/mtg/deck";
import { printDeck, printDraftText, readDeckText } from "../deck-text";
import type { MtgDraft } from "../draft-history";
import type { SavedMtgDeck } from "./types";

/** Returns a draft with the content of a saved deck. */
export const toMtgDraft = ({
  name,
  deck,
  format,
  on,
}: Pick<SavedMtgDeck, "name" | "deck" | "format" | "on">): MtgDraft => ({
  name,
  text: printDraftText(deck),
  format,
  on,
});

/** Reads the deck of a list in the form that accounts store: one line per name in a zone, in its first spelling. */
export function readDraftDeck(text: string): MtgDeck {
  const { deck } = readDeckText(text);
  return { main: tidy(deck.main), sideboard: tidy(deck.sideboard), pool: tidy(deck.pool) };
}

/**
 * Returns whether a list has content that accounts do not store: comments, custom headings, and sets or tags after
 * names.
 */
export function hasMoreThanDeck(text: string): boolean {
  const deck = readDraftDeck(text);
  const kept = new Set([printDeck, printDraftText].flatMap((print) => print(deck).split("\n")));
  return text.split(/\r\n?|\n/u).some((line) => line.trim() !== "" && !kept.has(line.trim()));
}

function tidy(lines: readonly DeckLine[]): readonly DeckLine[] {
  const byKey = new Map<string, DeckLine>();
  for (const { name, count } of lines) {
    const key = toNameKey(name);
    const line = byKey.get(key);
    byKey.set(key, {
      name: line?.name ?? name.trim(),
      count: (line?.count ?? 0) + count,
    });
  }
  return [...byKey.values()];
}

/** Returns whether two drafts would be saved as the same content, ignoring the format of their lists. */
export function isSameDraft(one: MtgDraft, other: MtgDraft): boolean {
  if (one.name !== other.name || one.format !== other.format || one.on !== other.on) return false;
  if (one.text === other.text) return true;
  const [here, there] = [readDraftDeck(one.text), readDraftDeck(other.text)];
  return MTG_DECK_ZONES.every((zone) => sameLines(here[zone], there[zone]));
}

function sameLines(some: readonly DeckLine[], others: readonly DeckLine[]): boolean {
  if (some.length !== others.length) return false;
  const counts = new Map(some.map(({ name, count }) => [toNameKey(name), count]));
  return others.every(({ name, count }) => counts.get(toNameKey(name)) === count);
}
