import type { Catalogue } from "@/lib/catalogue/types";
import type { Steps } from "@/lib/kept/in-turns";
import { indexingOf } from "./index/index-of";
import { readQuery } from "./query/read-query";
import { facetsOf } from "./run/facets";

/** Makes a catalogue ready for its first readers: the index, what all cards are counted by, and what decks are checked with. */
export function* prepareSearch(catalogue: Catalogue): Steps<void> {
  const index = yield* indexingOf(catalogue);
  yield;
  facetsOf(index, readQuery(""));
  yield;
  void catalogue.definitions;
}
