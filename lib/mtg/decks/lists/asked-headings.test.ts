import { describe, expect, it } from "vitest";
import { readDeckText } from "../deck-text";
import { getLineReadings, leaveOutLines, splitLines, takeReading } from "./line-readings";
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

/** What the doubt at a line offers: its readings, and the lines that it leaves out. */
function askedAt(text: string, line: number) {
  const doubt = readDeckText(text).unread.find((one) => one.line === line);
  if (doubt === undefined) throw new Error("There is no doubt.");
  return { readings: getLineReadings(splitLines(text)[line - 1] ?? "", doubt), lines: doubt.surplus ?? [] };
}

describe("words that stand above cards as a heading does", () => {
  it.each(["Brought in against slow decks:", "Threats:", "\nThe other fifteen"])("are asked about: %j", (label) => {
    const text = `${MAIN}\n${label}\n3 Old Bell`;
    expect(readFound(text).doubts).toMatch(/^\d HEADING$/u);
  });

  it("are read as a sideboard if they say so, and still asked about", () => {
    const text = `${MAIN}\nBoarded in that day:\n3 Old Bell`;
    expect(readFound(text)).toEqual({ cards: `${DECK} | 3 Old Bell`, doubts: "3 HEADING" });
    const { readings, lines } = askedAt(text, 3);
    expect(readings.map((reading) => readFound(takeReading(text, 3, reading)))).toEqual([
      { cards: `${DECK} | 3 Old Bell`, doubts: "" },
      { cards: `${DECK}; 3 Old Bell`, doubts: "" },
      { cards: `${DECK}; 3 Old Bell`, doubts: "" },
    ]);
    expect(readFound(leaveOutLines(text, lines))).toEqual({ cards: DECK, doubts: "" });
  });

  it("ask once for all cards below a whole sideboard", () => {
    const text = `${MAIN}\nSideboard\n15 Plains\n\nMine:\n4 Old Bell\n4 Noon Bell`;
    expect(readFound(text)).toEqual({ cards: `${DECK} | 15 Plains`, doubts: "6 HEADING" });
    expect(readFound(leaveOutLines(text, askedAt(text, 6).lines)).doubts).toBe("");
  });
});

describe("a heading of cards that are left out", () => {
  it.each(["Cut for now:", "// Cut for now:", "Maybeboard"])(
    "is confirmed, or taken back, by one choice: %s",
    (heading) => {
      const text = `${MAIN}\nSideboard\n3 Old Bell\n${heading}\n1 Gate Giant`;
      expect(readFound(text)).toEqual({ cards: `${DECK} | 3 Old Bell`, doubts: "5 ASIDE" });
      const { readings, lines } = askedAt(text, 5);
      expect(lines).toEqual([5, 6]);
      expect(readFound(leaveOutLines(text, lines))).toEqual({ cards: `${DECK} | 3 Old Bell`, doubts: "" });
      for (const reading of readings)
        expect(readFound(takeReading(text, 5, reading))).toEqual({
          cards: `${DECK} | 3 Old Bell; 1 Gate Giant`,
          doubts: "",
        });
    },
  );
});

describe("a heading that ends the list", () => {
  const text = (heading: string) =>
    `${MAIN}\nSideboard\n15 Plains\n\n${heading}\nit was fun\n\n2 Old Bell\nDeck stats\nall fine`;

  it.each(["Comments", "Comments:", "Kommentare", "Similar decks"])("asks about a card below it: %s", (heading) => {
    expect(readFound(text(heading))).toEqual({ cards: `${DECK} | 15 Plains`, doubts: "6 ASIDE" });
    expect(askedAt(text(heading), 6).lines).toEqual([6, 9]);
  });

  it.each(["Deck stats", "Sort by name"])("is asked about with all lines below it: %s", (heading) => {
    expect(readFound(text(heading)).doubts).toContain("9 UNCLEAR");
  });

  it.each(["Description", "Description:"])("takes no words along that belong to another one: %s", (heading) => {
    const list = `${MAIN}\n4 Pale Wisp\n4 Reed Warden\nMaybeboard\n2 Old Bell\n3 Noon Bell\n\n${heading}\nThis deck wins.\n\nMore words.`;
    expect(askedAt(list, 5).lines).toEqual([5, 6, 7]);
    expect(readFound(leaveOutLines(list, askedAt(list, 5).lines)).doubts).toBe("");
  });
});

describe("a label with a number behind it", () => {
  const text = (label: string) => `${label}\n4 Moss Ox\n4 Old Bell\n4x Noon Bell\n6 Gate Giant\n\n42 Forest`;
  const CARDS = "4 Moss Ox; 4 Old Bell; 4 Noon Bell; 6 Gate Giant; 42 Forest";

  it.each(["Burn & stuff: 18", "Oxen: 18", "Oxen and bells - 18", "Bells 18", "Bells (18)"])(
    "that is the sum of the cards below is one of the deck: %s",
    (label) => {
      expect(readFound(text(label))).toEqual({ cards: CARDS, doubts: "" });
      expect(readFound(`2 Pale Wisp\n2 Reed Warden\n\n${text(label)}`).doubts).toBe("");
      expect(readFound(text(label.replace("18", "17"))).doubts).not.toBe("");
    },
  );

  it("is asked about with the deck among the choices if its sum is another one", () => {
    const list = `2 Pale Wisp\n2 Reed Warden\n\nOxen: 17\n4 Moss Ox\n4x Noon Bell\n\n42 Forest`;
    expect(readFound(list).doubts).toBe("4 HEADING");
    const { readings } = askedAt(list, 4);
    expect(readings).toContain("Deck (continued)");
    for (const reading of readings) expect(readFound(takeReading(list, 4, reading)).doubts, reading).toBe("");
  });
});

describe("lines of lists as people keep them", () => {
  const found = (text: string) => readFound(text).cards;

  it.each([
    [
      "a sideboard that goes on in the next line",
      `${MAIN}\nSB: 4 Old Bell, 3 Noon Bell, 3 Reed Warden,\n    3 Gate Giant, 2 Marsh Lamp`,
      `${DECK} | 4 Old Bell; 3 Noon Bell; 3 Reed Warden; 3 Gate Giant; 2 Marsh Lamp`,
    ],
    ["counts and cards that are struck out", `~~4x~~ 3x Moss Ox\n* ~~1x Old Bell~~\n57 Forest`, "3 Moss Ox; 57 Forest"],
    ["a sum behind an arrow", `${MAIN}\n-> 60\nSide:\n3 Old Bell`, `${DECK} | 3 Old Bell`],
    ["a row with the sum of a table", "Qté\tCarte\n4\tMoss Ox\n56\tForest\n60\tcartes", DECK],
    ["a head of a mail with a time", `Datum: Sa, 9. März 1996 18:22\n${MAIN}`, DECK],
    ["counts on lines of their own behind a sign", "Moss Ox\n×4\nForest\n×56", DECK],
  ])("%s", (_, text, cards) => {
    expect(found(text)).toBe(cards);
  });

  it("with a wrong sum behind an arrow or in a row", () => {
    expect(readFound(`${MAIN}\n-> 61`).doubts).toBe("3 SUM");
    expect(readFound("Qté\tCarte\n4\tMoss Ox\n56\tForest\n61\tcartes").doubts).toBe("4 SUM");
  });
});
