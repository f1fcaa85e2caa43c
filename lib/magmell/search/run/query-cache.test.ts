import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { buildSearchCardFile } from "@/lib/magmell/search/testing/search-cards";
import { listPositions } from "../index/bit-set";
import { getSearchIndex } from "../index/search-index";
import { createPatternCompiler } from "../pattern/pattern-compiler";
import { loadPatternEngine } from "../pattern/patterns";
import { readQuery } from "../query/read/read-query";
import {
  type EditableQuery,
  getQueryParts,
  removeQueryPart,
  setQueryOptions,
  togglePredicate,
} from "../query/write/edit-query";
import { explainEmptyResult } from "./explain";
import { countFacets } from "./facets";
import { createQueryCache } from "./query-cache";
import { searchCatalogue } from "./search";
import type { PatternCompiler, SearchContext } from "./types";

const catalogue = buildTestCatalogue(buildSearchCardFile());
const index = getSearchIndex(catalogue);
const patterns = createPatternCompiler(await loadPatternEngine());

/** Evaluations of one query on one page. */
function answers(query: EditableQuery, context: SearchContext) {
  const found = (asked: EditableQuery) => {
    const { total, cards, warnings } = searchCatalogue(index, asked, context);
    return { total, cards: [...listPositions(cards)], warnings };
  };
  return {
    results: found(query),
    facets: countFacets(index, query, context),
    narrowed: found(togglePredicate(query, { on: "choice", key: "kind", value: "unit" })),
    withTokens: found(setQueryOptions(query, { tokens: true })),
    wider: getQueryParts(query).map((part) => found(removeQueryPart(query, part))),
    explanation: explainEmptyResult(index, query, context),
  };
}

const TERMS = [
  "t:unit",
  "c:r",
  "set:TS",
  "a:森口",
  "火",
  "水の",
  "any:引く",
  "is:promo",
  "usev<=2",
  "is:token",
  "fo:引く",
  "o:/カード.*引く/",
  "o:/^■./",
  "o:/ユニット/",
  "fo:/（.*引く/",
  "name:/^火/",
  "/の/",
  "a:/森|灰/",
  "ft:/色/",
  "set:/S/",
  "o:/~/",
  "o:/\\d枚/",
  "o:/[a-z]{6}/",
  "name:/e$/",
];
const term = fc.tuple(fc.constantFrom("", "", "-"), fc.constantFrom(...TERMS)).map((parts) => parts.join(""));
const group = fc.array(term, { minLength: 2, maxLength: 3 }).map((parts) => `(${parts.join(" or ")})`);
const question = fc.array(fc.oneof(term, term, group), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" "));

describe("what is found for one question", () => {
  it("is the same for all that is asked of it as when each is asked alone", () => {
    fc.assert(
      fc.property(question, (text) => {
        const query = readQuery(text);
        expect(answers(query, { patterns, queryCache: createQueryCache() }), text).toEqual(
          answers(query, { patterns }),
        );
      }),
      { numRuns: scaleRuns(200) },
    );
  });

  it("is looked for once in each text", () => {
    for (const text of ["o:/[a-z]{6}|カード/", "t:unit o:/./", "c:r t:unit o:/./ name:/./ 火", "/./ -o:/カード/"]) {
      const read = new Map<string, number>();
      const counting: PatternCompiler = (typed) => {
        const pattern = patterns(typed);
        const matches = (plain: string, names: readonly string[]) => {
          read.set(`${typed} ${plain}`, (read.get(`${typed} ${plain}`) ?? 0) + 1);
          return pattern?.matches(plain, names) ?? false;
        };
        return pattern && { ...pattern, matches };
      };
      answers(readQuery(text), { patterns: counting, queryCache: createQueryCache() });
      expect(Math.max(...read.values()), text).toBe(1);
    }
  });
});

describe("what is too much to look at", () => {
  const long = (at: number) => ({ ...catalogue.cards[0], text: `${at}${"x".repeat(20_000)}` }) as CatalogueCard;
  const many = getSearchIndex({ ...catalogue, cards: Array.from({ length: 500 }, (_, at) => long(at)) });
  const known = { ownName: false, namesCard: false, literal: null, choices: [], crosses: true, least: 1 };

  it("is not looked at again for the same question", () => {
    let characters = 0;
    const matches = (plain: string) => {
      characters += plain.length;
      return true;
    };
    const context = { patterns: () => ({ ...known, matches }), queryCache: createQueryCache() };
    const query = readQuery("o:/./");
    for (let time = 0; time < 3; time += 1) {
      const { total, warnings } = searchCatalogue(many, query, context);
      expect([total, warnings.map(({ code }) => code)]).toEqual([0, ["TOO_MUCH_TEXT"]]);
      const counts = countFacets(many, query, context).flatMap(({ values }) => values.map(({ count }) => count));
      expect(Math.max(...counts)).toBe(0);
    }
    expect(characters).toBeLessThanOrEqual(6_000_000);
  });

  it("is looked at where the question is narrower", () => {
    const context = { patterns: () => ({ ...known, matches: () => true }), queryCache: createQueryCache() };
    expect(searchCatalogue(many, readQuery("o:/./"), context).total).toBe(0);
    expect(searchCatalogue(many, readQuery("o:/./ any:11"), context).total).toBeGreaterThan(0);
  });
});
