import { toNameKey } from "@/engine/magmell";
import type { Task } from "@/lib/tasks";
import type { CardRecord } from "./types";

/** Cards of a catalogue by their unique keys. */
export type CardKeyIndex = {
  readonly byNumber: ReadonlyMap<number, CardRecord>;
  /** By their names under `toNameKey`. */
  readonly byKey: ReadonlyMap<string, CardRecord>;
  /** By set and number. */
  readonly byPrinting: ReadonlyMap<string, CardRecord>;
};

const cache = new WeakMap<readonly CardRecord[], CardKeyIndex>();

/**
 * Indexes cards by their unique keys, as a task. The index is cached by card list, so repeated checks against one
 * catalogue share it.
 */
export function* indexCardsByKey(cards: readonly CardRecord[]): Task<CardKeyIndex> {
  const there = cache.get(cards);
  if (there) return there;
  const [byNumber, byKey] = [new Map<number, CardRecord>(), new Map<string, CardRecord>()];
  const byPrinting = new Map<string, CardRecord>();
  for (const card of cards) {
    byNumber.set(card.number, card);
    byKey.set(toNameKey(card.name), card);
    for (const { set, number } of card.printings) byPrinting.set(`${set} ${number}`, card);
    yield;
  }
  const known = { byNumber, byKey, byPrinting };
  cache.set(cards, known);
  return known;
}
