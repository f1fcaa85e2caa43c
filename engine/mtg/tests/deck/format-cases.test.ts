import { describe, expect } from "vitest";
import { checkDeck, type FormatId, hasNoErrors, type MtgDeck } from "../../deck";
import { rule } from "../../testing/rule";
import { createCardData, createTestDeck } from "../../testing/test-deck";

const DAY = "2000-12-15";
/** Cards by the sets that print them: names of our own beside those that lists name. */
const CARDS = createCardData({
  "Alpha Only": "lea",
  "Old Knight": "2ed 3ed",
  "Fourth Knight": "4ed",
  "Fifth Knight": "4ed 5ed",
  "Sixth Knight": "6ed",
  "Dark Knight": "drk",
  "Again Knight": "leg chr",
  "Ice Knight": "ice",
  "Ally Knight": "all",
  "Jungle Knight": "mir",
  "Storm Knight": "tmp",
  "Exile Knight": "exo",
  "Saga Knight": "usg",
  "Legacy Knight": "ulg",
  "Masque Knight": "mmq",
  "Nemesis Knight": "nem",
  "Prophet Knight": "pcy",
  "Invasion Knight": "inv",
  "Portal Knight": "por p02",
  "Kingdoms Knight": "ptk",
  "Portal Twice": "por 6ed",
  "Silver Knight": "ugl",
  "Gold Knight": "ced cei",
  "Gold Twice": "ced 2ed",
  "Book Knight": "phpr",
  "Sol Ring": "lea 2ed 3ed",
  "Dark Ritual": "5ed 6ed ice mir usg mmq",
  "Cursed Scroll": "tmp",
  "Rishadan Port": "mmq",
  "Lin Sivvi, Defiant Hero": "nem",
  "Gaea's Cradle": "usg",
  "Thawing Glaciers": "all",
  "Zuran Orb": "ice",
  "Squandered Resources": "vis",
  "Chaos Orb": "lea 2ed",
  "Contract from Below": "3ed",
  "Amulet of Quoz": "ice",
  Taiga: "3ed",
});

const verdicts = (deck: MtgDeck, format: FormatId, on: string): readonly string[] =>
  checkDeck(deck, { format, on, cards: CARDS }).map(({ code, rule: id }) => `${code} ${id.split(":")[1]}`);

type Case = readonly [lines: string, format: FormatId, on: string, verdict: string];
/** Each line is `deck | sideboard`; the deck is filled with forests. An empty verdict is a legal deck. */
const judge = ([lines, format, on, verdict]: Case) => {
  const [main = "", side = ""] = lines.split(" | ");
  const list = (text: string) => (text === "" ? [] : text.split("; "));
  const isLimited = format === "sealed" || format === "draft";
  const pool = isLimited ? [...list(main), ...list(side)] : [];
  const deck = createTestDeck(list(main), { sideboard: list(side), size: isLimited ? 40 : 60, pool });
  expect(verdicts(deck, format, on), `${lines} in ${format} on ${on}`).toEqual(verdict === "" ? [] : [verdict]);
  expect(hasNoErrors(checkDeck(deck, { format, on, cards: CARDS }))).toBe(verdict === "");
};

