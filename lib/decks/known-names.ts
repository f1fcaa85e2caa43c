import type { Deck, DeckLine } from "@/engine/magmell";
import { findByName } from "../catalogue/model/lookup";
import type { NameIndex } from "../catalogue/model/types";

/**
 * The same deck with every card under its own name, where it was written by reading, in English or in another spelling.
 * Lines that turn out to be of one name become one. A name that leads to no card, or to several, stays as it is, for the
 * deck check to remark upon (205.3).
 */
export function knownNames({ grimoire, stoneDeck }: Deck, names: NameIndex): Deck {
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
