import { prepareNamesMeant } from "@/lib/catalogue/model/cards-meant";
import type { Catalogue } from "@/lib/catalogue/model/types";
import type { Task } from "@/lib/tasks";
import { searchIndexTask } from "./index/search-index-of";
import { readQuery } from "./query/read/read-query";
import { facetsOf } from "./run/facets";

/** So many texts are made ready in less than a millisecond or two. */
const MANY = 256;

/**
 * Makes a catalogue ready for its first readers: the index, what all cards are counted by, the texts as patterns see them,
 * what tells which names were meant, and what decks are checked with.
 */
export function* prepareSearch(catalogue: Catalogue): Task<void> {
  const index = yield* searchIndexTask(catalogue);
  yield;
  facetsOf(index, readQuery(""));
  yield;
  const texts = index.labels("text");
  for (const value of texts.values.keys()) {
    texts.plainAt(value);
    if (value % MANY === 0) yield;
  }
  yield* prepareNamesMeant(catalogue);
  yield;
  void catalogue.definitions;
}
