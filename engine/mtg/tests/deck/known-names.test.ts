import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "../../../kernel/testing/scale-runs";
import {
  applyMtgFix,
  checkDeck,
  FORMAT_IDS,
  findNearestKnownNames,
  hasNoErrors,
  isKnownName,
  JAPANESE_CARD_NAMES,
  LAST_PRINTED,
  type MtgDeck,
  toNameKey,
} from "../../deck";
import { rule } from "../../testing/rule";
import { createCardData, createTestDeck } from "../../testing/test-deck";

const CHECK = { format: "type1", on: "2000-12-15", cards: null } as const;

describe("names near to those of the lists", () => {
  it.each([
    ["Yawgmoths Will", "Yawgmoth's Will"],
    ["Black Lotos", "Black Lotus"],
    ["Blakc Lotus", "Black Lotus"],
    ["BlackLotus", "Black Lotus"],
    ["Strip Mines", "Strip Mine"],
    ["Sol Rign", "Sol Ring"],
    ["Necropotance", "Necropotence"],
    ["Time Spiarl", "Time Spiral"],
    ["Will O The Wisp", "Will-O'-The-Wisp"],
    ["Wax / Wan", "Wax // Wane"],
    ["forests", "Forest"],
    ["Plain", "Plains"],
    ["Swmp", "Swamp"],
    ["Snow Covered Forests", "Snow-Covered Forest"],
    ["ネクロポーテンズ", "ネクロポーテンス"],
  ])("%s is near to %s", (written, name) => {
    expect(findNearestKnownNames(written)).toEqual([name]);
  });

  it.each([
    ...["Black Lotus", "Plains", "yawgmoth’s will", "沼", "Wax/Wane", "Grizzly Bears", "Shock", "", "x"],
    ...[
      "Goblin King",
      "Wall of Fire",
      "Urza's Mine",
      "Wall of Swords",
      "Meekstone",
      "Time Warp",
      "Mox Opal",
      "Recoil",
      "Mutavault",
      "ミシュラの工房",
    ],
  ])("%s is near to none: it is one itself, or another card", (written) => {
    expect(findNearestKnownNames(written)).toEqual([]);
  });

  it("are found for no name that lists know", () => {
    for (const name of Object.values(LAST_PRINTED).flat())
      expect([name, findNearestKnownNames(name)]).toEqual([name, []]);
    expect(["Forest", "Juzám Djinn", "Wax // Wane", "露天鉱床"].map(isKnownName)).toEqual(Array(4).fill(true));
    expect(["Grizzly Bears", "Wax", "ネクロ"].map(isKnownName)).toEqual(Array(3).fill(false));
  });
});

describe("a misspelt name without card data", () => {
  rule("mtg-6e:D.6.1", "is advice with the name that it may mean, since a card may have it", () => {
    const deck = createTestDeck(["4 Black Lotos"], { size: 60, pool: ["4 Black Lotos"] });
    for (const format of FORMAT_IDS) {
      const found = checkDeck(deck, { ...CHECK, format });
      expect(found, format).toMatchObject([{ code: "UNKNOWN_NAME", severity: "advice", names: ["Black Lotos"] }]);
      expect(found[0]?.fix).toEqual({ do: "rename", zone: "main", name: "Black Lotos", candidates: ["Black Lotus"] });
    }
  });

  rule("mtg-6e:D.6.1", "is an error where it means a basic land, of which there may be any number", () => {
    for (const [format, size] of [
      ["type1", 52],
      ["standard", 60],
      ["sealed", 40],
    ] as const) {
      const deck = createTestDeck([`${size} forests`], { size: 60 });
      const [first, ...more] = checkDeck({ ...deck, pool: [{ name: "Shock", count: 4 }] }, { ...CHECK, format });
      expect(first).toMatchObject({ code: "UNKNOWN_NAME", severity: "error", have: size });
      expect(more).toEqual([]);
      if (!first?.fix) throw new Error("No fix");
      expect(hasNoErrors(checkDeck(applyMtgFix(deck, first.fix), { ...CHECK, format }))).toBe(true);
    }
  });

  it("is mended by fixes one after another, like all that is wrong", () => {
    const name = fc.constantFrom(
      "forests",
      "Plain",
      "Snow Covered Islands",
      "Black Lotos",
      "Strip Mines",
      "Moss Ox",
      "Swamp",
    );
    const lines = fc.array(fc.record({ name, count: fc.integer({ min: 1, max: 40 }) }), { maxLength: 8 });
    const anyDeck = fc.record({ main: lines, sideboard: lines, pool: lines });
    fc.assert(
      fc.property(anyDeck, fc.constantFrom(...FORMAT_IDS), (deck, format) => {
        let now: MtgDeck = deck;
        for (let turns = 0; turns < 100; turns += 1) {
          const fix = checkDeck(now, { ...CHECK, format }).find(({ severity }) => severity === "error")?.fix;
          if (fix) now = applyMtgFix(now, fix);
        }
        expect(hasNoErrors(checkDeck(now, { ...CHECK, format })), JSON.stringify(deck)).toBe(true);
      }),
      { numRuns: scaleRuns(60) },
    );
  });

  it("is judged by card data alone where there is some", () => {
    const cards = createCardData({ "Black Lotos": "lea", Forests: "lea" });
    expect(checkDeck(createTestDeck(["4 Black Lotos"], { size: 60 }), { ...CHECK, cards })).toEqual([]);
    const codes = checkDeck(createTestDeck(["52 Forests"], { size: 60 }), { ...CHECK, cards }).map(({ code }) => code);
    expect(codes).toEqual(["COPIES"]);
  });

  it("is not multiplied by a fix", () => {
    const [short] = checkDeck(createTestDeck(["2 Black Lotos", "2 Moss Ox", "1 Gate Giant"], { size: 0 }), CHECK);
    const added = short?.fix?.do === "add" ? short.fix.candidates.map(({ name }) => name) : [];
    expect(added.slice(0, 2)).toEqual(["Moss Ox", "Plains"]);
  });
});

rule("mtg-6e:K.3.3", "a name with the one of the other language in brackets is that one card", () => {
  const same = [
    "Necropotence（ネクロポーテンス）",
    "ネクロポーテンス (Necropotence)",
    "ネクロポーテンス（foil）",
    "necropotence",
  ];
  expect(new Set(same.map(toNameKey)).size).toBe(1);
  expect(toNameKey("灰色熊 (Grizzly Bears)")).toBe("grizzly bears");
  expect(toNameKey("Grizzly Bears（灰色熊）")).toBe("grizzly bears");
  expect(toNameKey("灰色熊 (foil)")).not.toBe(toNameKey("巨大化 (foil)"));
  expect(toNameKey("B.O.X. (Big Old Xenon)")).toBe("b.o.x. (big old xenon)");
});

rule("mtg-6e:K.3.3", "Japanese names of cards on the lists mean those cards", () => {
  const judged = (name: string) =>
    checkDeck(createTestDeck([`2 ${name}`], { size: 60 }), CHECK).map(({ code }) => code);
  expect(judged("露天鉱床")).toEqual(["RESTRICTED"]);
  expect(judged("暗黒の儀式")).toEqual(["SETS_UNKNOWN"]);
  expect(judged("灰色熊")).toEqual(["SETS_UNKNOWN"]);
  for (const [japanese, name] of JAPANESE_CARD_NAMES) {
    expect(toNameKey(japanese)).toBe(toNameKey(name));
    expect([name, name === "Wax" || name === "Wane" || isKnownName(name)]).toEqual([name, true]);
  }
});
