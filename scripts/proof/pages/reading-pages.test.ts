import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listReadingPages, READING_PAGES } from "./reading-pages";

/** Pages where a visitor does something, or that are printed, or stand for one that is not there. */
const OTHER_PAGES =
  /^\/(account|admin|d|forgot|goldfish|learn\/first-turns|link|offline|report|s|sign-in|sign-up|\[\.\.\.rest\])(\/|$)|^\/cards\/(write|\[name\]\/(proxy|suggest))$|^\/decks\/(compare|mine|new|\[id\]\/.+)$|^\/mtg\/(d|goldfish|lab)(\/|$)|^\/mtg\/decks\/(new|\[id\](\/edit)?)$/;

const ROOT = join(import.meta.dirname, "../../../app/[lang]");

/** The patterns of all pages, as folders name them. */
const routes = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((path) => /(^|\/)page\.tsx$/.test(path))
  .map((path) => `/${path.replace(/\/?page\.tsx$/, "")}`)
  .sort();

test("every page is one on which a visitor reads, or known as another", () => {
  const unknown = routes.filter((route) => !(route in READING_PAGES) && !OTHER_PAGES.test(route));
  expect(unknown, "add it to READING_PAGES, so that Lighthouse judges it, or to OTHER_PAGES here").toEqual([]);
});

test("the list names pages that are there, and each once", () => {
  expect(Object.keys(READING_PAGES).filter((route) => !routes.includes(route))).toEqual([]);
  expect(Object.keys(READING_PAGES).filter((route) => OTHER_PAGES.test(route))).toEqual([]);
});

const subjects = { card: "カード", set: "FL", illustrator: "I", list: "L", deck: "D", author: "A" };

test("all reading pages are judged, each once", () => {
  const all = listReadingPages(subjects, "");
  expect(all.map(([route]) => route)).toEqual(Object.keys(READING_PAGES));
});

test("one page is judged by its route or its address, or is any other address", () => {
  expect(listReadingPages(subjects, "/sets/[code]")).toEqual([["/sets/[code]", "/sets/FL"]]);
  expect(listReadingPages(subjects, "/sets/FL")).toEqual([["/sets/[code]", "/sets/FL"]]);
  expect(listReadingPages(subjects, "/goldfish")).toEqual([["/goldfish", "/goldfish"]]);
  expect(() => listReadingPages(subjects, "cards")).toThrow("begins with /");
});
