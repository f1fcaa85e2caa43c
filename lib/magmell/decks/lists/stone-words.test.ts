import { describe, expect, it } from "vitest";
import { getCardFinder } from "./card-finder";
import { readListLines } from "./read-lines";
import { createStarterCatalogue } from "./testing/starter-cards";

const finder = getCardFinder(createStarterCatalogue());

/** The stones of a text with their counts, and the problems with their lines. */
function read(text: string) {
  const { deck, problems } = readListLines(`火種の見習い 3\n走り火 2\n${text}`, finder);
  return {
    grimoire: deck.grimoire.length,
    stones: deck.stoneDeck.map(({ name, count }) => `${count} ${name}`).join(", "),
    told: problems.map(({ code, line }) => `${code} ${line}`),
  };
}

describe("below a heading of stones, a color with a count is its stone, which is told", () => {
  it.each([
    ["【石】\n赤18\n青2", "18 赤の魔石, 2 青の魔石"],
    ["魔石\n赤 18\n青 2枚", "18 赤の魔石, 2 青の魔石"],
    ["魔石(20)\n赤×18\n緑×2", "18 赤の魔石, 2 緑の魔石"],
    ["魔石デッキ\n18 赤\n2枚 青", "18 赤の魔石, 2 青の魔石"],
    ["Stones\nRed 18\n2 Blue", "18 赤の魔石, 2 青の魔石"],
    ["石\n・赤：18\n・緑：2", "18 赤の魔石, 2 緑の魔石"],
  ])("%s", (text, stones) => {
    expect(read(text)).toEqual({ grimoire: 2, stones, told: ["SHORT_NAME 4", "SHORT_NAME 5"] });
  });

  it.each(["魔石\n赤12青8", "魔石\n赤12 青8", "魔石\n赤12、青8枚", "魔石\n赤×12／青×8"])(
    "several in a line: %s",
    (text) => {
      const told = ["SHORT_NAME 4", "SHORT_NAME 4"];
      expect(read(text)).toEqual({ grimoire: 2, stones: "12 赤の魔石, 8 青の魔石", told });
    },
  );

  it.each(["魔石：赤12 青8", "石 赤12 青8"])("behind the heading: %s", (text) => {
    expect(read(text)).toMatchObject({ grimoire: 2, stones: "12 赤の魔石, 8 青の魔石" });
  });
});

it.each([
  ["【石】\n赤18\n火口2", "18 赤の魔石, 2 火口の魔石"],
  ["魔石\n赤の魔石18\n埋み火×2", "18 赤の魔石, 2 埋み火の魔石"],
  ["石\n青18\n封蝋 2", "18 青の魔石, 2 封蝋の魔石"],
])("the word of a stone is that stone in the stone deck: %s", (text, stones) => {
  expect(read(text)).toMatchObject({ grimoire: 2, stones });
  expect(read(text).told).toContain("SHORT_NAME 5");
});

describe("stones behind words for them", () => {
  it.each(["石は赤12青8", "あと石が 赤12 青8", "魔石は赤×12、青×8"])(
    "are read if they are a whole stone deck: %s",
    (line) => {
      expect(read(line).stones).toBe("12 赤の魔石, 8 青の魔石");
    },
  );

  it("are asked about otherwise", () => {
    const { problems, deck } = readListLines("火種の見習い 3\n石は赤12青7", finder);
    expect(deck.stoneDeck).toEqual([]);
    expect(problems.map(({ readings }) => readings)).toEqual([["12x《赤の魔石》\n7x《青の魔石》"]]);
  });

  it("are read in a message of a chat, and asked about where a message states them again", () => {
    const chat = "19:03\tゆう\t火種の見習い3\n走り火3\n19:04\tゆう\t石は赤12青8";
    expect(read(chat)).toMatchObject({ stones: "12 赤の魔石, 8 青の魔石" });
    const again = readListLines(`${chat}\n19:05\tゆう\tやっぱ石は赤11青9`, finder);
    expect(again.deck.stoneDeck.map(({ count }) => count)).toEqual([12, 8]);
    expect(again.problems.find(({ line }) => line === 4)?.readings).toContain("11x《赤の魔石》\n9x《青の魔石》");
  });
});

describe("a color is a heading", () => {
  it.each(["魔石 20\n赤 20\n赤の魔石 18\n埋み火の魔石 2", "魔石\n赤\n赤の魔石 18\n火の色\n埋み火の魔石 2"])(
    "of the stones below that have its count, or without a count: %s",
    (text) => {
      expect(read(text).stones).toBe("18 赤の魔石, 2 埋み火の魔石");
      expect(read(text).told.filter((one) => !one.includes("UN"))).toEqual([]);
    },
  );

  it("where no stones stand, with its count compared", () => {
    expect(read("ユニット\n赤 3\n延焼 2")).toEqual({ grimoire: 3, stones: "", told: ["SUM 4"] });
  });
});
