import { expect, test } from "vitest";
import { buildCard, buildCardFile, buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { explainEmptyResult } from "@/lib/magmell/search/run/explain";
import { findSimilarlyNamedCards } from "./similarly-named-cards";

const snapshot = buildTestCatalogue(
  buildCardFile({
    cards: [
      buildCard(1, "紙の鳥籠", "かみのとりかご", { englishName: "Paper Birdcage" }),
      buildCard(2, "紙の鳥", "かみのとり", { englishName: "Paper Bird", token: true }),
      buildCard(3, "紙の鳥居", "かみのとりい", { englishName: "Paper Gate", retired: true }),
      ...[4, 5, 6].map((number) =>
        buildCard(number, `紙の鳥かご${number}`, "かみのとりかご", { englishName: `Birdcage ${number}` }),
      ),
      buildCard(7, "火の子", "ひのこ", { englishName: "Spark" }),
    ],
  }),
);
const meant = (typed: string) =>
  findSimilarlyNamedCards(explainEmptyResult(getSearchIndex(snapshot), readQuery(typed)), snapshot.cards).map(
    ({ card: { number }, text }) => [number, text],
  );

test("a word that no name holds leads to the nearest names, but to no token and no withdrawn card", () => {
  expect(meant("紙の鳥篭")).toEqual([
    [1, "紙の鳥篭"],
    [4, "紙の鳥篭"],
    [5, "紙の鳥篭"],
  ]);
  expect(meant("supark")).toEqual([[7, "supark"]]);
});

test("a word of the search language is no misspelled name", () => {
  const named = buildTestCatalogue(
    buildCardFile({
      cards: [buildCard(1, "湯気の遅刻届", "ゆげのちこくとどけ", { englishName: "Tardy Slip in Steam" })],
    }),
  );
  const words = ["コスト", "ｺｽﾄ", "こすと", "cost", "Text", "ユニット", "timing", "ドロー"];
  const found = words.flatMap((word) =>
    findSimilarlyNamedCards(explainEmptyResult(getSearchIndex(named), readQuery(word)), named.cards),
  );
  expect(found).toEqual([]);
  // What is no such word is near enough.
  expect(
    findSimilarlyNamedCards(explainEmptyResult(getSearchIndex(named), readQuery("ちこすと")), named.cards),
  ).toHaveLength(1);
});

test("a name that is not written exactly counts too, and other words and numbers do not", () => {
  expect(meant("!火の仔")).toEqual([[7, "《火の仔》"]]);
  expect(meant("火の子 ap>9")).toEqual([]);
});
