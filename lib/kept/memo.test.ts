import { expect, test, vi } from "vitest";
import { memo } from "./memo";

test("a value is made once for each key", () => {
  const make = vi.fn((word: string) => word.length);
  const lengthOf = memo(make);
  expect(["a", "bb", "a", "bb"].map(lengthOf)).toEqual([1, 2, 1, 2]);
  expect(make).toHaveBeenCalledTimes(2);
});

test("no more than the bound are kept", () => {
  const make = vi.fn((word: string) => word.length);
  const lengthOf = memo(make, 2);
  expect(["a", "bb", "a", "ccc", "ccc", "a"].map(lengthOf)).toEqual([1, 2, 1, 3, 3, 1]);
  expect(make.mock.calls.flat()).toEqual(["a", "bb", "ccc", "a"]);
});
