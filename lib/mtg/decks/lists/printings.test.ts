import { describe, expect, it } from "vitest";
import { readDeckText } from "../deck-text";
import { getLineReadings, replaceLine } from "./line-readings";
import { readFound } from "./testing/read-found";

describe("a split card is one card with any slashes between its halves", () => {
  it.each([
    ...[
      "Wax /// Wane",
      "Wax // Wane",
      "Wax / Wane",
      "Wax//Wane",
      "Wax/Wane",
      "Wax///Wane",
      "Wax //// Wane",
      "Wax/ Wane",
    ],
    ...["Wax／Wane", "Wax ／／ Wane", "Wax ⁄ Wane", "Wax ∕∕ Wane", "Wax /// Wane (INV) 296", "Wax/Wane [IN]"],
  ])("%s", (name) => {
    const { deck, unread } = readDeckText(`1 Wax // Wane\n3 ${name}\n56 Forest`);
    expect(deck.main).toEqual([
      { name: "Wax // Wane", count: 4 },
      { name: "Forest", count: 56 },
    ]);
    expect(unread).toEqual([]);
  });

  it.each(["Wax /// Wane x3", "Wax // Wane 3", "Fen // Bog x3", "Fen /// Bog 3", "《Fen///Bog》 3枚"])(
    "also with its count behind: %s",
    (line) => {
      const { deck, unread } = readDeckText(`57 Forest\n${line}`);
      expect(deck.main[1]).toMatchObject({ count: 3, name: expect.stringMatching(/^\w+ ?\/{2,3} ?\w+$/u) });
      expect(unread).toEqual([]);
    },
  );

  it("and the button that turns a card on a page is no part of its name", () => {
    expect(readFound("4x Moss Ox  Flip\n56 Forest")).toEqual({ cards: "4 Moss Ox; 56 Forest", doubts: "" });
  });

  it("and a remark behind slashes is none of its halves", () => {
    expect(readFound("4 Moss Ox /// why not\n56 Forest")).toEqual({ cards: "4 Moss Ox; 56 Forest", doubts: "" });
  });
});

/** Printings as programs and sites write them behind a name. */
const BEHIND = [
  ...["(WC02) cr113", "(WC02) bk322sb", "(WC01) 235sb *F*", "(WC02) 113a", "(wc02) cr113", "(WC97) js242 foil"],
  ...[
    "(7ED) 12★",
    "(7ED) 12 ★",
    "(7ED) ★12",
    "(40k) 181★ *F*",
    "(PUMA) S12",
    "(SLD) VS",
    "(SLD) VS *F*",
    "(SLD) 1234★",
  ],
  ...[
    "[PLIST] MRD-123",
    "(PLST) MRD-123",
    "(plst) mrd-123",
    "(PRM) 2001-p",
    "(PRM) 2001p",
    "(PRM) 65636",
    "(PMEI) 2020-1",
  ],
  ...["#123", "(LEA) #123", "(UNK) #UNK", "(LEA) 123 F", "(LEA) 123 (F)", "(LEA) 123 Foil", "(CMR) 123e *E*"],
  ...["(LEA) 123 JP", "(LEA) 123 [JP]", "(LEA) 123 *F* JP", "(LEA) 123 *F* (JP)", "(8ED) 12 NM", "(8ED) 12 English NM"],
  ...["(8ED) 12 NM EN $3.00", "(8ED) 12 Near Mint", "<wc02>", "<wc02> [WC02]", "<cr113> [WC02] (F)", "{WC02}"],
  ...["(LEA) [123]", "(LEA) (123)", "[LEA] 123", "[LEA:123]", "[LEA/123]", "[LEA-123]", "[LEA 123]", "(LEA 123)"],
  ...["(LEA, 123)", "(wc02:cr113)", "[WC02#cr113]", "(WC02-cr113)", "（WC02）113", "|WC02|cr113", "|WC02|[cr113]"],
  ...["(LEA) 123†", "(LEA) 123‡", "(LEA) 123†s", "(LEA) 12/250", "(MH2) 467 *F-Etch*", "(WC99) js41sb", "(DA1) GR8"],
  ...["(WC02) cr113 ^Have,#37d67a^", "(wc02) cr113 *F* [Land] ^Getting,#2ccce4^", "-[WC02]", "\tLEA\t123", "(★)"],
];

