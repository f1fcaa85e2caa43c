import type { Catalogue } from "@/lib/catalogue/types";
import { buildIndex } from "./build-index";
import type { SearchIndex } from "./types";

const INDEXES = new WeakMap<Catalogue, SearchIndex>();

/** The index of a catalogue, built when it is first asked for and kept as long as the catalogue. */
export function indexOf(catalogue: Catalogue): SearchIndex {
  const index = INDEXES.get(catalogue) ?? buildIndex(catalogue);
  INDEXES.set(catalogue, index);
  return index;
}
