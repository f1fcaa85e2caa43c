import { expect, test } from "vitest";
import { getCachedPageRequest } from "./cached-page-request";

const SESSION = "next-auth.session-token=secret";
const ask = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  getCachedPageRequest({ method, url, headers }, false);

test.each([
  "/",
  "/en",
  "/cards?q=k:unit&page=2",
  "/cards/%E8%B5%B0%E3%82%8A%E7%81%AB",
  "/en/sets/FL",
  "/rules/mag/705.4.3",
  "/developers/kit",
  "/en/privacy",
  "/terms",
])("%s is the same for everybody", (url) =>
  expect(ask(url)).toMatchObject({ path: url, plain: true, deck: null, setCookie: "" }),
);

test.each([
  "/decks?sort=likes",
  "/decks/mine",
  "/account",
  "/cards/random",
  "/cards/%E8%B5%B0%E3%82%8A%E7%81%AB/suggest",
  "/cards/a/picture",
  "/s/token",
  "/goldfish",
  "/cards/%E0%A4%A",
  "//example.org/",
  "http://example.org/cards",
  "/cards?lang=en",
  "/cards?theme=dark",
  "/cards?_rsc=1",
  `/cards?q=${"a".repeat(1000)}`,
])("%s is not", (url) => expect(ask(url)).toBeNull());

test("only pages that are read are, and as pages", () => {
  expect(ask("/cards", {}, "HEAD")).not.toBeNull();
  expect(ask("/cards", {}, "POST")).toBeNull();
  expect(ask("/cards", { rsc: "1" })).toBeNull();
});

test("choices that are allowed decide the page, in one order, and nothing else of the cookies does", () => {
  const cookie = `faces=large; ${SESSION}; theme=dark; display=huge; reader=1`;
  expect(ask("/cards", { cookie })).toEqual({
    path: "/cards",
    cookie: "lang=ja; theme=dark; faces=large",
    plain: false,
    deck: null,
    lists: false,
    setCookie: "",
  });
  expect(ask("/cards", { cookie: "theme=auto" })).toMatchObject({ cookie: "lang=ja", plain: true });
});

test("the page of a deck is the same for visitors, and in no cache but this one", () => {
  const id = "0b7e9a1c-3f52-4a86-9d1e-5c2f8b7a6d40";
  const page = { plain: false, deck: id, setCookie: "" };
  expect(ask(`/decks/${id}`)).toMatchObject(page);
  expect(ask(`/en/decks/${id}?view=list`)).toMatchObject(page);
  expect(ask(`/decks/${id}`, { cookie: SESSION })).toBeNull();
  expect(ask(`/decks/${id}/versions`)).toBeNull();
});

test("the list of public decks is the same for visitors at one moment, and in no cache for longer", () => {
  expect(ask("/decks")).toMatchObject({ lists: true, plain: false });
  expect(ask("/decks", { cookie: SESSION })).toBeNull();
});

test("a reader of another language is left to be led there", () => {
  expect(ask("/cards", { "accept-language": "en" })).toBeNull();
  expect(ask("/cards", { cookie: "lang=en" })).toBeNull();
  expect(ask("/cards", { "accept-language": "en", cookie: "lang=ja" })).not.toBeNull();
  expect(ask("/en/cards", { "accept-language": "ja" })).toMatchObject({ cookie: "lang=en" });
});

test("the script of the page is told that somebody may be signed in", () => {
  const told = "reader=1; Path=/; Max-Age=31536000; SameSite=Lax";
  expect(ask("/cards", { cookie: SESSION })?.setCookie).toBe(told);
  expect(ask("/cards", { cookie: `${SESSION}; reader=1` })?.setCookie).toBe("");
  const headers = { cookie: `__Secure-${SESSION}` };
  expect(getCachedPageRequest({ method: "GET", url: "/cards", headers }, true)?.setCookie).toBe(`${told}; Secure`);
});
