import type { Deck, DeckLine } from "@/engine/magmell";
import { findByName } from "../catalogue/model/lookup";
import type { NameIndex } from "../catalogue/model/types";

/**
 * Replaces the names of a deck by the cards' canonical names, where they were written by reading, in English or in
 * another spelling. Lines of one card are merged. A name that means no card, or several, stays for the deck check to
 * report (205.3).
 */
export function withCanonicalNames({ grimoire, stoneDeck }: Deck, names: NameIndex): Deck {
  return { grimoire: renamed(grimoire, names), stoneDeck: renamed(stoneDeck, names) };
}

function renamed(lines: readonly DeckLine[], names: NameIndex): readonly DeckLine[] {
  const counts = new Map<string, number>();
  for (const { name: written, count } of lines) {
    const match = findByName(names, written);
    const name = match.found ? match.card.name : written;
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}
