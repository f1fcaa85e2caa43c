import { type MtgDeck, type MtgDeckZone, toNameKey } from "@/engine/mtg/deck";

/** Copies of cards by the key of their name (`toNameKey`), with the name as it was first written. */
export type CopiesByName = ReadonlyMap<string, { readonly name: string; readonly count: number }>;

/** Counts the copies of each card in a zone, over all lines of the card. */
export function countCopies(deck: MtgDeck, zone: MtgDeckZone): CopiesByName {
  const copies = new Map<string, { name: string; count: number }>();
  for (const { name, count } of deck[zone]) {
    const key = toNameKey(name);
    const before = copies.get(key);
    copies.set(key, { name: before?.name ?? name, count: (before?.count ?? 0) + count });
  }
  return copies;
}
