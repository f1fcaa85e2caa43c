import { describe, expect, it } from "vitest";
import { readFound } from "./testing/read-found";

const MAIN = "4 Moss Ox\n56 Forest";
const DECK = "4 Moss Ox; 56 Forest";

describe("a heading with a remark behind it", () => {
  it.each([
    "Sideboard (only what I boarded):",
    "Sideboard (3, still open):",
    "Sideboard, 3 cards, untested",
    "Side - what I used so far",
    "-- Side (tbd) --",
    "【サイド（仮）】",
    "My sideboard:",
    "Seitenbrett:",
    "Banquillo",
    "사이드 (3)",
  ])("begins its part: %s", (heading) => {
    expect(readFound(`${MAIN}\n${heading}\n3 Old Bell`)).toEqual({ cards: `${DECK} | 3 Old Bell`, doubts: "" });
  });

  it("has its sum compared", () => {
    expect(readFound(`${MAIN}\nSideboard (15, still open)\n3 Old Bell`).doubts).toBe("3 SUM");
  });

  it.each([
    "Nicht im Deck:",
    "Pas dans le deck",
    "Fuori dal mazzo",
    "抜いたカード",
    "サイドボード候補：",
    "入れ替え（案）",
  ])("leaves its cards out and tells so: %s", (heading) => {
    expect(readFound(`${MAIN}\n${heading}\n3 Old Bell`)).toEqual({ cards: DECK, doubts: "3 ASIDE" });
  });

  it("is no card behind a word for a part", () => {
    expect(readFound(`${MAIN}\nSide - Old Bell`).doubts).toBe("3 NO_COUNT");
  });
});
