import { describe, expect, it } from "vitest";
import { getCardFinder } from "./card-finder";
import { readListLines } from "./read-lines";
import { createStarterCatalogue } from "./testing/starter-cards";

const finder = getCardFinder(createStarterCatalogue());

describe("headings and rows of decks as people keep them", () => {
  it.each(["トークン", "不採用カード", "サイド（仮）", "候補 ※調整中"])(
    "keep their cards out of the deck: %s",
    (heading) => {
      const { deck, candidates, problems } = readListLines(`3 走り火\n${heading}\n2 延焼`, finder);
      expect([deck.grimoire, candidates]).toEqual([[{ name: "走り火", count: 3 }], [{ name: "延焼", count: 2 }]]);
      expect(problems).toEqual([]);
    },
  );

  it("count a part of a table, whose sum is compared", () => {
    const { deck, problems } = readListLines("カード名\t枚数\n走り火\t3\n小計\t4\n延焼\t2", finder);
    expect(deck.grimoire.map(({ name }) => name)).toEqual(["走り火", "延焼"]);
    expect(problems.map(({ code, line }) => `${code} ${line}`)).toEqual(["SUM 3"]);
  });
});
