import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { QueryNotice } from "./query-notice";

const show = (typed: string, lang: "ja" | "en") =>
  renderToStaticMarkup(<QueryNotice query={readQuery(typed)} hrefOf={(text) => `?q=${text}`} lang={lang} />);
const linksIn = (html: string) =>
  [...html.matchAll(/<a href="\?q=([^"]*)"[^>]*>([^<]*)</g)].map(([, text = "", word]) => [
    text.replaceAll("&lt;", "<"),
    word,
  ]);

test("the three kinds of cost are offered for the word, each with the value as it was typed", () => {
  const japanese = show("色:赤 コスト<=2", "ja");
  expect(japanese).toContain(getDictionary("ja").search.warnings.choices);
  expect(linksIn(japanese)).toEqual([
    ["色:赤 使用コスト<=2", "使用コスト"],
    ["色:赤 触媒<=2", "触媒"],
    ["色:赤 総コスト<=2", "総コスト"],
  ]);
  const english = show("cost<=2 c:r", "en");
  expect(english).toContain(getDictionary("en").search.warnings.choices);
  expect(linksIn(english).map(([text]) => text)).toEqual(["use<=2 c:r", "catalyst<=2 c:r", "total<=2 c:r"]);
});

test("one word that was probably meant is asked for, and nothing is said of a query that can be read", () => {
  const meant = getDictionary("en").search.warnings.nearest.replace("{nearest}", "kind");
  expect(linksIn(show("knid:unit", "en"))).toEqual([["kind:unit", meant]]);
  expect(show("使用コスト<=2", "ja")).toBe("");
  expect(linksIn(show("qqqqqq:1", "ja"))).toEqual([]);
});
