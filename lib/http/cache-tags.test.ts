import { expect, test } from "vitest";
import { createCacheTags } from "./cache-tags";

test("tags name the kind of an answer and the number of its data version, whatever else the version says", () => {
  expect(createCacheTags("pages", "12.2025-04-25.0f3a9c21 2026-01-01")).toEqual({
    "Cache-Tag": "pages,cards-12",
    "Surrogate-Key": "pages cards-12",
  });
});
