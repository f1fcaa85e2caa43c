import { expect, it } from "vitest";
import { statusTable } from "./table";

it("counts each status per chapter and for the whole, in aligned columns", () => {
  const table = statusTable([
    { chapter: "1 One", status: "done" },
    { chapter: "1 One", status: "later" },
    { chapter: "2 Another", status: "later" },
  ]);
  expect(table.split("\n")).toEqual([
    "chapter    done  definition  no machine part  later  all",
    "1 One         1           0                0      1    2",
    "2 Another     0           0                0      1    1",
    "whole         1           0                0      2    3",
  ]);
});
