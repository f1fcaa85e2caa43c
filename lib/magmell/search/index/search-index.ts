import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { runToCompletion, type Task } from "@/lib/tasks";
import { buildSearchIndex } from "./build-index";
import type { SearchIndex } from "./types";

/** Indexes by card list. Catalogues of different dates share the list if no card text changes between them. */
type Indexes = WeakMap<Catalogue["cards"], SearchIndex>;

// Production builds give pages and routes their own copies of a module, but a process needs one index. The development
// server evaluates changed modules again and must not reuse an index of old code.
const kept = globalThis as { grimoireIndexes?: Indexes };
const own: Indexes = new WeakMap();

function indexes(): Indexes {
  if (process.env.NODE_ENV !== "production") return own;
  kept.grimoireIndexes ??= own;
  return kept.grimoireIndexes;
}

/** Returns the search index of a catalogue, built on first use and kept as long as the catalogue's cards. */
export const getSearchIndex = (catalogue: Catalogue): SearchIndex =>
  indexes().get(catalogue.cards) ?? runToCompletion(prepareSearchIndex(catalogue));

/** Returns the search index of a catalogue as a task, for building it before the first search. */
export function* prepareSearchIndex(catalogue: Catalogue): Task<SearchIndex> {
  const held = indexes();
  const index = held.get(catalogue.cards) ?? (yield* buildSearchIndex(catalogue));
  held.set(catalogue.cards, index);
  return index;
}
