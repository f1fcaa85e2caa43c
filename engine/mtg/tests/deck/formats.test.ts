import { describe, expect, test } from "vitest";
import { checkDeck, FORMATS, type FormatId, type MtgCardData, type MtgDeck } from "../../deck";
import { rule } from "../../testing/rule";
import { createCardData, createTestDeck } from "../../testing/test-deck";

const TODAY = "2000-12-15";
const judged = (deck: MtgDeck, format: FormatId, on = TODAY, cards: MtgCardData | null = null) =>
  checkDeck(deck, { format, on, cards });
const errors = (...parts: Parameters<typeof judged>) =>
  judged(...parts)
    .filter(({ severity }) => severity === "error")
    .map(({ code, rule: id, names, have, want }) => [code, id, ...names, have, want]);

const CONSTRUCTED = ["type1", "type1.5", "extended", "standard", "urza"] as const;
const MINIMUM = { type1: "D.13.5", "type1.5": "D.14.5", extended: "D.15.4", standard: "D.16.7", urza: "D.16.7" };
const COPIES = { type1: "D.13.7", "type1.5": "D.14.7", extended: "D.15.6", standard: "D.16.9", urza: "D.16.9" };
const SIDEBOARD = { type1: "D.13.6", "type1.5": "D.14.6", extended: "D.15.5", standard: "D.16.8", urza: "D.16.8" };

describe.each(CONSTRUCTED)("a deck for %s", (format) => {
  test("of sixty basic lands is legal, and of more", () => {
    expect(errors(createTestDeck([]), format)).toEqual([]);
    expect(errors(createTestDeck([], { size: 61 }), format)).toEqual([]);
  });

  rule(
    ["mtg-6e:D.13.5", "mtg-6e:D.14.5", "mtg-6e:D.15.4", "mtg-6e:D.16.7", "mtg-6e:P.1.2", "mtg-flow:0.2"],
    "has sixty cards at least",
    () => {
      expect(errors(createTestDeck([], { size: 59 }), format)).toEqual([
        ["MINIMUM", `mtg-6e:${MINIMUM[format]}`, 59, 60],
      ]);
    },
  );

  rule(
    ["mtg-6e:D.13.7", "mtg-6e:D.14.7", "mtg-6e:D.15.6", "mtg-6e:D.16.9", "mtg-6e:P.1.3"],
    "has at most four of a name in deck and sideboard together, basic lands apart",
    () => {
      const four = createTestDeck(["3 Sentry"], { sideboard: ["1 sentry", "14 Plains"] });
      expect(errors(four, format)).toEqual([]);
      const five = createTestDeck(["3 Sentry"], { sideboard: ["2 sentry", "13 Plains"] });
      expect(errors(five, format)).toEqual([["COPIES", `mtg-6e:${COPIES[format]}`, "Sentry", 5, 4]]);
    },
  );

  rule(
    ["mtg-6e:D.13.6", "mtg-6e:D.14.6", "mtg-6e:D.15.5", "mtg-6e:D.16.8", "mtg-6e:D.8.1", "mtg-6e:D.11.2"],
    "has fifteen cards in its sideboard, if any",
    () => {
      for (const size of [1, 14, 16])
        expect(errors(createTestDeck([], { sideboard: [`${size} Plains`] }), format)).toEqual([
          ["SIDEBOARD", `mtg-6e:${SIDEBOARD[format]}`, size, 15],
        ]);
      expect(errors(createTestDeck([], { sideboard: ["15 Plains"] }), format)).toEqual([]);
    },
  );

  rule("mtg-6e:D.11.3", "may do without a sideboard", () => {
    expect(errors(createTestDeck([], { sideboard: [] }), format)).toEqual([]);
  });
});

