import { nameKey } from "@/engine/magmell";
import type { Task } from "@/lib/tasks";
import type { CardRecord } from "./types";

/** The cards of a catalogue by what nobody else may have. */
export type KnownCards = {
  readonly byNumber: ReadonlyMap<number, CardRecord>;
  /** By their names under `nameKey`. */
  readonly byKey: ReadonlyMap<string, CardRecord>;
  /** By set and number. */
  readonly byPrinting: ReadonlyMap<string, CardRecord>;
};

const kept = new WeakMap<readonly CardRecord[], KnownCards>();

/** Made once for a list of cards, with pauses: what is checked against the same catalogue again finds it there. */
export function* knownCards(cards: readonly CardRecord[]): Task<KnownCards> {
  const there = kept.get(cards);
  if (there) return there;
  const [byNumber, byKey] = [new Map<number, CardRecord>(), new Map<string, CardRecord>()];
  const byPrinting = new Map<string, CardRecord>();
  for (const card of cards) {
    byNumber.set(card.number, card);
    byKey.set(nameKey(card.name), card);
    for (const { set, number } of card.printings) byPrinting.set(`${set} ${number}`, card);
    yield;
  }
  const known = { byNumber, byKey, byPrinting };
  kept.set(cards, known);
  return known;
}
