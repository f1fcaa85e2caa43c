import { describe, expect, test } from "vitest";
import { readQuery } from "@/lib/search/query/read-query";
import { endsOf, hasColumn, toggleColumn, withoutNumbers } from "./number-facet";

const edit = (text: string, value: number, above = false) => toggleColumn(readQuery(text), "ap", { value, above }).text;
const on = (text: string) =>
  [0, 1, 2, 3, 4].filter((value) => hasColumn(readQuery(text), "ap", { value, above: false }));

describe("numbers of the panel", () => {
  test("are taken into a list and out of it", () => {
    expect(edit("灯", 2)).toBe("灯 ap:2");
    expect(edit("ap:2", 3)).toBe("ap:2,3");
    expect(edit("ap:2,3", 2)).toBe("ap:3");
    expect(edit("ap:3 灯", 3)).toBe("灯");
  });

  test("take the place of a range, and leave other questions alone", () => {
    expect(edit("ap>=2 ap<5 ap>hp", 3)).toBe("ap:3 ap>hp");
    expect(edit("ap:even ap!=4", 3)).toContain("ap:even");
    expect(edit("ap:even ap!=4", 3)).toContain("ap!=4");
  });

  test("may be one number and all above", () => {
    expect(edit("", 9, true)).toBe("ap>=9");
    expect(edit("ap>=9", 9, true)).toBe("");
  });

  test("show which of them the query lets through", () => {
    expect(on("")).toEqual([]);
    expect(on("ap:1,3")).toEqual([1, 3]);
    expect(on("ap>=2 ap<4")).toEqual([2, 3]);
    expect(on("ap:even")).toEqual([]);
  });

  test("have the ends of their range in the fields of the form", () => {
    expect(endsOf(readQuery("ap>=2 ap<4"), "ap")).toEqual({ from: 2, to: 3 });
    expect(endsOf(readQuery("ap:1,3"), "ap")).toEqual({ from: null, to: null });
    expect(withoutNumbers(readQuery("ap>=2 ap>hp 灯"), "ap").text).toBe("灯 ap>hp");
  });
});
