import type { CardDefinition } from "./card";
import { nameKey } from "./name";

/** Every definition a game or a deck may name, found by name. Immutable; build a new one when the catalogue changes. */
export type Cards = {
  readonly list: readonly CardDefinition[];
  /** The place of each name in `list`, under `nameKey`. */
  readonly indexOf: ReadonlyMap<string, number>;
};

/** Indexes definitions by name. Throws when two of them share one, because a name is one card (205.3). */
export function makeCards(list: readonly CardDefinition[]): Cards {
  const indexOf = new Map<string, number>();
  for (const [index, card] of list.entries()) {
    const key = nameKey(card.name);
    if (indexOf.has(key)) throw new Error(`Two definitions of 《${card.name}》`);
    indexOf.set(key, index);
  }
  return { list, indexOf };
}

/** The definition of a name, however its width and spaces are written; `null` when there is none. */
export function findCard(cards: Cards, name: string): CardDefinition | null {
  const index = cards.indexOf.get(nameKey(name));
  return index === undefined ? null : (cards.list[index] ?? null);
}
