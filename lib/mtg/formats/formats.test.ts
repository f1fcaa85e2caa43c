import { describe, expect, it } from "vitest";
import { DOCUMENT_FORMAT_DATA, extendFormatData, FORMAT_IDS, isFormatId } from "@/engine/mtg/deck";
import { FIRST_FORMAT_DATE, isFormatDate, LAST_FORMAT_DATE } from "./format-date";
import { FORMAT_GROUPS, getFormatFacts, getFormatsInGroup } from "./format-facts";

describe("days of formats", () => {
  it.each(["1993-08-05", "1996-02-29", "2000-02-29", "2000-12-15", "2001-01-16"])("%s can be asked for", (day) => {
    expect(isFormatDate(day)).toBe(true);
  });

  it.each([
    "1993-08-04",
    "2001-01-17",
    "1999-02-29",
    "2000-13-01",
    "2000-11-31",
    "2000-00-10",
    "2000-01-00",
    "2000-1-1",
    "",
    "yesterday",
  ])("%j can not", (day) => {
    expect(isFormatDate(day)).toBe(false);
  });

  it("begin with the first set and end with the last list", () => {
    expect([FIRST_FORMAT_DATE, LAST_FORMAT_DATE]).toEqual(["1993-08-05", "2001-01-16"]);
  });
});

describe("facts of formats", () => {
  it("name each format in one group", () => {
    expect(FORMAT_GROUPS.flatMap((group) => getFormatsInGroup(group, DOCUMENT_FORMAT_DATA))).toEqual(FORMAT_IDS);
    expect(getFormatsInGroup("pool", DOCUMENT_FORMAT_DATA)).toEqual(["sealed", "draft"]);
    expect(isFormatId("toString")).toBe(false);
    expect(getFormatFacts("toString", "2000-12-15")).toBeNull();
  });

  it("tell a format that was added with its sets and lists, which no day changes", () => {
    const old = {
      id: "old",
      ja: "昔",
      en: "Old",
      sets: ["leg"],
      restricted: ["Sol Ring"],
      banned: [],
      source: "a test",
    };
    const book = extendFormatData({ sets: [], lists: [], formats: [old] });
    expect(getFormatsInGroup("added", book)).toEqual(["old"]);
    expect(getFormatFacts("old", "2000-12-15", book)).toMatchObject({
      ...{ id: "old", group: "added", sets: [{ code: "leg" }], changes: [], listDays: [] },
      format: { restricted: { names: ["Sol Ring"] }, banned: null, listsOf: null, listsFrom: "a test" },
    });
    expect(getFormatFacts("old", "2000-12-15")).toBeNull();
  });

  it("tell the sets of a day with the days on which they came", () => {
    const { sets } = getFormatFacts("standard", "2000-12-15");
    expect(sets?.map(({ code }) => code)).toEqual(["6ed", "mmq", "nem", "pcy", "inv"]);
    expect(sets?.at(-1)).toMatchObject({ released: "2000-10-02", legalFrom: "2000-11-01" });
    expect(getFormatFacts("sealed", "2000-12-15").sets).toBeNull();
  });

  it("tell each change of the sets once, so that all of them together lead to every day", () => {
    const { changes } = getFormatFacts("standard", "2000-12-15");
    expect(changes[0]).toMatchObject({ on: "2000-11-01", in: [{ code: "inv" }] });
    expect(changes[0]?.out.map(({ code }) => code)).toEqual(["usg", "ulg", "uds"]);
    for (const day of ["1994-06-30", "1997-11-01", "1999-06-01", "2000-12-15"]) {
      const sets = new Set<string>();
      for (const change of changes.filter(({ on }) => on <= day).toReversed()) {
        for (const { code } of change.in) sets.add(code);
        for (const { code } of change.out) sets.delete(code);
      }
      const told = getFormatFacts("standard", day).sets?.map(({ code }) => code);
      expect([...sets].sort(), day).toEqual(told?.toSorted());
    }
  });
});