describe("decks judged in their formats", () => {
  rule(["mtg-6e:D.13.2", "mtg-6e:D.13.4", "mtg-6e:D.14.2"], "Type 1 and 1.5 allow each set from its day on", () => {
    const cases: readonly Case[] = [
      ["4 Alpha Only", "type1", DAY, ""],
      ["4 Again Knight", "type1", DAY, ""],
      ["4 Dark Knight", "type1.5", DAY, ""],
      ["4 Invasion Knight", "type1", "2000-10-31", "NOT_YET D.13.4"],
      ["4 Invasion Knight", "type1", "2000-11-01", ""],
      ["4 Exile Knight", "type1", "1998-07-31", "NOT_YET D.13.4"],
      ["4 Exile Knight", "type1", "1998-08-01", ""],
      ["4 Legacy Knight", "type1.5", "1999-03-31", "NOT_YET D.14.4"],
      ["4 Legacy Knight", "type1.5", "1999-04-01", ""],
      ["4 Nemesis Knight", "type1", "2000-02-29", "NOT_YET D.13.4"],
      ["4 Nemesis Knight", "type1", "2000-03-01", ""],
    ];
    cases.forEach(judge);
  });

  rule(
    ["mtg-6e:D.13.3", "mtg-6e:D.13.r2", "mtg-6e:D.13.r3", "mtg-6e:D.14.3", "mtg-6e:D.14.r1", "mtg-6e:D.14.r2"],
    "cards of Portal, collectors and Unglued may be used only where another set prints them",
    () => {
      const cases: readonly Case[] = [
        ["1 Portal Knight", "type1", DAY, "PORTAL_ONLY D.13.3"],
        ["1 Kingdoms Knight", "type1.5", DAY, "PORTAL_ONLY D.14.3"],
        ["4 Portal Twice", "type1", DAY, ""],
        ["4 Portal Twice", "standard", DAY, ""],
        ["1 Gold Knight", "type1", DAY, "COLLECTORS D.13.r2"],
        ["1 Gold Knight", "type1.5", DAY, "COLLECTORS D.14.r1"],
        ["4 Gold Twice", "type1", DAY, ""],
        ["1 Silver Knight", "type1", DAY, "SILVER D.13.r3"],
        ["1 Silver Knight", "type1.5", DAY, "SILVER D.14.r2"],
        ["1 Silver Knight", "urza", DAY, "SILVER D.16.r3"],
      ];
      cases.forEach(judge);
    },
  );

  rule(["mtg-6e:D.13.8", "mtg-6e:D.13.9", "mtg-6e:D.14.9"], "lists count deck and sideboard together", () => {
    const cases: readonly Case[] = [
      ["1 Sol Ring", "type1", DAY, ""],
      [" | 1 Sol Ring; 14 Forest", "type1", DAY, ""],
      ["2 Sol Ring", "type1", DAY, "RESTRICTED D.13.8"],
      ["1 Sol Ring", "type1.5", DAY, "BANNED D.14.9"],
      [" | 1 Sol Ring; 14 Forest", "type1.5", DAY, "BANNED D.14.9"],
      ["1 Chaos Orb", "type1", DAY, "BANNED D.13.9"],
      ["1 Contract from Below", "type1.5", DAY, "BANNED D.14.9"],
    ];
    cases.forEach(judge);
  });

  rule(["mtg-6e:D.15.1", "mtg-6e:D.15.3", "mtg-6e:D.15.9"], "Extended has its sets, its lands and its list", () => {
    const cases: readonly Case[] = [
      ["4 Fourth Knight", "extended", DAY, "NOT_IN_SETS D.15.1"],
      ["4 Fifth Knight", "extended", DAY, ""],
      ["4 Sixth Knight", "extended", DAY, ""],
      ["4 Ice Knight", "extended", DAY, ""],
      ["4 Dark Knight", "extended", DAY, "NOT_IN_SETS D.15.1"],
      ["4 Again Knight", "extended", DAY, "NOT_IN_SETS D.15.1"],
      ["4 Taiga", "extended", DAY, ""],
      ["1 Dark Ritual", "extended", DAY, "BANNED D.15.9"],
      ["1 Zuran Orb", "extended", DAY, "BANNED D.15.9"],
      ["1 Book Knight", "extended", DAY, "PROMO D.15.1"],
      ["4 Masque Knight", "extended", "1999-10-31", "NOT_YET D.15.3"],
      ["4 Masque Knight", "extended", "1999-11-01", ""],
    ];
    cases.forEach(judge);
  });

  rule(["mtg-6e:D.16.2", "mtg-6e:D.16.3", "mtg-6e:D.16.5", "mtg-6e:D.16.6"], "Standard turns with each block", () => {
    const cases: readonly Case[] = [
      ["4 Saga Knight", "standard", "2000-10-31", ""],
      ["4 Saga Knight", "standard", "2000-11-01", "NOT_IN_SETS D.16.2"],
      ["4 Storm Knight", "standard", "1999-10-31", ""],
      ["4 Storm Knight", "standard", "1999-11-01", "NOT_IN_SETS D.16.2"],
      ["4 Fifth Knight", "standard", "1999-05-31", ""],
      ["4 Fifth Knight", "standard", "1999-06-01", "NOT_IN_SETS D.16.2"],
      ["4 Sixth Knight", "standard", "1999-05-31", "NOT_YET D.16.5"],
      ["4 Prophet Knight", "standard", "2000-06-30", "NOT_YET D.16.5"],
      ["4 Prophet Knight", "standard", "2000-07-01", ""],
      ["4 Dark Ritual", "standard", DAY, ""],
      ["1 Book Knight", "standard", DAY, "PROMO D.16.3"],
    ];
    cases.forEach(judge);
  });

  rule(
    [
      "mtg-6e:D.18.1",
      "mtg-6e:D.18.3",
      "mtg-6e:D.18.4",
      "mtg-6e:D.18.5",
      "mtg-6e:D.18.6",
      "mtg-6e:D.18.7",
      "mtg-6e:D.18.8",
    ],
    "a block has its own sets and its own list",
    () => {
      const cases: readonly Case[] = [
        ["4 Ice Knight; 4 Ally Knight", "iceAge", DAY, ""],
        ["4 Jungle Knight", "iceAge", DAY, "NOT_IN_SETS D.18.1"],
        ["1 Thawing Glaciers", "iceAge", DAY, "BANNED D.18.3"],
        ["1 Amulet of Quoz", "iceAge", DAY, "BANNED D.18.3"],
        ["1 Squandered Resources", "mirage", DAY, "BANNED D.18.4"],
        ["4 Dark Ritual", "mirage", DAY, ""],
        ["1 Cursed Scroll", "tempest", DAY, "BANNED D.18.5"],
        ["4 Storm Knight; 4 Exile Knight", "tempest", DAY, ""],
        ["1 Gaea's Cradle", "urza", DAY, "BANNED D.18.6"],
        ["4 Saga Knight; 4 Dark Ritual", "urza", DAY, ""],
        ["1 Rishadan Port", "masques", DAY, "BANNED D.18.7"],
        ["1 Lin Sivvi, Defiant Hero", "masques", DAY, "BANNED D.18.7"],
        ["4 Invasion Knight", "masques", DAY, "NOT_IN_SETS D.18.1"],
        ["4 Invasion Knight", "invasion", DAY, ""],
        ["4 Sixth Knight", "invasion", DAY, "NOT_IN_SETS D.18.1"],
      ];
      cases.forEach(judge);
    },
  );

  rule(["mtg-6e:D.17.3", "mtg-6e:D.17.5", "mtg-6e:D.17.6", "mtg-6e:D.19.4"], "decks from a pool have no lists", () => {
    const cases: readonly Case[] = [
      ["7 Invasion Knight", "sealed", "2000-10-02", ""],
      ["5 Portal Knight; 2 Sol Ring", "sealed", DAY, ""],
      ["3 Invasion Knight | 2 Masque Knight", "draft", DAY, ""],
      ["1 Contract from Below", "sealed", DAY, "ANTE D.17.6"],
      ["1 Amulet of Quoz", "draft", DAY, "ANTE D.19.4"],
      ["4 Chaos Orb", "draft", DAY, ""],
    ];
    cases.forEach(judge);
  });

  rule(["mtg-6e:D.15.1", "mtg-6e:D.15.4"], "a card that the format refuses is none to fill a deck up with", () => {
    const deck = createTestDeck(["2 Old Knight", "2 Fifth Knight", "30 Snow-Covered Forest"], { size: 0 });
    const problems = checkDeck(deck, { format: "standard", on: "1999-05-31", cards: CARDS });
    const fix = problems.find(({ code }) => code === "MINIMUM")?.fix;
    const names = fix?.do === "add" ? fix.candidates.map(({ name }) => name) : [];
    expect(names).toEqual(["Fifth Knight", "Plains", "Island", "Swamp", "Mountain", "Forest"]);
  });

  rule(["mtg-6e:D.13.6", "mtg-6e:D.13.7", "mtg-6e:D.16.8", "mtg-6e:D.16.9"], "numbers are judged beside lists", () => {
    const cases: readonly Case[] = [
      ["4 Old Knight | 1 Old Knight; 14 Forest", "type1", DAY, "COPIES D.13.7"],
      ["4 Sixth Knight | 1 Sixth Knight; 14 Forest", "standard", DAY, "COPIES D.16.9"],
      ["4 Old Knight | 16 Forest", "type1", DAY, "SIDEBOARD D.13.6"],
      ["4 Sixth Knight | 7 Forest", "standard", DAY, "SIDEBOARD D.16.8"],
      ["4 Old Knight | 15 Snow-Covered Forest", "type1", DAY, ""],
    ];
    cases.forEach(judge);
  });
});

