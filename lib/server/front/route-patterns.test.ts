import { expect, test } from "vitest";
import { createRouteLabeler } from "./route-patterns";

const patternOf = createRouteLabeler([
  "/[lang]",
  "/[lang]/[...rest]",
  "/[lang]/cards",
  "/[lang]/cards/[name]",
  "/[lang]/cards/random",
  "/api/[...rest]",
  "/api/v1/cards/[id]",
  "/readyz",
]);

test.each([
  ["/", "/"],
  ["/en", "/"],
  ["/en/cards?q=x", "/cards"],
  ["/cards/random", "/cards/random"],
  ["/cards/%E5%A2%A8", "/cards/[name]"],
  ["/ja/cards/x.rsc?_rsc=1", "/cards/[name]"],
  ["/cards/x.segments/_tree.segment.rsc", "/cards/[name]"],
  ["/nothing/at/all", "/[...rest]"],
  ["/api/v1/cards/7", "/api/v1/cards/[id]"],
  ["/api/none", "/api/[...rest]"],
  ["/readyz", "/readyz"],
  ["/_next/static/chunks/x.js", "/_next/static/…"],
  ["http://elsewhere.example/en/cards", "/cards"],
])("%s is counted as %s", (address, pattern) => expect(patternOf(address)).toBe(pattern));

test("a site without routes counts everything as one", () => expect(createRouteLabeler([])("/x")).toBe("(other)"));
