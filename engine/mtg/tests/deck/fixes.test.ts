import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyMtgFix,
  checkDeck,
  FORMAT_IDS,
  type FormatId,
  isBasicLand,
  MTG_DECK_PROBLEM_CODES,
  type MtgCardData,
  type MtgDeck,
} from "../../deck";
import { groupCopiesByCard } from "../../deck/lines";
import { createCardData, createTestDeck } from "../../testing/test-deck";

const CARDS = createCardData({
  Sentry: "6ed",
  Lancer: "inv",
  "Saga Beast": "usg",
  "Old Guard": "3ed",
  "Primer Beast": "por",
  "Silver Beast": "ugl",
  "Gold Border": "ced",
  "Book Promo": "phpr",
  "Sol Ring": "3ed",
  "Chaos Orb": "2ed",
  "Dark Ritual": "6ed",
  "Jeweled Bird": "chr",
});

/** The deck after the first fix of its first error, again and again until none is left; `null` where that does not end. */
function repaired(deck: MtgDeck, format: FormatId, on: string, cards: MtgCardData | null): MtgDeck | null {
  let now = deck;
  for (let turns = 0; turns < 200; turns += 1) {
    const [worst] = checkDeck(now, { format, on, cards }).filter(({ severity }) => severity === "error");
    if (worst === undefined) return now;
    if (worst.fix === null) return null;
    now = applyMtgFix(now, worst.fix);
  }
  return null;
}

const names = [
  ...["Sentry", "Lancer", "Saga Beast", "Old Guard", "Primer Beast", "Silver Beast", "Gold Border", "Book Promo"],
  ...["Sol Ring", "Chaos Orb", "Dark Ritual", "Jeweled Bird", "Sentri", "Wax", "Forest", "Snow-Covered Island"],
];
const lines = fc.array(fc.record({ name: fc.constantFrom(...names), count: fc.integer({ min: -1, max: 40 }) }), {
  maxLength: 12,
});
const anyDeck: fc.Arbitrary<MtgDeck> = fc.record({ main: lines, sideboard: lines, pool: lines });

