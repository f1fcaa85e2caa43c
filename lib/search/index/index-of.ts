import type { Catalogue } from "@/lib/catalogue/types";
import { buildIndex } from "./build-index";
import type { SearchIndex } from "./types";

/** By the list of cards, which a catalogue keeps under another day as long as nothing comes into force. */
const INDEXES = new WeakMap<Catalogue["cards"], SearchIndex>();

/** The index of a catalogue, built when it is first asked for and kept as long as its cards. */
export function indexOf(catalogue: Catalogue): SearchIndex {
  const index = INDEXES.get(catalogue.cards) ?? buildIndex(catalogue);
  INDEXES.set(catalogue.cards, index);
  return index;
}