describe("split cards, of which no card data tells", () => {
  rule(["mtg-6e:D.13.4", "mtg-6e:K.24.1", "mtg-6e:D.18.1"], "are of Invasion", () => {
    const judged = (format: FormatId, on: string) =>
      checkDeck(createTestDeck(["4 Wax // Wane"]), { format, on, cards: null }).map(
        ({ code, rule: id }) => `${code} ${id}`,
      );
    expect(judged("type1", "2000-10-31")).toEqual(["NOT_YET mtg-6e:D.13.4"]);
    expect(judged("masques", DAY)).toEqual(["NOT_IN_SETS mtg-6e:D.18.1"]);
    for (const format of ["type1", "extended", "standard", "invasion"] as const)
      expect(judged(format, DAY), format).toEqual([]);
  });
});

describe("decks whose pool nobody told", () => {
  rule(
    ["mtg-6e:D.17.1", "mtg-6e:D.19.6", "mtg-house:33"],
    "are not said to come from it, unless they are basic lands alone",
    () => {
      const judged = (lines: readonly string[], format: FormatId) =>
        checkDeck(createTestDeck(lines, { size: 40 }), { format, on: DAY, cards: CARDS });
      for (const format of ["sealed", "draft"] as const) {
        expect(judged(["4 Sol Ring"], format)).toMatchObject([
          { code: "POOL", severity: "advice", have: 4, fix: null },
        ]);
        expect(judged([], format)).toEqual([]);
      }
      expect(judged(["1 Sol Ring"], "type1").map(({ code }) => code)).toEqual(["MINIMUM"]);
    },
  );
});
