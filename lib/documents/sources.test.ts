import { describe, expect, it } from "vitest";
import {
  CITATIONS,
  CITING_DOCUMENT,
  countCitationsByYear,
  getEntryCitations,
  getSourceCitations,
  SOURCES,
} from "./sources";
import { SOURCE_NAMES } from "./structure/read-citation";

describe("sources", () => {
  it("are all families whose names are read, each once, with 1,345 citations", () => {
    expect(SOURCES.map(({ key }) => key).sort()).toEqual(Object.keys(SOURCE_NAMES).sort());
    expect(CITATIONS).toHaveLength(1345);
    expect(CITATIONS.filter(({ id }) => !id.startsWith(`${CITING_DOCUMENT}:`))).toEqual([]);
    expect(SOURCES.reduce((sum, { key }) => sum + getSourceCitations(key).length, 0)).toBe(1345);
  });

  it("that the summary introduces are thirteen, each with an office and a rank; two of them it never names", () => {
    const introduced = SOURCES.filter((one) => one.introduced);
    expect(introduced).toHaveLength(13);
    expect(introduced.filter(({ role, rank }) => role === null || rank === "unknown")).toEqual([]);
    const unnamed = SOURCES.filter(({ key }) => getSourceCitations(key).length === 0).map(({ key }) => key);
    expect(unnamed.sort()).toEqual(["encyclopedia", "peterson"]);
  });

  it("of which nothing but the name is told have no rank", () => {
    const unknown = SOURCES.filter(({ rank }) => rank === "unknown").map(({ key }) => key);
    expect(unknown.sort()).toEqual(["dommermuth", "donais", "gray", "jordan"]);
  });
});

describe("citations", () => {
  it("of an entry and of a source stand in the order of their days", () => {
    for (const dates of [getEntryCitations("mtg-6e:Z.6.8"), getSourceCitations("duelist")].map((all) =>
      all.map((one) => one.date ?? ""),
    ))
      expect(dates).toEqual(dates.toSorted());
  });

  it("are counted by year, those without a day first", () => {
    const years = countCitationsByYear(CITATIONS);
    expect(years[0]?.[0]).toBeNull();
    expect(years.slice(1).map(([year]) => year)).toEqual([
      "1994",
      "1995",
      "1996",
      "1997",
      "1998",
      "1999",
      "2000",
      "2001",
    ]);
    expect(years.reduce((sum, [, count]) => sum + count, 0)).toBe(1345);
  });
});
