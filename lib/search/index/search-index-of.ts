import type { Catalogue } from "@/lib/catalogue/model/types";
import { runToCompletion, type Task } from "@/lib/tasks";
import { buildIndex } from "./build-index";
import type { SearchIndex } from "./types";

/** By the list of cards, which a catalogue keeps under another day as long as nothing comes into force. */
type Indexes = WeakMap<Catalogue["cards"], SearchIndex>;

// In a production build pages and routes have each their own copy of a module; a process needs one index. The development
// server evaluates a changed module again, and should not go on with the index of the old one.
const kept = globalThis as { grimoireIndexes?: Indexes };
const own: Indexes = new WeakMap();

function indexes(): Indexes {
  if (process.env.NODE_ENV !== "production") return own;
  kept.grimoireIndexes ??= own;
  return kept.grimoireIndexes;
}

/** The index of a catalogue, built when it is first asked for and kept as long as its cards. */
export const searchIndexOf = (catalogue: Catalogue): SearchIndex =>
  indexes().get(catalogue.cards) ?? runToCompletion(searchIndexTask(catalogue));

/** The same, made with pauses before anybody asks for it. */
export function* searchIndexTask(catalogue: Catalogue): Task<SearchIndex> {
  const held = indexes();
  const index = held.get(catalogue.cards) ?? (yield* buildIndex(catalogue));
  held.set(catalogue.cards, index);
  return index;
}
