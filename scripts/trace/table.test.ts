import { expect, it } from "vitest";
import { renderOutsideLine, renderStatusTable } from "./table";

it("counts each status per group and for the whole, in aligned columns", () => {
  const table = renderStatusTable({
    key: "mag",
    entries: [
      { id: "mag:1", group: "1 One", status: "done" },
      { id: "mag:2", group: "1 One", status: "later" },
      { id: "mag:3", group: "2 Another", status: "later" },
    ],
  });
  expect(table.split("\n")).toEqual([
    "mag        done  definition  no machine part  outside  later  all",
    "1 One         1           0                0        0      1    2",
    "2 Another     0           0                0        0      1    1",
    "whole         1           0                0        0      2    3",
  ]);
});

it("counts why entries are outside, and says nothing where none is", () => {
  const entry = { group: "1", status: "outside" } as const;
  const entries = [
    { id: "mag:1", ...entry, why: "paper" },
    { id: "mag:2", ...entry, why: "card pool" },
    { id: "mag:3", ...entry, why: "paper" },
  ] as const;
  expect(renderOutsideLine({ entries })).toBe("\noutside: card pool 1, paper 2");
  expect(renderOutsideLine({ entries: [] })).toBe("");
});