describe("what tells of the printing of a card is no part of its name", () => {
  it.each(BEHIND)("4 Moss Ox %s", (mark) => {
    expect(readFound(`4 Moss Ox ${mark}\n56 Forest`)).toEqual({ cards: "4 Moss Ox; 56 Forest", doubts: "" });
    expect(readFound(`60 Forest\n\nSideboard\n4x Moss Ox ${mark}`)).toEqual({
      cards: "60 Forest | 4 Moss Ox",
      doubts: "",
    });
  });

  it.each(["[WC02:cr113] Moss Ox", "(WC02) Moss Ox", "[LEA#270] Moss Ox", "*F* Moss Ox"])("4 %s", (card) => {
    expect(readFound(`4 ${card}\n56 Forest`)).toEqual({ cards: "4 Moss Ox; 56 Forest", doubts: "" });
  });

  it.each([
    ["4,Moss Ox,LEA,123"],
    ["4\tMoss Ox\tLEA\t123"],
    ["Moss Ox\t4\tLEA\t123"],
    ["Moss Ox (WC02) cr113 x4"],
    ["Moss Ox [WC02] - 4"],
    ["Moss Ox (LEA) 4"],
  ])("%s", (line) => {
    expect(readFound(`${line}\n56 Forest`)).toEqual({ cards: "4 Moss Ox; 56 Forest", doubts: "" });
  });

  it("but a part of the list in a cell of its own is", () => {
    expect(readFound("56\tForest\tLEA\tMain\n4\tMoss Ox\tLEA\tSideboard").cards).toBe("56 Forest | 4 Moss Ox");
  });

  it.each(["B.O.X. (Left)", "Moss (Not the Ox)", "Moss Suit (Used)", "+2 Mace", "Ox of Level 12", "Moss-Ox"])(
    "and %s is a whole name",
    (name) => {
      expect(readFound(`1 ${name}\n59 Forest`).cards).toBe(`1 ${name}; 59 Forest`);
      expect(readFound(`1 ${name} (UGL) 28a\n59 Forest`).cards).toBe(`1 ${name}; 59 Forest`);
    },
  );

  it.each([
    "4 Moss Ox (WC02) cr113 x4",
    "4 Moss Ox (WC02) cr113 and more",

    "4 Moss Ox 【WC02】 cr113",
    "4 Moss Ox LEA 123",
    "4 Moss Ox - LEA 123",
    "4 Moss Ox, LEA, 123",
  ])("what may be one is asked about: %s", (line) => {
    const { unread } = readDeckText(`${line}\n56 Forest`);
    expect(unread).toMatchObject([{ line: 1, why: "ONE_NAME" }]);
    const [doubt] = unread;
    const offered = doubt === undefined ? [] : getLineReadings(line, doubt);
    expect(offered[0]).toBe("4 Moss Ox");
    for (const one of offered) expect(readDeckText(replaceLine(line, 1, one)).unread, one).toEqual([]);
  });

  it.each([
    ["4 Moss Ox (MMQ) 324", "mmq"],
    ["4 Moss Ox [TE]", "tmp"],
    ["4 Moss Ox (LEA, 123)", "lea"],
    ["4 Moss Ox [LEA-123]", "lea"],
    ["4 Moss Ox (Ice Age)", "ice"],
    ["4 Moss Ox|ICE|12", "ice"],
  ])("and its set is kept: %s", (line, code) => {
    expect([...readDeckText(line).printings.values()].flat()).toContain(code);
  });
});

it.each(["2 Forest, Tomb of the Ox (AB1) 248", "2 Forest, Worldwalker (AB1) 187", "2 Forest and Ox [AB1] 12"])(
  "a name with a set and a number is one card: %s",
  (line) => {
    const name = line.slice(2).replace(/\s[([].*/u, "");
    expect(readFound(`4 Moss Ox\n${line}`)).toEqual({ cards: `4 Moss Ox; 2 ${name}`, doubts: "" });
  },
);
