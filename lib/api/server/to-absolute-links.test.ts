import { expect, test } from "vitest";
import { createLinkHeader, toAbsoluteLinks } from "./to-absolute-links";

const ORIGIN = "https://cards.example";

test("addresses at the root of the site become whole, wherever they stand, and nothing else changes", () => {
  const answer = {
    name: "/半分",
    links: { self: "/api/v1/cards/number/1", page: "https://elsewhere.example/cards/1", next: null },
    cards: [{ images: { small: "/images/a-160.webp" }, links: { self: "/a" }, text: "/" }],
    files: [{ download: "/api/v1/bulk/a.json", gzip: { download: "/api/v1/bulk/a.json.gz", size: 3 } }],
    current: "/api/v1/bulk/b.json",
  };
  expect(toAbsoluteLinks(answer, ORIGIN)).toEqual({
    name: "/半分",
    links: { self: `${ORIGIN}/api/v1/cards/number/1`, page: "https://elsewhere.example/cards/1", next: null },
    cards: [{ images: { small: `${ORIGIN}/images/a-160.webp` }, links: { self: `${ORIGIN}/a` }, text: "/" }],
    files: [
      {
        download: `${ORIGIN}/api/v1/bulk/a.json`,
        gzip: { download: `${ORIGIN}/api/v1/bulk/a.json.gz`, size: 3 },
      },
    ],
    current: `${ORIGIN}/api/v1/bulk/b.json`,
  });
});

test("pages beside an answer are named in its header", () => {
  expect(createLinkHeader({ links: { next: "https://a.example/?page=3", previous: "https://a.example/" } })).toBe(
    '<https://a.example/?page=3>; rel="next", <https://a.example/>; rel="prev"',
  );
  expect(createLinkHeader({ links: { next: null, previous: null } })).toBeNull();
  expect(createLinkHeader({ links: { self: "https://a.example/" } })).toBeNull();
  expect(createLinkHeader(null)).toBeNull();
});

test("the header Link is left out where it would be longer than clients read", () => {
  const links = (length: number) => ({ links: { next: `/${"x".repeat(length)}`, previous: `/${"y".repeat(length)}` } });
  expect(createLinkHeader(links(100))).toMatch(/^<\/x+>; rel="next", <\/y+>; rel="prev"$/);
  expect(createLinkHeader(links(3000))).toBeNull();
});
