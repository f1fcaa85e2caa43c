import { describe, expect, it } from "vitest";
import { readDeckText } from "../../deck-text";
import { getLineReadings } from "../line-readings";
import { readFound } from "../testing/read-found";

const LANDS = "Lands (52)\n52 Forest";

describe("headings with sums beside each other", () => {
  it.each([
    ["Red (5)              Green (3)", "4 Moss Ox           2 Gate Giant\n1 Old Bell          1 Noon Bell\n"],
    ["Creatures (5) Spells (3)", "4 Moss Ox           2 Gate Giant\n1 Old Bell          1 Noon Bell\n"],
    ["Red (5) / Green (3)", "4 Moss Ox\n2 Gate Giant\n1 Old Bell\n1 Noon Bell\n\n"],
  ])("%s are no cards, and count those below", (headings, cards) => {
    expect(readFound(`${headings}\n${cards}${LANDS}`)).toEqual({
      cards: "4 Moss Ox; 2 Gate Giant; 1 Old Bell; 1 Noon Bell; 52 Forest",
      doubts: "",
    });
  });

  it("with another sum are asked about", () => {
    const cards = "4 Moss Ox\n2 Gate Giant\n\n";
    expect(readFound(`Creatures (5) Spells (3)\n${cards}${LANDS}`).doubts).toBe("1 SUM");
    expect(readFound(`Red (5)   Green (3)\n${cards}${LANDS}`).doubts).not.toBe("");
  });
});

describe("columns that a space joins", () => {
  const text =
    "4 Moss Ox 4 Gate Giant\n4 Old Bell 4 Noon Bell\n4 Reed Warden Basic Lands\n2 Pale Wisp Island\n20 Forest";

  it("make names with a heading or a basic land behind them doubtful", () => {
    const { unread } = readDeckText(text);
    expect(unread.map(({ line, why }) => `${line} ${why}`)).toEqual(["1", "2", "3", "4"].map((at) => `${at} UNCLEAR`));
    expect(unread.slice(2).map((doubt) => getLineReadings(doubt.text, doubt)[0])).toEqual([
      "4 Reed Warden",
      "2 Pale Wisp",
    ]);
  });

  it("and only there", () => {
    expect(readFound("4 Moss Ox\n2 Pale Wisp Island\n20 Forest").doubts).toBe("");
  });
});

describe("a text with misread letters", () => {
  it("has no sure name", () => {
    const text = "4 M0ss Ox\n4 Gate G1ant\n4 lsle Bell\n4 Reed Warden\n4 Pale Wisp\n40 Forest";
    expect(readFound(text).doubts).toBe("1 ONE_NAME; 2 ONE_NAME; 3 ONE_NAME; 4 ONE_NAME; 5 ONE_NAME");
  });

  it("is none with one odd name", () => {
    expect(readFound("4 M0ss Ox\n4 Reed Warden\n4 Pale Wisp\n48 Forest").doubts).toBe("1 ONE_NAME");
  });
});

describe("a card alone among words", () => {
  const deck = "4 Moss Ox\n4 Gate Giant\n4 Old Bell\n4 Noon Bell\n44 Forest";

  it("is asked about where a whole deck has no place for it", () => {
    expect(readFound(`Ann\n1 Reed Warden\nplayed this\n\n${deck}`).doubts).toContain("2 UNCLEAR");
  });

  it("and no card of a list is where it has more cards than it needs", () => {
    expect(readFound(`${deck}\n1 Reed Warden`).doubts).toBe("");
  });
});
