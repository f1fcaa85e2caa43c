import { nameKey } from "@/engine/mtg/deck";
import type { SetFacts, Sighting } from "./sighting";

/** A card put together from all entries that show it. */
export type CollectedCard = Omit<Sighting, "sets"> & {
  /** The key of its name, by which cards are one (`nameKey`). */
  readonly key: string;
  /** Codes of its sets, in alphabetical order. */
  readonly sets: readonly string[];
};

/** All cards and sets of card data, by key and code. */
export type Collection = {
  readonly cards: ReadonlyMap<string, CollectedCard>;
  readonly sets: ReadonlyMap<string, SetFacts>;
};

/** A collection that grows entry by entry. */
type Collector = { readonly add: (sighting: Sighting) => void; readonly collection: () => Collection };

/**
 * Collects cards from entries in any order: an entry in English says what a card is, whichever comes; sets are joined; the
 * Japanese name is the first that any entry gives. Texts are kept only where they are asked for.
 */
export function newCollector(options: { readonly texts: boolean }): Collector {
  const cards = new Map<string, CollectedCard>();
  const sets = new Map<string, SetFacts>();
  const codes = new Map<string, Set<string>>();
  return {
    add(sighting) {
      const key = nameKey(sighting.name);
      for (const set of sighting.sets) if (betterSet(set, sets.get(set.code))) sets.set(set.code, set);
      const inSets = codes.get(key) ?? new Set();
      for (const { code } of sighting.sets) inSets.add(code);
      codes.set(key, inSets);
      const before = cards.get(key);
      if (before === undefined) {
        cards.set(key, { ...sighting, key, sets: [], text: options.texts ? sighting.text : "" });
      } else if (before.japanese === "" && sighting.japanese !== "") {
        cards.set(key, { ...before, japanese: sighting.japanese });
      }
    },
    collection: () => ({
      cards: new Map([...cards].map(([key, card]) => [key, { ...card, sets: [...(codes.get(key) ?? [])].sort() }])),
      sets,
    }),
  };
}

/** Whether facts of a set tell more than those that are known: its first day, or an earlier one of the same set. */
function betterSet(set: SetFacts, known: SetFacts | undefined): boolean {
  if (known === undefined || known.released === null) return true;
  return set.released !== null && set.released < known.released;
}
