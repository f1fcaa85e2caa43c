import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { computeFingerprint } from "@/engine/magmell";
import { buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { createDeckDocument } from "@/lib/magmell/search/decks/deck-document";
import { compileDeckFilter } from "@/lib/magmell/search/decks/deck-filter";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import { searchCatalogue } from "@/lib/magmell/search/run/search";
import { createArbitraryAnswers, evaluateWithAnswers } from "@/lib/magmell/search/testing/arbitrary-queries";
import { createEquivalentQueries } from "@/lib/magmell/search/testing/equivalent-queries";
import { buildSearchCardFile } from "@/lib/magmell/search/testing/search-cards";
import { type QueryScope, readQuery } from "../read/read-query";
import { writeQuery } from "./write-query";

const index = getSearchIndex(buildTestCatalogue(buildSearchCardFile()));
const context = { builder: { copies: new Map([[3, 2]]), owned: new Map([[4, 1]]), stones: 5 } };
const stones = { name: "青の魔石", count: 12 };
const deck = createDeckDocument({
  id: "1",
  name: "火の本",
  englishName: null,
  author: "a b",
  tags: [],
  likes: 0,
  updatedAt: new Date("2026-01-31T16:00:00Z"),
  deck: {
    grimoire: [
      { name: "火の子", count: 3 },
      { name: "水鏡", count: 2 },
    ],
    stoneDeck: [stones],
  },
});

/** Results of a query in order: cards with their printings, or whether the deck passes. */
const found = (typed: string, place: QueryScope) => {
  const query = readQuery(typed, place);
  if (place === "decks") return compileDeckFilter(index, query.root)(deck);
  return searchCatalogue(index, query, context)
    .hits()
    .map(({ card, printing }) => `${card.number} ${printing?.number}`);
};

describe.each<QueryScope>(["cards", "builder", "decks"])("in a search of %s", (place) => {
  it("what asks the same is written the same, is read back as it was written, and finds the same", () => {
    fc.assert(
      fc.property(createEquivalentQueries(place), fc.nat(), ([one, other], seed) => {
        const [query, rewritten] = [readQuery(one, place), readQuery(other, place)];
        // What passes a limit stays as it was typed.
        const canonical = writeQuery(query);
        fc.pre(canonical !== one && [query, rewritten].every(({ root }) => root?.type !== "unread" || !root.refused));
        expect([one, other, writeQuery(rewritten)]).toEqual([one, other, canonical]);
        const again = readQuery(canonical, place);
        expect([canonical, writeQuery(again), again.options]).toEqual([canonical, canonical, query.options]);
        const holds = createArbitraryAnswers(
          (of, values) => Number.parseInt(computeFingerprint(`${seed}${of}`).slice(0, 6), 16) % values,
        );
        expect(evaluateWithAnswers(again.root, holds)).toBe(evaluateWithAnswers(query.root, holds));
        expect([canonical, found(canonical, place)]).toEqual([canonical, found(one, place)]);
        expect([other, found(other, place)]).toEqual([other, found(one, place)]);
      }),
      { numRuns: scaleRuns(300) },
    );
  });
});
