import { describe, expect, it } from "vitest";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { readSnapshot, writeSnapshot } from "@/lib/magmell/catalogue/views/snapshot";
import { KEY_CASES } from "@/lib/magmell/search/testing/key-cases";
import { buildSearchCardFile } from "@/lib/magmell/search/testing/search-cards";
import { getSearchIndex } from "../index/search-index";
import { createPatternCompiler } from "../pattern/pattern-compiler";
import { loadPatternEngine } from "../pattern/patterns";
import { readQuery } from "../query/read/read-query";
import { searchCatalogue } from "./search";
import type { SearchContext } from "./types";

const catalogue = buildTestCatalogue(buildSearchCardFile());
const again = readSnapshot(JSON.parse(JSON.stringify(writeSnapshot(catalogue))));
const patterns = createPatternCompiler(await loadPatternEngine());
const starters = new Map([
  ["first", { grimoire: [{ name: "火の子", count: 3 }], stoneDeck: [{ name: "青の魔石", count: 20 }] }],
]);
const builder = { copies: new Map([[3, 2]]), owned: new Map([[4, 1]]), stones: 4 };
const CONTEXT: SearchContext = { patterns, starters, builder, popularity: new Map([[5, 9]]) };

/** The numbers of the cards that a query finds. */
function numbersFor(text: string, context = CONTEXT): string {
  // Only the builder knows of the deck; only the pages of results open another day.
  const query = readQuery(text, text.includes("asof:") ? "cards" : "builder");
  const [found, other] = [catalogue, again].map((one) =>
    searchCatalogue(getSearchIndex(one), query, context)
      .hits()
      .map(({ card }) => card.number)
      .join(" "),
  );
  // A catalogue that was sent to the browser finds the same.
  expect(other).toBe(found);
  return found ?? "";
}

describe.each(Object.entries(KEY_CASES))("%s", (_, cases: Readonly<Record<string, string>>) => {
  it.each(Object.entries(cases))("%s finds %s", (text, numbers) => {
    expect(numbersFor(text)).toBe(numbers);
  });
});

describe("what is searched", () => {
  it("hides tokens and withdrawn cards unless the query includes them or asks for them", () => {
    expect(numbersFor("")).toBe("1 2 3 4 5 6 7");
    expect(numbersFor("include:token")).toBe("1 2 3 4 5 6 7 8");
    expect(numbersFor("include:retired")).toBe("1 2 3 4 5 6 7 9");
    expect(numbersFor("is:token or is:retired")).toBe("8 9");
    expect(numbersFor("-(-is:token -is:retired)")).toBe("8 9");
    expect(numbersFor("-is:token -is:retired")).toBe("1 2 3 4 5 6 7");
  });

  it("looks for bare words in names, readings, English names and nicknames, not in texts", () => {
    expect(numbersFor("ちび")).toBe("3");
    expect(numbersFor("みずかがみ")).toBe("4");
    expect(numbersFor("water")).toBe("4 5");
    expect(numbersFor("ドロー or 引く")).toBe("");
    expect(numbersFor("学")).toBe("5");
  });

  it("finds the card of a name, however it is written", () => {
    expect(numbersFor("《火の子》")).toBe("3");
    expect(numbersFor('!"spark"')).toBe("3");
    expect(numbersFor('!"ちび火"')).toBe("3");
    expect(numbersFor('!"火"')).toBe("");
  });

  it("lets nothing pass that cannot be answered, nor its contrary", () => {
    for (const text of ["foo:bar", "-foo:bar", "t:unit foo:bar", "-(foo:bar)", "-author:x", "-qty>1"])
      expect(numbersFor(text, {}), text).toBe("");
    expect(numbersFor("t:magic or foo:bar", {})).toBe("4 7");
    expect(numbersFor("-(t:unit foo:bar)", {})).toBe("1 2 4 7");
    expect(numbersFor("o:/カード/ or -o:/カード/", {})).toBe("");
  });

  it("shows the newest printing that passed, unless another is preferred", () => {
    const shown = (text: string) =>
      searchCatalogue(getSearchIndex(catalogue), readQuery(text))
        .hits()
        .map(({ printing }) => printing?.number);
    expect(shown("t:stone")).toEqual(["SB-101", "TS-002"]);
    expect(shown("t:stone set:TS")).toEqual(["TS-001", "TS-002"]);
    expect(shown("t:stone prefer:oldest")).toEqual(["TS-001", "TS-002"]);
    expect(shown("火の子 prefer:textmatches")).toEqual(["PX-001"]);
    expect(shown("火の子 prefer:oldest")).toEqual(["TS-003"]);
    expect(shown("t:stone unique:prints")).toEqual(["TS-001", "SB-101", "TS-002"]);
    expect(shown("c:g unique:art")).toEqual(["TS-107"]);
    expect(shown("unique:prints prefer:promo order:-released t:unit")).toEqual([
      "PX-001",
      "SB-002",
      "SB-003",
      "TS-003",
    ]);
  });

  it("gives any part of what it found, and how much there is", () => {
    const result = searchCatalogue(getSearchIndex(catalogue), readQuery("order:-number"));
    expect(result.total).toBe(7);
    expect(result.hits(2, 2).map(({ card }) => card.number)).toEqual([5, 4]);
    expect(result.hits(7, 10)).toEqual([]);
  });

  it("orders at random, the same for the same seed", () => {
    const order = (seed: string) => numbersFor("order:random", { ...CONTEXT, seed });
    expect(order("a")).toBe(order("a"));
    expect(new Set(["a", "b", "c", "d"].map(order)).size).toBeGreaterThan(1);
    expect(order("a").split(" ").sort().join(" ")).toBe("1 2 3 4 5 6 7");
  });

  it("orders names as the page reads them", () => {
    expect(numbersFor("order:name t:unit", { language: "ja" })).toBe("5 3 6");
    expect(numbersFor("order:name t:unit", { language: "en" })).toBe("6 5 3");
  });

  it("refuses patterns that would have to look through too much text", () => {
    const known = { ownName: false, namesCard: false, literal: null, choices: [], crosses: true, least: 1 };
    const endless = { ...CONTEXT, patterns: () => ({ ...known, matches: () => true }) };
    const long = (at: number) => ({ ...catalogue.cards[0], text: `${at}${"x".repeat(20_000)}` }) as CatalogueCard;
    const many = { ...catalogue, cards: Array.from({ length: 50 }, (_, at) => long(at)) };
    // Each pattern scans a million characters, of the six million that a search may scan.
    const patterns = (count: number) => Array.from({ length: count }, (_, at) => `o:/${".".repeat(at + 1)}/`).join(" ");
    expect(searchCatalogue(getSearchIndex(many), readQuery(patterns(5)), endless)).toMatchObject({
      total: 50,
      warnings: [],
    });
    const { total, warnings } = searchCatalogue(getSearchIndex(many), readQuery(patterns(6)), endless);
    expect(total).toBe(0);
    expect(warnings.map(({ code }) => code)).toEqual(["TOO_MUCH_TEXT"]);
  });
});
