import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { createHighlighter } from "@/lib/magmell/search/highlight";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { searchCatalogue } from "@/lib/magmell/search/run/search";
import { buildSearchCardFile } from "@/lib/magmell/search/testing/search-cards";
import { buildFacetGroups } from "../facets/facets-of";
import type { ResultDisplay } from "./result-view";
import { SearchResultView } from "./results";

const snapshot = buildTestCatalogue(buildSearchCardFile());
const index = getSearchIndex(snapshot);

function ask(text: string) {
  const query = readQuery(text);
  return {
    query,
    snapshot,
    context: {},
    result: searchCatalogue(index, query),
    highlight: createHighlighter(query.root, null),
  };
}

const show = (text: string, display: ResultDisplay = "list", page = 1, lang: "ja" | "en" = "ja") =>
  renderToStaticMarkup(
    <AllWordsProvider lang={lang}>
      <SearchResultView found={ask(text)} page={page} display={display} lang={lang} />
    </AllWordsProvider>,
  );

const queryOf = (href: string) => new URL(href, "http://x").searchParams.get("q") ?? "";
const choicesOf = (text: string) =>
  buildFacetGroups(ask(text), "ja", getDictionary("ja")).flatMap(({ choices }) => choices);

describe("facets of a result", () => {
  test.each(["", "ap>=1", "-t:magic", "o:ユニット or t:stone"])("tell what choosing them finds in “%s”", (text) => {
    const choices = choicesOf(text);
    expect(choices.length).toBeGreaterThan(10);
    for (const { value, count, on, href } of choices) {
      const query = readQuery(queryOf(href));
      expect(query.warnings, href).toEqual([]);
      // A range of the panel takes the place of the one that was typed.
      if (!on && !(text === "ap>=1" && /[–+]|^\d/.test(value)))
        expect(searchCatalogue(index, query).total, href).toBe(count);
    }
  });

  test.each([
    "t:unit",
    "c:b,r",
    "c=br",
    "needs:b",
    "usev:1,3",
    "使用コスト:1,3",
    "ap:2..3",
    "set:TS",
    "has:ruling",
    "include:token",
    "tag:draw",
  ])("show %s as chosen, and take it out again", (text) => {
    const chosen = choicesOf(text).filter(({ on }) => on);
    expect(chosen.length).toBeGreaterThan(0);
    const [first] = chosen;
    expect(queryOf(first?.href ?? "")).not.toBe(text);
    expect(queryOf(first?.href ?? "").length).toBeLessThan(text.length);
  });

  test("keep what they cannot show", () => {
    for (const { href } of choicesOf("(灯 or 火) ap>hp knid:unit -o:/引く/ order:-ap unique:prints"))
      for (const kept of ["ap>hp", "(火 or 灯)", "knid:unit", "-o:/引く/", "order:-ap", "unique:prints"])
        expect(queryOf(href)).toContain(kept);
  });
});

describe("a page of results", () => {
  test("shows every card in each view, in both languages", () => {
    for (const display of ["grid", "list", "text", "checklist"] as const)
      for (const lang of ["ja", "en"] as const) {
        const html = show("", display, 1, lang);
        const found = ask("").result.hits();
        for (const { card } of found) expect(html).toContain(encodeURIComponent(card.name));
        // The keys of the page lead from one to the next.
        expect(html.match(/data-result=""/g)).toHaveLength(found.length);
      }
  });

  test("calls the columns of the checklist by what stands in them", () => {
    const headOf = (lang: "ja" | "en") =>
      [...show("", "checklist", 1, lang).matchAll(/<th scope="col">([^<]*)/g)].map(([, head]) => head);
    expect(headOf("ja")).toContain("読み");
    expect(headOf("en")).toContain("Japanese name");
    expect(headOf("en")).not.toContain("Reading");
  });

  test("tells on a face in the grid what the card does, and leaves out what cannot be read in its size", () => {
    const text = snapshot.cards.find((card) => card.text !== "" && !card.text.includes("\n"))?.text ?? "";
    expect(text).not.toBe("");
    expect(show("", "grid")).toContain(text);
    expect(show("", "grid")).not.toContain("Illust.");
  });

  test("tells the figures of a row and the count of a filter in one phrase each", () => {
    const html = show("t:unit ap>=0");
    expect(html).toMatch(/role="img" aria-label="AP \d+, HP \d+"/);
    expect(html).toMatch(/aria-label="ユニット \d+枚 選択中"/);
  });

  test("says where the first page is when there is nothing on this one", () => {
    expect(show("", "list", 9)).toContain(getDictionary("ja").search.beyond);
  });

  test("leads from an empty result to one that is not", () => {
    const html = show("t:stone ap>=1 火");
    expect(html).toContain("の両方に当てはまるカードがありません。");
    expect(html.match(/<h2/g)).toHaveLength(1);
    const ways = [...html.matchAll(/href="(\/cards\?q=[^"]*)"[^>]*>「/g)].map(([, href = ""]) => queryOf(href));
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect(searchCatalogue(index, readQuery(way)).total, way).toBeGreaterThan(0);
  });

  const resultsOf = (text: string) => searchCatalogue(index, readQuery(text)).hits();
  const cardsIn = (html: string) =>
    [...html.matchAll(/data-result="" ?[^>]*href="\/cards\/([^"?]*)|href="\/cards\/([^"?]*)[^>]*data-result/g)].map(
      ([, before, after]) => decodeURIComponent(before ?? after ?? ""),
    );

  test.each([
    ["引く", "any:引く", "テキストにあるカードは1枚です"],
    ["ノーマル", "timing:normal", "種別や色などの条件として検索した結果は"],
    ["ユニット 青", "t:unit c:b", "種別や色などの条件として検索した結果は"],
  ])("shows the cards at once where no name holds %s, and says so", (text, meant, said) => {
    const html = show(text);
    expect(resultsOf(text)).toEqual([]);
    expect(cardsIn(html)).toEqual(resultsOf(meant).map(({ card }) => card.name));
    expect(html).toContain(said);
    // What narrows them keeps what they are found by.
    const [narrower] = [...html.matchAll(/href="(\/cards\?q=[^"]*)"[^>]*aria-label="ユニット/g)];
    expect(queryOf(narrower?.[1]?.replaceAll("&amp;", "&") ?? "")).toContain(meant.split(" ").at(-1));
  });

  test.each([
    ["ユニット", "t:unit", "種別 ユニット"],
    ["青", "c:b", "色 青"],
  ])("offers the filter that %s is the value of, with its count", (text, meant, label) => {
    const count = resultsOf(meant).length;
    expect(show(text)).toMatch(
      new RegExp(`href="/cards\\?${new URLSearchParams({ q: meant })}"[^>]*>${label}<[^>]*>${count}枚`),
    );
  });

  test("says in one sentence that there is nothing", () => {
    const html = show("フライング");
    expect(html.match(/ありません/g)).toHaveLength(1);
    expect(html).toContain("「フライング」に当てはまるカードがありません。");
  });

  test.each([
    ["コスト", ["使用コスト", "触媒", "総コスト"]],
    ["cost", ["use", "catalyst", "total"]],
    ["ない", []],
  ])("leads from the word %s to the keys it stands for (210.3)", (word, keys) => {
    const html = show(`${word}`);
    expect([...html.matchAll(/href="\/syntax#[^"]*"[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual(keys);
  });

  test("marks what was searched for", () => {
    expect(show("o:ユニット", "text")).toContain("<mark>ユニット</mark>");
  });
});