describe("lists of a format", () => {
  rule("mtg-6e:D.13.8", "restrict a card to one copy in deck and sideboard together in Type 1", () => {
    expect(errors(createTestDeck(["1 Sol Ring"]), "type1")).toEqual([]);
    const two = createTestDeck(["1 Sol Ring"], { sideboard: ["1 SOL RING", "14 Plains"] });
    expect(errors(two, "type1")).toEqual([["RESTRICTED", "mtg-6e:D.13.8", "Sol Ring", 2, 1]]);
  });

  rule("mtg-6e:D.13.9", "ban a card from Type 1", () => {
    expect(errors(createTestDeck(["1 Chaos Orb"]), "type1")).toEqual([["BANNED", "mtg-6e:D.13.9", "Chaos Orb", 1, 0]]);
  });

  rule(["mtg-6e:D.14.8", "mtg-6e:D.14.9"], "ban from Type 1.5 what Type 1 restricts or bans", () => {
    for (const name of ["Sol Ring", "Chaos Orb"])
      expect(errors(createTestDeck([name]), "type1.5")).toEqual([["BANNED", "mtg-6e:D.14.9", name, 1, 0]]);
  });

  rule(["mtg-6e:D.15.7", "mtg-6e:D.15.9"], "ban sixteen cards from Extended and restrict none", () => {
    expect(errors(createTestDeck(["4 Necropotence"]), "extended")).toEqual([]);
    expect(errors(createTestDeck(["4 Dark Ritual"]), "extended")).toEqual([
      ["BANNED", "mtg-6e:D.15.9", "Dark Ritual", 4, 0],
    ]);
  });

  rule(["mtg-6e:D.16.10", "mtg-6e:D.16.11"], "are empty in Standard", () => {
    expect([FORMATS.standard.restricted, FORMATS.standard.banned]).toEqual([null, null]);
  });

  // N31
  rule(
    ["mtg-6e:D.18.4", "mtg-6e:D.18.r1"],
    "of a block are its own alone: what Type 1 restricts does not matter",
    () => {
      const deck = createTestDeck(["4 Mystical Tutor", "1 Squandered Resources"]);
      expect(errors(deck, "mirage")).toEqual([["BANNED", "mtg-6e:D.18.4", "Squandered Resources", 1, 0]]);
    },
  );

  rule("mtg-6e:D.18.8", "ban nothing from the newest block", () => {
    expect(FORMATS.invasion.banned).toBeNull();
  });
});

