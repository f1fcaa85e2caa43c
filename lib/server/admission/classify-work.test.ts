import { describe, expect, test } from "vitest";
import { API_ROUTES } from "@/lib/api/api-routes";
import { classifyWork } from "./classify-work";

/** Files of a release. */
const FILES = new Set(["/_next/static/x.js", "/fonts/x y.woff2", "/sw.js"]);

describe("the work of a request", () => {
  test.each([
    "/cards",
    "/cards?q=%E3%81%AE",
    "/en/cards/?q=a",
    "/ja/cards",
    "//cards?q=a",
    "/c%61rds?q=a",
    "/cards.rsc?q=a&_rsc=1",
    "/cards.segments/_tree.segment.rsc",
    "http://localhost/cards?q=a",
    "/_next/../cards?q=a",
    "/fonts/x/%2E%2e/../cards?q=a",
    "/./cards?q=a",
    "/_next\\..\\cards?q=a",
    "/cards/random?q=a",
    "/decks",
    "/decks?q=a",
    "/decks/abc",
    "/decks/compare?a=1&b=2",
    "/d/CODE",
    "/en/d/CODE/sheet",
    "/s/TOKEN",
    "/goldfish/CODE/trial",
    "/embed/d/CODE",
    "/api/mcp",
    "/api/oembed?url=x",
    "/api/decks/with/%E7%81%AB%E3%81%AE%E5%AD%90",
  ])("%s looks at every card or a whole deck", (address) => expect(classifyWork("GET", address)).toBe("search"));

  test.each([
    "/",
    "/cards/x",
    "/en/sets/FL",
    "/decks/new",
    "/decks/mine",
    "/d",
    "/goldfish",
    "/nothing.txt",
    "/%",
    "/_next%2Fx",
    "/api%2Fx",
    "/en/_next/x",
    "/_next/static/missing.js",
    "/fonts/missing.woff2",
    "/feeds/decks.atom",
    "/metrics",
  ])("%s is a page", (address) => expect(classifyWork("GET", address, FILES)).toBe("page"));

  test.each(["/robots.txt", "/.well-known/security.txt", "/api/nothing", "/api/names/1", "/api/previews/1/ja/x"])(
    "%s is a lookup",
    (address) => expect(classifyWork("GET", address, FILES)).toBe("lookup"),
  );

  test.each(["/cards/x/picture", "/en/d/CODE/picture?v=1", "/picture"])("%s is drawn", (address) =>
    expect(classifyWork("HEAD", address)).toBe("drawing"),
  );

  test.each([
    "/_next/static/x.js",
    "/fonts/x%20y.woff2",
    "/x/../sw.js?v=1",
    "/images/cards/x.webp",
    "/healthz",
    "/readyz",
    "/api/auth/session",
    "/api/decks",
    "/api/mtg/decks/x",
  ])("%s stands in no line", (address) => expect(classifyWork("GET", address, FILES)).toBeNull());

  test("a method that no page answers causes no work, nor does a question about methods", () => {
    expect(classifyWork("POST", "/cards?q=a")).toBeNull();
    expect(classifyWork("OPTIONS", "/api/v1/cards")).toBeNull();
  });

  test.each(Object.entries(API_ROUTES))("the public interface's %s is limited by what it costs", (_, route) => {
    const address = `/api/v1${route.path.replace(/\{\w+\}/g, "x")}`;
    const work = classifyWork(route.method, address);
    if (route.limit === "apiSearch") expect(work).toBe("search");
    else expect(["search", "lookup"]).toContain(work);
  });
});
