import { expect, test } from "vitest";
import { findCanonicalSearchHref } from "./canonical-address";

test.each([
  ["another spelling", { q: "c:b t:unit t:unit" }, "/cards?q=t%3Aunit+c%3Ab#typed=c%3Ab%20t%3Aunit%20t%3Aunit"],
  ["the reader's own words", { q: "種別:ユニット" }, "/cards?q=t%3Aunit"],
  ["an older URL", { kind: "unit", page: "2" }, "/cards?q=t%3Aunit&page=2"],
  ["a repeated parameter", { q: ["走り火", "灯"] }, "/cards?q=%E7%81%AF"],
  ["a parameter that no search has", { q: "灯", utm_source: "x" }, "/cards?q=%E7%81%AF"],
  ["a query that cannot be read", { q: "kind:unti", page: "1" }, "/cards?q=kind%3Aunti"],
])("%s leads to the canonical URL", (_, given, href) => {
  expect(findCanonicalSearchHref("ja", given)).toBe(href);
});

test.each([[{}], [{ q: "t:unit c:b" }], [{ q: "灯", page: "3" }], [{ q: "kind:unti" }]])("%o is canonical", (given) =>
  expect(findCanonicalSearchHref("ja", given)).toBeNull(),
);
