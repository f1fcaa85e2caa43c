import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyMtgFix,
  checkDeck,
  FORMAT_IDS,
  type FormatId,
  MTG_DECK_PROBLEM_CODES,
  type MtgCardData,
  type MtgDeck,
} from "../../deck";
import { cardData, deckOf } from "../../testing/deck-of";

const CARDS = cardData({
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

  test("there is a deck with each problem", () => {
    const met = new Set<string>();
    const note = (deck: MtgDeck, format: FormatId, on = "2000-12-15", cards: MtgCardData | null = CARDS) => {
      for (const { code } of checkDeck(deck, { format, on, cards })) met.add(code);
    };
    const all = deckOf(
      names.map((name) => `5 ${name}`),
      { size: 0, sideboard: ["1 Sentry"], pool: ["1 Sentry"] },
    );
    for (const format of FORMAT_IDS) for (const on of ["2000-10-31", "2000-12-15"]) note(all, format, on);
    note(deckOf([], { size: 10 }), "standard");
    note(deckOf(["Mystery"]), "standard", "2000-12-15", null);
    expect([...met].sort()).toEqual([...MTG_DECK_PROBLEM_CODES].sort());
  });

  test("come from the sideboard first, and take no more than is too much", () => {
    const deck = deckOf(["3 Sentry"], { sideboard: ["3 Sentry", "12 Plains"] });
    const [found] = checkDeck(deck, { format: "type1", on: "2000-12-15", cards: null });
    expect(found?.fix).toEqual({ do: "remove", zone: "sideboard", name: "Sentry", count: 2 });
    const both = deckOf(["5 Sentry"], { sideboard: ["1 Sentry", "14 Plains"] });
    expect(checkDeck(both, { format: "type1", on: "2000-12-15", cards: null })[0]?.fix).toEqual({
      do: "several",
      fixes: [
        { do: "remove", zone: "sideboard", name: "Sentry", count: 1 },
        { do: "remove", zone: "main", name: "Sentry", count: 1 },
      ],
    });
  });
});