describe("sets of a format", () => {
  // N28
  rule(
    ["mtg-6e:D.16.2", "mtg-6e:D.16.6", "mtg-6e:D.13.4", "mtg-6e:D.16.5"],
    "rotate out of Standard as a new block comes in",
    () => {
      const before = FORMATS.standard.setsOn("2000-10-31");
      const after = FORMATS.standard.setsOn("2000-11-01");
      expect([...before].sort()).toEqual(["6ed", "mmq", "nem", "pcy", "uds", "ulg", "usg"]);
      expect([...after].sort()).toEqual(["6ed", "inv", "mmq", "nem", "pcy"]);
    },
  );

  rule("mtg-6e:D.16.6", "in Standard have one base set, the newest, and each small set as it comes", () => {
    expect(FORMATS.standard.setsOn("1999-05-31")).toContain("5ed");
    expect(FORMATS.standard.setsOn("1999-06-01")).toContain("6ed");
    expect(FORMATS.standard.setsOn("1999-06-01")).not.toContain("5ed");
    expect(FORMATS.standard.setsOn("2000-02-29")).not.toContain("nem");
    expect(FORMATS.standard.setsOn("2000-03-01")).toContain("nem");
  });

  rule(
    ["mtg-6e:D.15.1", "mtg-house:15"],
    "of Extended begin with the fifth edition and with Ice Age, and leave out Chronicles",
    () => {
      const sets = FORMATS.extended.setsOn(TODAY);
      for (const code of ["5ed", "6ed", "ice", "hml", "inv"]) expect(sets).toContain(code);
      for (const code of ["2ed", "3ed", "4ed", "chr", "leg", "drk", "fem", "por", "ugl"])
        expect(sets).not.toContain(code);
    },
  );

  rule(["mtg-6e:D.18.1", "mtg-6e:D.18.2"], "of a block are its own", () => {
    expect(FORMATS.urza.setsOn(TODAY)).toEqual(["usg", "ulg", "uds"]);
    expect(FORMATS.invasion.setsOn("2000-10-31")).toEqual([]);
  });

  rule("mtg-6e:D.17.3", "do not matter to a sealed deck, not even on the first day", () => {
    expect(FORMATS.sealed.setsOn("2000-10-02")).toContain("inv");
  });

  const CARDS = createCardData({
    "Old Guard": "3ed 4ed",
    "Both Times": "3ed 5ed",
    "Saga Beast": "usg",
    "New Beast": "inv",
    "Primer Beast": "por",
    "Silver Beast": "ugl",
    "Gold Border": "ced",
    "Book Promo": "phpr",
    "Snow-Covered Forest": "ice",
  });
  const cases: readonly [string, string, FormatId, string, string][] = [
    ["Old Guard", "NOT_IN_SETS", "extended", TODAY, "D.15.1"],
    ["Both Times", "", "extended", TODAY, ""],
    ["Saga Beast", "NOT_IN_SETS", "standard", TODAY, "D.16.2"],
    ["Saga Beast", "", "standard", "2000-10-31", ""],
    ["New Beast", "NOT_YET", "standard", "2000-10-31", "D.16.5"],
    ["New Beast", "", "standard", "2000-11-01", ""],
    ["New Beast", "NOT_YET", "type1", "2000-10-31", "D.13.4"],
    ["New Beast", "NOT_YET", "type1.5", "2000-10-31", "D.14.4"],
    ["New Beast", "NOT_YET", "extended", "2000-10-31", "D.15.3"],
    ["New Beast", "NOT_IN_SETS", "urza", TODAY, "D.18.1"],
    ["Primer Beast", "PORTAL_ONLY", "type1", TODAY, "D.13.3"],
    ["Primer Beast", "PORTAL_ONLY", "type1.5", TODAY, "D.14.3"],
    ["Primer Beast", "PORTAL_ONLY", "extended", TODAY, "D.15.2"],
    ["Primer Beast", "PORTAL_ONLY", "standard", TODAY, "D.16.4"],
    ["Silver Beast", "SILVER", "type1", TODAY, "D.13.r3"],
    ["Silver Beast", "SILVER", "type1.5", TODAY, "D.14.r2"],
    ["Silver Beast", "SILVER", "extended", TODAY, "D.15.r3"],
    ["Silver Beast", "SILVER", "standard", TODAY, "D.16.r3"],
    ["Gold Border", "COLLECTORS", "type1", TODAY, "D.13.r2"],
    ["Gold Border", "COLLECTORS", "type1.5", TODAY, "D.14.r1"],
    ["Gold Border", "COLLECTORS", "extended", TODAY, "D.15.r2"],
    ["Gold Border", "COLLECTORS", "standard", TODAY, "D.16.r2"],
    ["Book Promo", "", "type1", TODAY, ""],
    ["Book Promo", "", "type1.5", TODAY, ""],
    ["Book Promo", "PROMO", "extended", TODAY, "D.15.1"],
    ["Book Promo", "PROMO", "standard", TODAY, "D.16.3"],
    ["Old Guard", "", "type1", TODAY, ""],
    ["Old Guard", "", "sealed", TODAY, ""],
    ["Snow-Covered Forest", "NOT_IN_SETS", "standard", TODAY, "D.16.r1"],
    ["Snow-Covered Forest", "", "extended", TODAY, ""],
    ["Snow-Covered Forest", "", "iceAge", TODAY, ""],
    ["Snow-Covered Forest", "NOT_IN_SETS", "tempest", TODAY, "D.18.1"],
  ];
  /** Judges the cases of some formats, one copy of each card. */
  const judgeCases = (...formats: readonly FormatId[]) => {
    const own = cases.filter(([, , format]) => formats.includes(format));
    expect(own.length).toBeGreaterThan(0);
    for (const [name, code, format, on, id] of own) {
      const found = errors(createTestDeck([`1 ${name}`]), format, on, CARDS);
      expect(found, `${name} in ${format} on ${on}`).toEqual(code === "" ? [] : [[code, `mtg-6e:${id}`, name, 1, 0]]);
    }
  };

  rule(
    ["mtg-6e:D.13.2", "mtg-6e:D.13.3", "mtg-6e:D.13.r2", "mtg-6e:D.13.r3"],
    "decide in Type 1 by printings where card data is there",
    () => judgeCases("type1"),
  );

  rule(
    ["mtg-6e:D.14.2", "mtg-6e:D.14.3", "mtg-6e:D.14.4", "mtg-6e:D.14.r1", "mtg-6e:D.14.r2"],
    "decide in Type 1.5 by printings where card data is there",
    () => judgeCases("type1.5"),
  );

  // N32
  rule(
    ["mtg-6e:D.15.1", "mtg-6e:D.15.2", "mtg-6e:D.15.3", "mtg-6e:D.15.r2", "mtg-6e:D.15.r3"],
    "decide in Extended by printings where card data is there",
    () => judgeCases("extended"),
  );

  rule(
    ["mtg-6e:D.16.3", "mtg-6e:D.16.4", "mtg-6e:D.16.r1", "mtg-6e:D.16.r2", "mtg-6e:D.16.r3"],
    "decide in Standard by printings where card data is there",
    () => judgeCases("standard"),
  );

  rule(
    ["mtg-6e:D.18.1", "mtg-6e:K.21.r6"],
    "decide in blocks and limited decks by printings where card data is there",
    () => judgeCases("urza", "iceAge", "tempest", "sealed"),
  );

  rule("mtg-6e:D.13.4", "say from which day a card may be used that may not yet", () => {
    const [found] = judged(createTestDeck(["1 New Beast"]), "standard", "2000-10-31", CARDS);
    expect(found).toMatchObject({ code: "NOT_YET", from: "2000-11-01" });
  });

  rule("mtg-6e:D.15.r1", "without card data leave out of Extended what the list of last printings names", () => {
    expect(errors(createTestDeck(["1 Flying Men"]), "extended")).toEqual([
      ["NOT_IN_SETS", "mtg-6e:D.15.r1", "Flying Men", 1, 0],
    ]);
    expect(errors(createTestDeck(["4 Taiga"]), "extended")).toEqual([]);
  });

  test("without card data are unknown for every other name, which is advice", () => {
    const found = judged(createTestDeck(["4 Both Times"]), "standard");
    expect(found).toMatchObject([{ code: "SETS_UNKNOWN", severity: "advice", names: ["Both Times"], fix: null }]);
  });
});

