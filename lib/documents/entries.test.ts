import { describe, expect, it } from "vitest";
import { getChapters } from "./chapters";
import { LIBRARY_DOCUMENTS } from "./documents";
import {
  ALL_ENTRIES,
  findEntry,
  getAdjacentEntries,
  getChapterEntries,
  getChildEntries,
  getDocumentEntries,
  getEntry,
} from "./entries";
import { findHouseRuling, getEntryBoards, getEntryProofs, getEntryRulings, getEntrySwitches } from "./references";

describe("the registry", () => {
  it("has MAGMELL's documents first, and every document with entries", () => {
    expect(LIBRARY_DOCUMENTS.map(({ key }) => key)).toEqual([
      "mag",
      "house",
      "mtg-6e",
      "mtg-8e",
      "mtg-cr",
      "mtg-flow",
      "mtg-house",
    ]);
    for (const { key } of LIBRARY_DOCUMENTS) expect(getDocumentEntries(key).length, key).toBeGreaterThan(20);
  });

  it("states the day of the rulings summary, and the day that is meant with its reason", () => {
    const summary = LIBRARY_DOCUMENTS.find(({ key }) => key === "mtg-6e");
    expect(summary?.statedOn).toBe("2000-01-16");
    expect(summary?.corrected?.on).toBe("2001-01-16");
  });
});

describe("entries", () => {
  it("have ids of their own, and stand in one chapter of their document", () => {
    expect(new Set(ALL_ENTRIES.map(({ id }) => id)).size).toBe(ALL_ENTRIES.length);
    for (const { document, number, chapter } of ALL_ENTRIES) {
      const holding = getChapters(document).filter(({ holds }) => holds(number));
      expect(
        holding.map(({ key }) => key),
        `${document}:${number}`,
      ).toEqual(chapter === null ? [] : [chapter]);
    }
  });

  it("make up their document, chapter by chapter", () => {
    for (const { key } of LIBRARY_DOCUMENTS) {
      const chapters = getChapters(key);
      if (chapters.length === 0) continue;
      const counts = chapters.map((chapter) => getChapterEntries(key, chapter.key).length);
      expect(
        counts.every((count) => count > 0),
        key,
      ).toBe(true);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(getDocumentEntries(key).length);
    }
  });

  it("have numbers that no chapter bears, so that an address means one thing", () => {
    for (const { key } of LIBRARY_DOCUMENTS.filter(({ game }) => game === "mtg"))
      for (const chapter of getChapters(key)) expect(findEntry(`${key}:${chapter.key}`), chapter.key).toBeNull();
  });

  it.each(LIBRARY_DOCUMENTS)("of $key all have a sentence or a topic of ours, in both languages", ({ key }) => {
    for (const language of ["ja", "en"] as const) {
      const without = getDocumentEntries(key).filter(({ summary }) => summary[language].trim() === "");
      expect(
        without.map(({ id }) => id),
        language,
      ).toEqual([]);
    }
  });

  it("know what hangs on them, and what stands beside them", () => {
    expect(getChildEntries("mtg-6e:P.7").map(({ number }) => number)).toContain("P.7.1");
    const { before, after } = getAdjacentEntries(getEntry("mtg-6e:P.7.1"));
    expect([before?.number, after?.number]).toEqual(["P.7", "P.7.2"]);
    expect(getAdjacentEntries(getEntry("mtg-6e:A.1")).before).toBeNull();
  });

  it("tell a misprinted number beside their own, and marks of change", () => {
    expect(getEntry("mtg-6e:D.14.7").misprint).toBe("D.13.7");
    expect(getEntry("mtg-6e:A.22.r4").misprint).toBe("A.17.裁定.2");
    expect(ALL_ENTRIES.filter(({ changed }) => changed).map(({ number }) => number)).toEqual([
      "A.20.r4",
      "D.16.11",
      "K.3.r1",
      "K.20.r1",
      "K.24.9",
    ]);
  });
});

describe("what the engine makes of an entry", () => {
  it("is proved by tests, shown on boards, and switched by eras", () => {
    expect(getEntryProofs("mtg-cr:704.5g").length).toBeGreaterThan(0);
    expect(getEntryBoards("mtg-6e:T.11.5.c").map(({ board, era }) => [board.id, era])).toContainEqual([
      "T.11.5.c",
      "6e",
    ]);
    expect(getEntrySwitches("mtg-6e:P.7.1")).toEqual(["turnDraw"]);
  });

  it("is decided by rulings of this site, with a reason", () => {
    expect(getEntryRulings("mtg-flow:5.2")).toContain("mtg-house:7");
    expect(findHouseRuling("mtg-house:7")?.rules).toContain("mtg-flow:5.2");
    expect(findHouseRuling("mtg-flow:5.2")).toBeNull();
  });
});
