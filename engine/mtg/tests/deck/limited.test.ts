import { describe, expect } from "vitest";
import { checkDeck, type FormatId, type MtgDeck } from "../../deck";
import { rule } from "../../testing/rule";
import { createTestDeck } from "../../testing/test-deck";

const errors = (deck: MtgDeck, format: FormatId) =>
  checkDeck(deck, { format, on: "2000-12-15", cards: null })
    .filter(({ severity }) => severity === "error")
    .map(({ code, rule: id, names, have, want }) => [code, id, ...names, have, want]);

describe("a deck from a pool", () => {
  rule(["mtg-6e:D.17.4", "mtg-6e:D.19.7", "mtg-6e:P.1.2"], "has forty cards at least", () => {
    for (const format of ["sealed", "draft"] as const) {
      expect(errors(createTestDeck([], { size: 40 }), format)).toEqual([]);
      const id = format === "sealed" ? "mtg-6e:D.17.4" : "mtg-6e:D.19.7";
      expect(errors(createTestDeck([], { size: 39 }), format)).toEqual([["MINIMUM", id, 39, 40]]);
    }
  });

  rule(
    ["mtg-6e:D.17.5", "mtg-6e:D.17.7", "mtg-6e:D.17.8", "mtg-6e:P.1.3"],
    "has any number of copies, any sideboard, and no lists",
    () => {
      const deck = createTestDeck(["6 Sentry", "2 Sol Ring"], { size: 40, sideboard: ["3 Lancer"] });
      expect(errors(deck, "sealed")).toEqual([]);
    },
  );

  rule(["mtg-6e:D.17.6", "mtg-6e:D.19.4"], "has no card that concerns ante", () => {
    expect(errors(createTestDeck(["Jeweled Bird"], { size: 40 }), "sealed")).toEqual([
      ["ANTE", "mtg-6e:D.17.6", "Jeweled Bird", 1, 0],
    ]);
    expect(errors(createTestDeck(["Jeweled Bird"], { size: 40 }), "draft")[0]?.[1]).toBe("mtg-6e:D.19.4");
    expect(errors(createTestDeck(["Chaos Orb"], { size: 40 }), "draft")).toEqual([]);
  });

  rule(["mtg-6e:D.17.1", "mtg-6e:D.19.6"], "holds no more than the pool does, basic lands apart", () => {
    const deck = createTestDeck(["2 Sentry"], { size: 40, sideboard: ["1 Sentry"], pool: ["2 Sentry"] });
    expect(errors(deck, "sealed")).toEqual([["POOL", "mtg-6e:D.17.1", "Sentry", 3, 2]]);
    expect(errors({ ...deck, pool: [] }, "sealed")).toEqual([]);
  });
});