describe("fixes of a deck", () => {
  test("one after another make any deck legal, in every format, with card data and without", () => {
    fc.assert(
      fc.property(
        anyDeck,
        fc.constantFrom(...FORMAT_IDS),
        fc.constantFrom("1999-06-01", "2000-10-31", "2000-11-01"),
        fc.constantFrom(CARDS, null),
        (deck, format, on, cards) => {
          const legal = repaired(deck, format, on, cards);
          expect(legal, JSON.stringify(deck)).not.toBeNull();
        },
      ),
    );
  });

  // Each row: `deck | sideboard | pool`, its format, and the cards of deck and sideboard that the format lets stay.
  test.each<readonly [deck: string, format: FormatId, kept: number]>([
    ["4 Sol Ring; 2 Chaos Orb; 6 Grizzly Bears; 40 Forest | 1 Sol Ring; 10 Forest", "type1", 55],
    ["2 Black Lotus; 2 Mox Jet; 30 Swamp | 2 Black Lotus; 20 Swamp", "type1", 47],
    ["3 Necropotence; 57 Swamp | 1 Necropotence; 14 Swamp", "type1", 72],
    ["1 Sol Ring; 4 Counterspell; 55 Island | 3 Counterspell; 12 Island", "type1.5", 71],
    ["4 Dark Ritual; 4 Lightning Bolt; 4 Necropotence; 40 Swamp | 2 Dark Ritual; 13 Swamp", "extended", 57],
    ["4 Serra Angel; 5 Wrath of God; 51 Plains | 4 Disenchant; 12 Plains", "extended", 70],
    ["30 Snow-Covered Forest; 30 Forest | 4 Lightning Bolt; 11 Forest", "standard", 41],
    ["7 Shock; 53 Mountain | 4 Shock; 12 Mountain", "standard", 69],
    ["4 Rishadan Port; 4 Lin Sivvi, Defiant Hero; 52 Plains | 4 Rishadan Port; 11 Plains", "masques", 63],
    ["4 Gaea's Cradle; 4 Llanowar Elves; 30 Forest | 1 Windfall; 14 Forest", "urza", 48],
    ["4 Thawing Glaciers; 4 Zuran Orb; 30 Snow-Covered Swamp; 9 Giant Growth", "iceAge", 34],
    ["2 Jeweled Bird; 9 Shock; 20 Mountain", "sealed", 29],
    ["5 Shock; 2 Fireball; 30 Mountain | 2 Shock; 1 Fireball | 4 Shock; 2 Fireball; 5 Mountain", "sealed", 36],
    ["1 Contract from Below; 4 Duress; 30 Swamp |  | 1 Contract from Below; 3 Duress", "draft", 33],
    ["23 Unsummon; 16 Island", "draft", 39],
    ["59 Grizzly Bears", "type1", 4],
    ["4 Grizzly Bears | 15 Grizzly Bears", "type1", 4],
    ["60 Chaos Orb | 15 Falling Star", "type1", 0],
    ["1 Black Lotus", "extended", 0],
    [" | 15 Forest", "type1", 15],
    ["4 Counterspell; 56 Island | 4 Disenchant; 12 Plains", "standard", 75],
    ["4 Counterspell; 55 Island | 4 Disenchant; 12 Island", "standard", 74],
    ["1 Recall; 1 Tinker; 4 Strip Mine; 54 Island | 1 Time Walk; 14 Island", "type1.5", 68],
    [
      "4 Black Vise; 2 Hymn to Tourach; 3 Giant Growth; 2 Counterspell; 4 Shock; 51 Swamp | 2 Mishra's Factory; 3 The Abyss; 4 Giant Growth; 1 Counterspell; 2 Shock; 10 Swamp",
      "standard",
      72,
    ],
    [
      "2 Hymn to Tourach; 3 Shock; 5 Unsummon; 1 Giant Growth; 3 Llanowar Elves; 3 Fireball; 1 Disenchant; 4 Counterspell; 39 Plains | 4 Mox Jet; 3 Giant Growth; 1 Fireball; 3 Counterspell; 4 Plains",
      "iceAge",
      66,
    ],
    [
      "2 Duress; 6 Llanowar Elves; 6 Shock; 6 Giant Growth; 41 Mountain | 3 Demonic Tutor; 2 Duress; 4 Shock; 3 Giant Growth; 3 Mountain",
      "type1",
      61,
    ],
    [
      "1 Recall; 1 Disenchant; 2 Fireball; 6 Unsummon; 3 Giant Growth; 42 Island | 2 Strip Mine; 1 Chaos Orb; 2 Recall; 4 Unsummon; 7 Island",
      "type1",
      61,
    ],
    [
      "4 Black Lotus; 1 Dark Ritual; 5 Wrath of God; 4 Duress; 1 Fireball; 1 Unsummon; 5 Llanowar Elves; 3 Grizzly Bears; 34 Plains | 1 Mana Vault; 3 Zuran Orb; 2 Llanowar Elves; 2 Grizzly Bears; 7 Plains",
      "extended",
      59,
    ],
    [
      "4 Necropotence; 4 Llanowar Elves; 3 Grizzly Bears; 3 Fireball; 4 Giant Growth; 37 Island | 1 Falling Star; 2 Llanowar Elves; 3 Grizzly Bears",
      "type1",
      53,
    ],
    [
      "3 Mishra's Factory; 1 Disenchant; 4 Fireball; 2 Llanowar Elves; 2 Giant Growth; 5 Grizzly Bears; 6 Counterspell; 5 Wrath of God; 2 Shock; 28 Forest | 3 Serra Angel; 2 The Abyss; 1 Disenchant; 4 Grizzly Bears; 5 Forest",
      "masques",
      57,
    ],
    [
      "3 Hymn to Tourach; 3 Thawing Glaciers; 2 Unsummon; 3 Counterspell; 1 Duress; 46 Forest | 3 Hymn to Tourach; 2 Unsummon; 17 Forest",
      "iceAge",
      67,
    ],
    [
      "2 Zuran Orb; 2 Hymn to Tourach; 4 Fireball; 2 Wrath of God; 4 Disenchant; 5 Counterspell; 1 Grizzly Bears; 3 Giant Growth; 32 Mountain | 1 Thawing Glaciers; 2 Wrath of God; 3 Disenchant; 2 Counterspell; 2 Grizzly Bears; 5 Mountain",
      "iceAge",
      59,
    ],
    [
      "2 The Abyss; 2 Mishra's Factory; 1 Serra Angel; 4 Counterspell; 2 Unsummon; 2 Disenchant; 4 Giant Growth; 1 Duress; 42 Swamp | 4 Black Vise; 1 Mishra's Factory; 3 Counterspell; 1 Unsummon; 2 Giant Growth; 4 Swamp",
      "masques",
      60,
    ],
    [
      "2 Black Lotus; 2 Time Walk; 2 Shock; 1 Llanowar Elves; 3 Grizzly Bears; 4 Fireball; 6 Disenchant; 46 Plains | 1 Black Lotus; 2 Tempest Efreet; 1 Llanowar Elves; 3 Fireball; 9 Plains",
      "type1",
      72,
    ],
  ])("keep what may stay of %s in %s", (text, format, kept) => {
    const [main = [], sideboard = [], pool = []] = text.split(" | ").map((part) => part.split("; ").filter(Boolean));
    const deck = createTestDeck(main, { sideboard, pool, size: 0 });
    const legal = repaired(deck, format, "2000-12-15", null);
    const copies = (of: MtgDeck | null) => groupCopiesByCard(of ?? { main: [], sideboard: [] });
    const after = new Map(copies(legal).map(({ key, total }) => [key, total]));
    const stayed = copies(deck).reduce((sum, { key, total }) => sum + Math.min(total, after.get(key) ?? 0), 0);
    expect(stayed).toBeGreaterThanOrEqual(kept);
    const known = new Set(copies(deck).map(({ key }) => key));
    expect([...after.keys()].filter((key) => !known.has(key) && !isBasicLand(key))).toEqual([]);
  });

  test("there is a deck with each problem", () => {
    const met = new Set<string>();
    const note = (deck: MtgDeck, format: string, on = "2000-12-15", cards: MtgCardData | null = CARDS) => {
      for (const { code } of checkDeck(deck, { format, on, cards })) met.add(code);
    };
    const all = createTestDeck(
      names.map((name) => `5 ${name}`),
      { size: 0, sideboard: ["1 Sentry"], pool: ["1 Sentry"] },
    );
    for (const format of FORMAT_IDS) for (const on of ["2000-10-31", "2000-12-15"]) note(all, format, on);
    note(createTestDeck([], { size: 10 }), "standard");
    note(createTestDeck(["Mystery"]), "standard", "2000-12-15", null);
    note(createTestDeck([]), "toString");
    expect([...met].sort()).toEqual([...MTG_DECK_PROBLEM_CODES].sort());
  });

  test("come from the sideboard first, and take no more than is too much", () => {
    const deck = createTestDeck(["3 Sentry"], { sideboard: ["3 Sentry", "12 Plains"] });
    const [found] = checkDeck(deck, { format: "type1", on: "2000-12-15", cards: null });
    expect(found?.fix).toEqual({ do: "remove", zone: "sideboard", name: "Sentry", count: 2 });
    const both = createTestDeck(["5 Sentry"], { sideboard: ["1 Sentry", "14 Plains"] });
    expect(checkDeck(both, { format: "type1", on: "2000-12-15", cards: null })[0]?.fix).toEqual({
      do: "several",
      fixes: [
        { do: "remove", zone: "sideboard", name: "Sentry", count: 1 },
        { do: "remove", zone: "main", name: "Sentry", count: 1 },
      ],
    });
  });
});
