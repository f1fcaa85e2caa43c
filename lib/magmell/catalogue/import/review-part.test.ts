import { expect, test } from "vitest";
import { readReviewPart } from "./review-part";

test("the address names the kind and the page, and what it cannot name is left out", () => {
  expect(readReviewPart({ kind: "text", page: "12" })).toEqual({ kind: "text", page: 12 });
  for (const params of [{}, { kind: "toString", page: "0" }, { kind: ["text"], page: ["2"] }, { page: "1e3" }])
    expect(readReviewPart(params)).toEqual({ kind: null, page: 1 });
});
