import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COLORS, type Color, countSymbols, NO_SYMBOLS, type SymbolCounts } from "../../model/card";
import { rule } from "../../testing/rule";
import {
  addStones,
  type CostPart,
  createEmptySupply,
  findForcedPayment,
  getMissingSymbols,
  getNextPaymentPicks,
  type PaymentStone,
  shortfall,
} from "./payment";

const [BLUE, GREEN, RED] = [1, 2, 4] as const;

/** Stones in a row; alike are those that are given the same way. */
function row(...given: readonly Partial<PaymentStone>[]): readonly PaymentStone[] {
  const sorts: string[] = [];
  return given.map((stone, id) => {
    const whole = { bits: 0, awake: true, faceUp: true, ...stone };
    const key = JSON.stringify(whole);
    if (!sorts.includes(key)) sorts.push(key);
    return { ...whole, id, alike: stone.alike ?? sorts.indexOf(key) };
  });
}

const cost = (part: Partial<SymbolCounts>): SymbolCounts => ({ ...NO_SYMBOLS, ...part });

/** Every sequence of picks that pays a part. */
function payments(
  stones: readonly PaymentStone[],
  part: CostPart,
  symbols: SymbolCounts,
  picked: readonly number[] = [],
) {
  const next = getNextPaymentPicks(stones, part, symbols, picked);
  if (next.length === 0) return [picked];
  const all: (readonly number[])[] = [];
  for (const { id } of next) all.push(...payments(stones, part, symbols, [...picked, id]));
  return all;
}

/** How many of the slots the stones can fill, by trying everything. */
function filled(slots: readonly (Color | "any")[], stones: readonly PaymentStone[]): number {
  const [slot, ...others] = slots;
  if (slot === undefined) return 0;
  let best = filled(others, stones);
  for (const stone of stones) {
    if (slot !== "any" && (stone.bits & (1 << COLORS.indexOf(slot))) === 0) continue;
    best = Math.max(
      best,
      1 +
        filled(
          others,
          stones.filter((other) => other !== stone),
        ),
    );
  }
  return best;
}

const slotsOf = (symbols: SymbolCounts): readonly (Color | "any")[] =>
  [...COLORS, "any" as const].flatMap((symbol) => Array.from({ length: symbols[symbol] }, () => symbol));

const subsets = <Item>([item, ...others]: readonly Item[]): readonly (readonly Item[])[] => {
  if (item === undefined) return [[]];
  const without = subsets(others);
  return [...without, ...without.map((set) => [item, ...set])];
};

const anyStones = fc
  .array(fc.record({ bits: fc.integer({ min: 0, max: 7 }), awake: fc.boolean(), faceUp: fc.boolean() }), {
    maxLength: 6,
  })
  .map((stones) => row(...stones));
const few = fc.integer({ min: 0, max: 2 });
const anyCost: fc.Arbitrary<SymbolCounts> = fc.record({ blue: few, green: few, red: few, any: few });
const anyPart = fc.constantFrom<CostPart>("useCost", "catalyst");

describe("paying", () => {
  rule("mag:702.3.4.1", "the use cost takes awake stones of either face, and no rested ones", () => {
    const stones = row({ bits: BLUE, awake: false }, { bits: 0, faceUp: false }, { bits: BLUE });
    expect(payments(stones, "useCost", cost({ blue: 1 }))).toEqual([[2]]);
    expect(payments(stones, "useCost", cost({ any: 1 }))).toEqual([[1], [2]]);
  });

  rule("mag:702.3.4.1", "a coloured symbol takes a stone of that colour, any other stone the rest", () => {
    const stones = row({ bits: RED }, { bits: BLUE }, { bits: GREEN });
    expect(payments(stones, "useCost", cost({ blue: 1, any: 1 }))).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  rule("mag:702.3.4.2", "the catalyst takes face-up stones, awake or rested, and none that lie face down", () => {
    const stones = row({ bits: BLUE, awake: false }, { faceUp: false }, { bits: RED });
    expect(payments(stones, "catalyst", cost({ any: 1 }))).toEqual([[0], [2]]);
    expect(payments(stones, "catalyst", cost({ blue: 1 }))).toEqual([[0]]);
  });

  it("keeps a stone of two colours for the symbol that nothing else can pay", () => {
    const stones = row({ bits: BLUE | GREEN }, { bits: BLUE }, { bits: RED });
    expect(payments(stones, "useCost", cost({ blue: 1, green: 1 }))).toEqual([[0, 1]]);
    expect(payments(stones, "useCost", cost({ green: 1, any: 1 }))).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  it("offers one of several stones that are alike", () => {
    const stones = row({ bits: BLUE }, { bits: RED }, { bits: BLUE }, { bits: BLUE });
    expect(payments(stones, "useCost", cost({ any: 2 }))).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  it("knows when there is nothing to choose", () => {
    const stones = row({ bits: RED }, { bits: BLUE }, { bits: RED, awake: false });
    expect(findForcedPayment(stones, "useCost", cost({ red: 1, any: 1 }))).toEqual([0, 1]);
    expect(findForcedPayment(stones, "useCost", cost({ any: 1 }))).toBeNull();
    expect(findForcedPayment(row({ bits: RED }, { bits: RED }), "useCost", cost({ any: 1 }))).toEqual([0]);
  });

  it("pays as much as can be paid when not all can", () => {
    const stones = row({ bits: RED }, { bits: BLUE });
    expect(payments(stones, "useCost", cost({ blue: 2, any: 1 }))).toEqual([[0, 1]]);
    expect(payments(stones, "useCost", cost({ blue: 2 }))).toEqual([[1]]);
  });

  rule(
    ["mag:702.3.4.1", "mag:702.3.4.2"],
    "finds every payment that trying all sets of stones finds, each once",
    () => {
      fc.assert(
        fc.property(anyStones, anyPart, anyCost, (stones, part, symbols) => {
          const slots = slotsOf(symbols);
          const open = stones.filter(({ awake, faceUp }) => (part === "useCost" ? awake : faceUp));
          const most = filled(slots, open);
          const sorts = (ids: readonly number[]): string =>
            ids
              .map((id) => stones[id]?.alike ?? -1)
              .sort((one, other) => one - other)
              .join(" ");
          const tried = subsets(open)
            .filter((set) => set.length === most && filled(slots, set) === most)
            .map((set) => sorts(set.map(({ id }) => id)));
          const paid = payments(stones, part, symbols).map(sorts);
          expect(new Set(paid).size).toBe(paid.length);
          expect([...paid].sort()).toEqual([...new Set(tried)].sort());
          const only = findForcedPayment(stones, part, symbols);
          if (only !== null) expect(paid).toEqual([sorts(only)]);
        }),
      );
    },
  );

  it("counts what is missing as trying everything does, and names as many symbols", () => {
    fc.assert(
      fc.property(anyStones, anyCost, (stones, symbols) => {
        const supply = createEmptySupply();
        for (const { bits } of stones) addStones(supply, bits);
        const short = countSymbols(symbols) - filled(slotsOf(symbols), stones);
        expect(shortfall(supply, symbols)).toBe(short);
        const missing = getMissingSymbols(supply, symbols);
        expect(countSymbols(missing)).toBe(short);
        const rest = slotsOf(symbols).filter((slot, index, all) => index - all.indexOf(slot) >= missing[slot]);
        expect(filled(rest, stones)).toBe(rest.length);
      }),
    );
  });
});