describe("names", () => {
  // N29
  rule(
    ["mtg-6e:K.24.6", "mtg-6e:K.24.4", "mtg-6e:K.3.3"],
    "of split cards are both halves, however they are parted",
    () => {
      expect(errors(createTestDeck(["1 Wax"]), "type1")).toEqual([["HALF_SPLIT", "mtg-6e:K.24.6", "Wax", 1, 0]]);
      const five = createTestDeck(["2 Wax/Wane", "3 Wax // Wane"]);
      expect(errors(five, "type1")).toEqual([["COPIES", "mtg-6e:D.13.7", "Wax/Wane", 5, 4]]);
    },
  );

  rule(["mtg-6e:D.13.7", "mtg-6e:K.3.3"], "are one card in any spelling, language and case", () => {
    const deck = createTestDeck([
      "1 《意志の力/Force of Will》",
      "2 force of  will",
      "1 Force of Will",
      "1 意志の力/FORCE OF WILL",
    ]);
    expect(errors(deck, "type1")).toMatchObject([["COPIES", "mtg-6e:D.13.7", "《意志の力/Force of Will》", 5, 4]]);
    const accents = createTestDeck(["3 Juzám Djinn", "2 Juzam Djinn"]);
    expect(errors(accents, "type1")).toMatchObject([["COPIES", "mtg-6e:D.13.7", "Juzám Djinn", 5, 4]]);
    const quotes = createTestDeck(["2 Urza’s Bauble", "3 Urza's Bauble"]);
    expect(errors(quotes, "type1")).toHaveLength(1);
    const letters = createTestDeck(["2 Æther Flash", "3 Aether Flash"]);
    expect(errors(letters, "type1")).toHaveLength(1);
  });

  rule(
    ["mtg-6e:K.21.r4", "mtg-6e:K.21.r6"],
    "of basic lands may be in any number, snow-covered ones and Japanese ones too",
    () => {
      expect(errors(createTestDeck(["20 Snow-Covered Island", "20 森", "20 島"]), "type1")).toEqual([]);
    },
  );

  rule("mtg-6e:D.6.1", "that no card has are refused where the cards are known, with the likeliest ones", () => {
    const [found] = judged(createTestDeck(["1 Sentri"]), "type1", TODAY, createCardData({ Sentry: "6ed" }));
    expect(found).toMatchObject({ code: "UNKNOWN_NAME", fix: { do: "rename", candidates: ["Sentry"] } });
  });
});
