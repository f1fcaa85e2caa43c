import { describe, expect, it } from "vitest";
import { writeKeptSizes } from "@/lib/decks/lists/part-sizes";
import { leaveOutLines } from "./line-readings";
import { findSizeDoubt } from "./part-sizes";

const CARDS = "4 Moss Ox\n4 Gate Giant\n4 Old Bell\n48 Forest";

describe("a list whose parts have usual or stated sizes asks nothing about them", () => {
  it.each([
    ["60 cards", CARDS],
    ["60 cards and 15", `${CARDS}\nSideboard\n15 Plains`],
    ["61 cards that a heading states", `Deck (61)\n1 Stone Gate\n${CARDS}`],
    ["61 cards that a total states", `${CARDS}\n1 Stone Gate\nTotal: 61`],
    ["61 cards that its groups state", `Creatures (8)\n4 Moss Ox\n4 Gate Giant\nLands (53)\n53 Forest`],
    ["a hundred cards with a commander", "Commander\n1 Moss Ox\n\nDeck\n99 Forest"],
    ["40 cards of a pool", "4 Moss Ox\n36 Forest\n\nPool\n4 Old Bell"],
    ["60 cards where a heading states another number", `Deck (58)\n${CARDS}`],
    ["a list that is begun", "4 Moss Ox\n4 Gate Giant"],
    ["a line with the missing cards that asks", "4 Moss Ox\n4 Gate Giant\n2-3 Old Bell\n50 Forest"],
    ["61 cards that are meant", `1 Stone Gate\n${CARDS}\n\n${writeKeptSizes([61, 0])}`],
    ["no cards", "words"],
  ])("%s", (_, text) => {
    expect(findSizeDoubt(text)).toBeNull();
  });
});

describe("a list whose size is neither asks once", () => {
  it.each([
    ["one card too many", `1 Stone Gate\n${CARDS}`, 61, 60],
    ["a card too few", "4 Moss Ox\n4 Gate Giant\n51 Forest", 59, 60],
    ["a deck above a word for a commander and no card", `1 Stone Gate\n${CARDS}\n\nCommander\n`, 61, 60],
    ["a draft deck", "4 Moss Ox\n36 Forest", 40, 60],
  ])("%s", (_, text, found, usual) => {
    expect(findSizeDoubt(text)?.parts).toMatchObject([{ part: 0, found, usual }]);
  });

  it("and names its weakest lines first, with the only ones that make its size usual", () => {
    const text = `1 Origins\n2 Strategies\n\n${CARDS}\nSideboard\n15 Plains`;
    const [part] = findSizeDoubt(text)?.parts ?? [];
    expect(part?.only).toEqual([1, 2]);
    expect(part?.lines.map(({ line }) => line)).toEqual([1, 2]);
    expect(findSizeDoubt(leaveOutLines(text, part?.only ?? []))).toBeNull();
  });

  it("and names lines that were left out, where cards are missing", () => {
    const [part] = findSizeDoubt("4 Moss Ox\n4 Gate Giant\n48 Forest\n\nbye\n\n// 4 Old Bell")?.parts ?? [];
    expect(part).toMatchObject({ found: 56, only: [7], lines: [{ line: 7, name: "Old Bell", count: 4 }] });
  });

  it("and names no lines in the form of the list", () => {
    expect(findSizeDoubt("4 Moss Ox\n4 Gate Giant\n4 Old Bell\n53 Forest")?.parts[0]?.lines).toEqual([]);
  });

  it("and says where a sideboard may begin", () => {
    expect(findSizeDoubt(`${CARDS}\n15 Plains`)?.sideFrom).toBe(5);
  });
});
