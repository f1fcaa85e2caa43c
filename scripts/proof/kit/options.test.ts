import { expect, test } from "vitest";
import { readProofOptions } from "./options";

const options = { runs: { default: 3, says: "runs" }, only: { default: "", says: "an address" } };

test("options that are not given are what they are by default", () => {
  expect(readProofOptions(options, [])).toEqual({ runs: 3, only: "" });
});

test("numbers are read as numbers, texts as they stand", () => {
  expect(readProofOptions(options, ["--runs", "5", "--only", "/cards"])).toEqual({ runs: 5, only: "/cards" });
  expect(readProofOptions(options, ["--only", "7"])).toEqual({ runs: 3, only: "7" });
});

test.each([
  [["--runs", "many"]],
  [["--runs", "Infinity"]],
  [["--other", "1"]],
  [["/cards"]],
  [["--help"]],
  [["--only"]],
])("%j is refused", (args) => expect(readProofOptions(options, args)).toBeNull());
