import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { ListRestLink, truncateList } from "./list-beginning";

const listOf = (length: number) => Array.from({ length }, (_, place) => place);
const rest = (length: number) => renderToStaticMarkup(<ListRestLink list={listOf(length)} query="set:FL" lang="en" />);

test("a set of the usual size stands on its page whole", () => {
  for (const length of [0, 1, 120, 200]) {
    expect(truncateList(listOf(length))).toEqual(listOf(length));
    expect(rest(length)).toBe("");
  }
});

test("of a longer one the page leads to all of them in the order of the set", () => {
  expect(truncateList(listOf(1_750))).toEqual(listOf(120));
  expect(rest(1_750)).toContain(getDictionary("en").sets.whole);
  expect(rest(1_750)).toContain('href="/en/cards?q=set%3AFL+order%3Aset+unique%3Aprints+display%3Achecklist"');
});
