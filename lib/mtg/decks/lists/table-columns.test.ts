import { describe, expect, test } from "vitest";
import { readDeckText } from "../deck-text";

const ROWS = [
  ["Lands", "", ""],
  ["Forest", "56", ""],
  ["Creatures", "", ""],
  ["Mossy Oxling", "2", "1"],
  ["Gatekeeping Giant", "2", ""],
  ["Sideboard", "", ""],
  ["Duskly Owl", "", "2"],
  ["Plains", "", "12"],
  ["Total", "60", "15"],
] as const;

const HEADS = [
  ["MD", "SB"],
  ["Main", "Side"],
  ["M", "S"],
  ["メイン", "サイド"],
] as const;

describe("tables with a column for the deck and one for the sideboard", () => {
  test.each(HEADS)("%s and %s", (main, side) => {
    const head = ["Card", main, side, "Have", "Need", "Price ea.", "Notes"].join("\t");
    const rows = ROWS.map(([name, deck, beside]) => [name, deck, beside, deck, "", "", ""].join("\t"));
    const { deck, unread } = readDeckText(["Green deck of spring\t\t\t\t\t\t", head, ...rows].join("\n"));
    expect(deck.main).toEqual([
      { name: "Forest", count: 56 },
      { name: "Mossy Oxling", count: 2 },
      { name: "Gatekeeping Giant", count: 2 },
    ]);
    expect(deck.sideboard).toEqual([
      { name: "Mossy Oxling", count: 1 },
      { name: "Duskly Owl", count: 2 },
      { name: "Plains", count: 12 },
    ]);
    expect(unread.map(({ line, why }) => `${line} ${why}`).filter((doubt) => !doubt.startsWith("1 "))).toEqual([]);
  });

  test.each([
    ["2", "2/3"],
    ["16", "16/3"],
  ])("a total of %s in the column of the sideboard is compared with it", (sum, doubt) => {
    const rows = ["Card\tMD\tSB", "Forest\t58\t", "Mossy Oxling\t2\t3", `Total\t60\t${sum}`];
    const { deck, unread } = readDeckText(rows.join("\n"));
    expect(deck.sideboard).toEqual([{ name: "Mossy Oxling", count: 3 }]);
    expect(unread.map(({ why, stated, found }) => `${why} ${stated}/${found}`)).toEqual([`SUM ${doubt}`]);
  });

  test("asks which column counts the deck if its head is unknown", () => {
    const head = ["Card", "Playing", "SB", "Have"].join("\t");
    const rows = ROWS.map(([name, deck, beside]) => [name, deck, beside, deck].join("\t"));
    const { deck, unread } = readDeckText([head, ...rows].join("\n"));
    expect(deck.main).toEqual([]);
    expect(unread.map(({ line, why, choices }) => ({ line, why, choices }))).toEqual([
      { line: 1, why: "COLUMNS", choices: ["card\tCount\tsb\thave"] },
    ]);
  });
});
