import { expect, test } from "vitest";
import { readReviewQuery } from "./review-query";

test("the address names the kind and the page, and what it cannot name is left out", () => {
  expect(readReviewQuery({ kind: "text", page: "12" })).toEqual({ kind: "text", page: 12 });
  for (const params of [{}, { kind: "toString", page: "0" }, { kind: ["text"], page: ["2"] }, { page: "1e3" }])
    expect(readReviewQuery(params)).toEqual({ kind: null, page: 1 });
});
