import fc from "fast-check";
import { expect, it } from "vitest";
import {
  CARD_KINDS,
  type CardDefinition,
  COLORS,
  countDeckLineCards,
  createCards,
  NO_SYMBOLS,
  TIMINGS,
} from "@/engine/magmell";
import { computeDeckStatistics } from "./statistics";

const card = (name: string, parts: Partial<CardDefinition>): CardDefinition => ({
  name,
  kind: "unit",
  timing: "normal",
  useCost: NO_SYMBOLS,
  catalyst: NO_SYMBOLS,
  ap: 1,
  hp: 1,
  text: "",
  abilities: [],
  token: false,
  ...parts,
});
const stone = (name: string) => card(name, { kind: "stone", timing: null, ap: null, hp: null });

const cards = createCards([
  card("紙魚", { useCost: { ...NO_SYMBOLS, blue: 1 } }),
  card("書見台の番人", { useCost: { ...NO_SYMBOLS, any: 2, blue: 1 }, catalyst: { ...NO_SYMBOLS, blue: 2 } }),
  card("余白の火", { kind: "magic", useCost: { ...NO_SYMBOLS, red: 1 }, catalyst: { ...NO_SYMBOLS, any: 1 } }),
  stone("青の魔石"),
  stone("赤の魔石"),
  stone("曇った石"),
  {
    ...stone("二色の石"),
    abilities: [{ type: "static", affects: "self", changes: [{ colors: ["green", "red"], keep: false }] }],
  },
]);

it("counts the needs of the grimoire against the stones", () => {
  const statistics = computeDeckStatistics(
    {
      grimoire: [
        { name: "紙魚", count: 3 },
        { name: "書見台の番人", count: 2 },
        { name: "余白の火", count: 1 },
        { name: "知らない名", count: 4 },
      ],
      stoneDeck: [
        { name: "青の魔石", count: 12 },
        { name: "曇った石", count: 2 },
      ],
    },
    cards,
  );
  const none = { blue: 0, green: 0, red: 0, multi: 0, none: 0 };
  expect(statistics.curve).toEqual([
    { useCost: 0, unit: 0, magic: 0, colors: none },
    { useCost: 1, unit: 3, magic: 1, colors: { ...none, blue: 3, red: 1 } },
    { useCost: 2, unit: 0, magic: 0, colors: none },
    { useCost: 3, unit: 2, magic: 0, colors: { ...none, blue: 2 } },
  ]);
  expect(statistics.meanUseCost).toBeCloseTo(10 / 6);
  expect(statistics.balance).toEqual([
    { color: "blue", cards: 5, useCost: 5, catalyst: 4, most: 2, stones: 12 },
    { color: "green", cards: 0, useCost: 0, catalyst: 0, most: 0, stones: 0 },
    { color: "red", cards: 1, useCost: 1, catalyst: 0, most: 1, stones: 0 },
  ]);
  expect(statistics.colorlessStones).toBe(2);
  expect(statistics.catalyst).toBe(5);
  expect(statistics.kinds).toEqual({ unit: 5, magic: 1, stone: 14 });
  expect(statistics.unknown).toBe(4);
});

it("counts a stone for every color that its text gives it (212.4)", () => {
  const { balance, colorlessStones } = computeDeckStatistics(
    { grimoire: [], stoneDeck: [{ name: "二色の石", count: 3 }] },
    cards,
  );
  expect(balance.map(({ color, stones }) => [color, stones])).toEqual([
    ["blue", 0],
    ["green", 3],
    ["red", 3],
  ]);
  expect(colorlessStones).toBe(0);
});

it("leaves a stone in the grimoire and a unit in the stone deck out of curve and supply", () => {
  const statistics = computeDeckStatistics(
    { grimoire: [{ name: "青の魔石", count: 2 }], stoneDeck: [{ name: "紙魚", count: 3 }] },
    cards,
  );
  expect(statistics.curve).toEqual([]);
  expect(statistics.meanUseCost).toBeNull();
  expect(statistics.balance.every(({ stones, cards: copies }) => stones === 0 && copies === 0)).toBe(true);
  expect(statistics.kinds).toEqual({ unit: 3, magic: 0, stone: 2 });
});

it("accounts for every copy once", () => {
  const symbols = fc.record({ blue: fc.nat(3), green: fc.nat(3), red: fc.nat(3), any: fc.nat(9) });
  const definitions = fc.uniqueArray(
    fc.record({
      name: fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom("い", "ろ", "は") }),
      kind: fc.constantFrom(...CARD_KINDS),
      timing: fc.constantFrom(...TIMINGS),
      useCost: symbols,
      catalyst: symbols,
    }),
    { selector: ({ name }) => name, minLength: 1, maxLength: 10 },
  );
  fc.assert(
    fc.property(definitions, fc.array(fc.nat(4), { maxLength: 10 }), (drawn, counts) => {
      const all = createCards(drawn.map(({ name, ...parts }) => card(name, parts)));
      const grimoire = drawn.map(({ name }, index) => ({ name, count: counts[index] ?? 0 }));
      const statistics = computeDeckStatistics({ grimoire, stoneDeck: [{ name: "無い", count: 1 }] }, all);
      const { unit, magic, stone: stones } = statistics.kinds;
      expect(unit + magic + stones).toBe(countDeckLineCards(grimoire));
      expect(statistics.unknown).toBe(1);
      expect(statistics.curve.reduce((copies, bar) => copies + bar.unit + bar.magic, 0)).toBe(unit + magic);
      expect(statistics.balance.map(({ color }) => color)).toEqual([...COLORS]);
    }),
  );
});
