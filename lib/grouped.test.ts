import { expect, test } from "vitest";
import { grouped } from "./grouped";

test("keys and values keep the order in which they come", () => {
  const groups = grouped([
    ["b", 1],
    ["a", 2],
    ["b", 3],
  ]);
  expect([...groups]).toEqual([
    ["b", [1, 3]],
    ["a", [2]],
  ]);
  expect([...grouped([])]).toEqual([]);
});
