import { prepareCardSuggester } from "@/lib/magmell/catalogue/model/suggest-cards";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { Task } from "@/lib/tasks";
import { prepareSearchIndex } from "./index/search-index";
import { readQuery } from "./query/read/read-query";
import { countFacets } from "./run/facets";

/** Texts prepared between two yields, in one or two milliseconds. */
const MANY = 256;

/**
 * Prepares a catalogue for its first searches: the index, facet counts of all cards, width-normalized texts for
 * patterns, name suggestions, and definitions for deck checks.
 */
export function* prepareSearch(catalogue: Catalogue): Task<void> {
  const index = yield* prepareSearchIndex(catalogue);
  yield;
  countFacets(index, readQuery(""));
  yield;
  const texts = index.labels("text");
  for (const value of texts.values.keys()) {
    texts.plainAt(value);
    if (value % MANY === 0) yield;
  }
  yield* prepareCardSuggester(catalogue);
  yield;
  void catalogue.definitions;
}
