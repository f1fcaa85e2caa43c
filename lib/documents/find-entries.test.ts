import { describe, expect, it } from "vitest";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { findRules } from "@/lib/magmell/rules/find-rules";
import { findBestEntries, findRetiredWords, getOnlyGame, searchEntries } from "./find-entries";
import { hasNoFilters, parseLibraryFilters, serializeLibraryFilters } from "./search-filters";

const find = (parameters: Record<string, string>) => searchEntries(parseLibraryFilters(parameters));
const ids = (parameters: Record<string, string>): readonly string[] =>
  find(parameters).flatMap(({ entries }) => entries.map(({ id }) => id));

describe("filters of an address", () => {
  it("are read, and written again", () => {
    const asked = { q: "スタック", doc: "mtg-6e", after: "1999", changed: "1" };
    expect(serializeLibraryFilters(parseLibraryFilters(asked))).toEqual(asked);
  });

  it("that mean nothing are left open", () => {
    expect(
      hasNoFilters(
        parseLibraryFilters({ doc: "x", kind: "y", source: "z", after: "99", before: "soon", changed: "yes" }),
      ),
    ).toBe(true);
    expect(hasNoFilters(parseLibraryFilters({ q: ["a", "b"] as unknown as string }))).toBe(true);
  });
});

describe("a search over the library", () => {
  it("has MAGMELL's documents first, and finds in them what their own page finds, and counterparts", () => {
    const found = find({ q: "ライブラリー" });
    expect(found[0]?.document).toBe("mag");
    const own = findRules("ライブラリー").filter((id) => id.startsWith("mag:"));
    const magmell = found[0]?.entries.map(({ id }) => id) ?? [];
    expect(magmell.filter((id) => (own as readonly string[]).includes(id))).toEqual(own);
    expect(magmell.filter((id) => !(own as readonly string[]).includes(id))).toEqual(["mag:230"]);
    expect(magmell).toContain("mag:401.3.2");
    expect(found.map(({ document }) => document)).toContain("mtg-cr");
  });

  it.each([
    ["スタック", "mtg-6e:T.2"],
    ["stack", "mtg-6e:T.2"],
    ["優先権", "mtg-8e:word.priority"],
    ["priority", "mtg-8e:word.priority"],
    ["state-based effects", "mtg-6e:T.11"],
    ["状況起因処理", "mtg-6e:T.11"],
  ])("finds the term %s", (q, id) => {
    expect(ids({ q })).toContain(id);
  });

  it.each([
    ["410.5", "mtg-6e:A.4.14"],
    ["702.158", "mtg-cr:704.5u"],
  ])("finds what refers to %s, a number of no document here", (q, id) => {
    expect(ids({ q })).toContain(id);
  });

  it.each([
    ["使用権", "mag:232"],
    ["墓地", "mag:407"],
    ["graveyard", "mag:407"],
    ["打ち消し", "mag:231"],
  ])("shows first in MAGMELL's rules what %s means there", (q, id) => {
    const [magmell] = searchEntries(parseLibraryFilters({ q, doc: "mag" }), new Map(), new Map(), "best");
    expect(magmell?.entries[0]?.id).toBe(id);
  });

  it.each([
    ["二段攻撃のあるクリーチャーのダメージ", { doc: "mtg-8e" }, "mtg-8e:second-damage"],
    ["新しいセットはいつから使えるようになるか", { chapter: "D", kind: "rule" }, "mtg-6e:D.16.5"],
    ["裏向きになった魔石の色はどうなるのか", {}, "mag:219.6.2"],
    ["does the wrath of god kill a creature with protection from white", {}, "mtg-6e:A.24.r1"],
  ])("has entries near the question %s, within its filters", (q, filters, id) => {
    const asked = parseLibraryFilters({ q, ...filters });
    const near = findBestEntries(asked).flatMap(({ entries }) => entries.map((one) => one.id));
    expect(near).toContain(id);
  });

  it("leads from retired words to those of today", () => {
    expect(findRetiredWords("埋葬").map(({ concept }) => concept.id)).toEqual(["destroy"]);
    expect(findRetiredWords("Interrupt").map(({ concept }) => concept.id)).toEqual(["instant"]);
    expect(findRetiredWords("スタック")).toEqual([]);
  });

  it("does not take a retired word that is more or less than a word of today for that word", () => {
    for (const q of ["埋葬", "bury"]) {
      expect(ids({ q })).toContain("mtg-6e:G.25.r1");
      // What is destroyed there may regenerate, and what was buried may not.
      expect(ids({ q })).not.toContain("mtg-cr:704.5g");
    }
    expect(ids({ q: "立ち消え" })).not.toContain("mtg-6e:G.7");
    expect(ids({ q: "ファストエフェクト" })).not.toContain("mtg-6e:K.14");
    expect(ids({ q: "状況起因効果" })).toContain("mtg-cr:704");
  });

  it("finds entries that name a card, by either name", () => {
    const english = ids({ card: "Animate Dead" });
    expect(english.length).toBeGreaterThan(0);
    expect(ids({ card: "動く死体" })).toEqual(english);
    expect(ids({ card: "No Such Card" })).toEqual([]);
  });

  it("finds entries by source and day", () => {
    const all = ids({ source: "duelist" });
    const early = ids({ source: "duelist", before: "1996" });
    const late = ids({ source: "duelist", after: "1997" });
    expect(all.length).toBeGreaterThan(early.length);
    expect(early.length).toBeGreaterThan(0);
    expect(new Set([...early, ...late]).size).toBeLessThanOrEqual(all.length);
    expect(ids({ after: "2001-01-16" }).length).toBeGreaterThan(0);
    expect(ids({ after: "2001-02" })).toEqual([]);
  });

  it("finds the five entries that changed, by chapter, kind and status", () => {
    expect(ids({ changed: "1" })).toHaveLength(5);
    expect(ids({ changed: "1", chapter: "k" })).toEqual(["mtg-6e:K.3.r1", "mtg-6e:K.20.r1", "mtg-6e:K.24.9"]);
    expect(ids({ changed: "1", kind: "rule", status: "done" })).toEqual(["mtg-6e:D.16.11"]);
    expect(new Set(find({ doc: "mtg-flow" }).map(({ document }) => document))).toEqual(new Set(["mtg-flow"]));
  });

  it("searches texts that a site has loaded", () => {
    const texts = new Map([["mtg-6e:P.7.1", foldForSearch("とても珍しい言い回し")]]);
    const asked = parseLibraryFilters({ q: "珍しい言い回し" });
    expect(searchEntries(asked)).toEqual([]);
    expect(searchEntries(asked, new Map(), texts)[0]?.entries.map(({ id }) => id)).toEqual(["mtg-6e:P.7.1"]);
  });
});

it.each([
  ["埋葬", "mtg"],
  ["banding", "mtg"],
  ["魔石デッキ", "magmell"],
  ["破壊", null],
  ["優先権", null],
  ["りんご", null],
])("%s is answered by %s alone", (q, game) => {
  const filters = parseLibraryFilters({ q });
  expect(getOnlyGame(searchEntries(filters), findBestEntries(filters))).toBe(game);
});
