import { describe, expect, test } from "vitest";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { getRangeEnds, hasColumn, type NumberFacetColumn, removeNumberTerms, toggleColumn } from "./number-facet";

const one = (value: number): NumberFacetColumn => ({ on: "number", key: "ap", op: "=", value });
const band = (from: number, to: number): NumberFacetColumn => ({ on: "range", key: "ap", from, to });
const above = (value: number): NumberFacetColumn => ({ on: "number", key: "ap", op: ">=", value });

const NUMBERS = [one(0), one(1), one(2), one(3), above(4)];
const BANDS = [band(0, 1), band(2, 3), above(4)];
const edit = (text: string, column: NumberFacetColumn, columns = NUMBERS) =>
  toggleColumn(readQuery(text), column, columns).text;
const on = (text: string, columns = NUMBERS) =>
  columns.flatMap((column, place) => (hasColumn(readQuery(text), column) ? [place] : []));

describe("numbers of the panel", () => {
  test("are taken into a list and out of it", () => {
    expect(edit("灯", one(2))).toBe("灯 ap:2");
    expect(edit("ap:2", one(3))).toBe("ap:2,3");
    expect(edit("ap:2,3", one(2))).toBe("ap:3");
    expect(edit("ap:3 灯", one(3))).toBe("灯");
  });

  test("take the place of a range, and leave other questions alone", () => {
    expect(edit("ap>=2 ap<5 ap>hp", one(3))).toBe("ap:3 ap>hp");
    expect(edit("ap:even ap!=4", one(3))).toContain("ap:even");
    expect(edit("ap:even ap!=4", one(3))).toContain("ap!=4");
  });

  test("may be one number and all above, or a band of them", () => {
    expect(edit("", above(4))).toBe("ap>=4");
    expect(edit("ap>=4", above(4))).toBe("");
    expect(edit("", band(2, 3), BANDS)).toBe("ap:2..3");
    expect(edit("ap:2..3", band(0, 1), BANDS)).toBe("ap:0..1,2..3");
    expect(edit("ap:0..1,2..3", band(0, 1), BANDS)).toBe("ap:2..3");
    expect(edit("ap:2..3", above(4), BANDS)).toBe("ap:2..3 or ap>=4");
  });

  test("show which of them the query lets through", () => {
    expect(on("")).toEqual([]);
    expect(on("ap:1,3")).toEqual([1, 3]);
    expect(on("ap>=2 ap<4")).toEqual([2, 3]);
    expect(on("ap>=2")).toEqual([2, 3, 4]);
    expect(on("ap<4", BANDS)).toEqual([0, 1]);
    expect(on("ap:even")).toEqual([]);
  });

  test("have the ends of their range in the fields of the form", () => {
    expect(getRangeEnds(readQuery("ap>=2 ap<4"), "ap")).toEqual({ from: 2, to: 3 });
    expect(getRangeEnds(readQuery("ap:1,3"), "ap")).toEqual({ from: null, to: null });
    expect(removeNumberTerms(readQuery("ap>=2 ap>hp 灯"), "ap").text).toBe("灯 ap>hp");
  });
});
