import { describe, expect, it } from "vitest";
import type { ComparisonOperator } from "./comparison";
import { createTreeCompiler } from "./compile-tree";
import { createFilterCompiler } from "./filters";
import { compileComparison, createArithmeticRows, createConditionRows, type Reader } from "./readers";

type Amount =
  | number
  | "x"
  | { readonly dice: string }
  | { readonly sum: readonly Amount[] }
  | { readonly product: readonly [Amount, Amount] }
  | { readonly minus: readonly [Amount, Amount] }
  | { readonly highest: readonly Amount[] }
  | { readonly lowest: readonly Amount[] }
  | { readonly difference: readonly [Amount, Amount] }
  | { readonly half: Amount; readonly round: "up" | "down" }
  | { readonly quotient: readonly [Amount, Amount]; readonly round: "up" | "down" }
  | { readonly if: Condition; readonly then: Amount; readonly otherwise: Amount };
type Condition =
  | { readonly amount: Amount; readonly is: ComparisonOperator; readonly than: Amount }
  | { readonly rolled: string; readonly quick?: boolean }
  | { readonly every: readonly Condition[] }
  | { readonly either: readonly Condition[] }
  | { readonly not: Condition };
type Filter = {
  readonly name?: string;
  readonly sides?: { readonly is: ComparisonOperator; readonly than: Amount };
  readonly not?: Filter;
  readonly any?: readonly Filter[];
};
/** Dice on a table by name, with their sides. */
type Table = Readonly<Record<string, number>>;
type Roll = { readonly x: number };

let compiled = 0;
const compileAmount: (tree: Amount) => Reader<Table, Roll, number> = createTreeCompiler<
  Amount,
  "round" | "then" | "otherwise",
  Reader<Table, Roll, number>
>(
  {
    ...createArithmeticRows<Table, Roll, Amount, Condition>(
      (tree) => compileAmount(tree),
      (tree) => compileCondition(tree),
    ),
    dice: ({ dice }) => {
      compiled += 1;
      return (table) => table[dice] ?? 0;
    },
  },
  (tree) => (tree === "x" ? (_table, { x }) => x : () => tree),
);
const compileCondition: (tree: Condition) => Reader<Table, Roll, boolean> = createTreeCompiler<
  Condition,
  "is" | "than" | "quick",
  Reader<Table, Roll, boolean>
>(
  {
    ...createConditionRows<Table, Roll, Amount, Condition>(compileAmount, (tree) => compileCondition(tree)),
    rolled:
      ({ rolled }) =>
      (table) =>
        rolled in table,
  },
  () => () => true,
);
const compileFilter = createFilterCompiler<Filter, Table, Roll, string>({
  name: (want) => (_table, _roll, name) => name === want,
  sides: (want) => {
    const holds = compileComparison(compileAmount, want);
    return (table, roll, name) => holds(table, roll, table[name] ?? 0);
  },
});

const TABLE: Table = { coin: 2, cube: 6 };
const evaluate = (amount: Amount): number => compileAmount(amount)(TABLE, { x: 5 });
const holds = (condition: Condition): boolean => compileCondition(condition)(TABLE, { x: 5 });
const fits = (name: string, filter: Filter): boolean => compileFilter(filter)(TABLE, { x: 5 }, name);

describe("compiled trees", () => {
  it.each<readonly [Amount, number]>([
    [3, 3],
    ["x", 5],
    [{ dice: "cube" }, 6],
    [{ sum: [] }, 0],
    [{ sum: [1, "x", { dice: "coin" }] }, 8],
    [{ product: [{ dice: "cube" }, 7] }, 42],
    [{ minus: [1, "x"] }, -4],
    [{ highest: [] }, 0],
    [{ highest: [-3, -1] }, 0],
    [{ highest: [4, "x"] }, 5],
    [{ lowest: [4, "x", -2] }, -2],
    [{ difference: [2, "x"] }, 3],
    [{ half: "x", round: "up" }, 3],
    [{ half: "x", round: "down" }, 2],
    [{ half: -5, round: "down" }, -3],
    [{ quotient: ["x", { dice: "coin" }], round: "down" }, 2],
    [{ quotient: ["x", 0], round: "up" }, 0],
    [{ quotient: ["x", -1], round: "up" }, 0],
    [{ if: { rolled: "coin" }, then: 1, otherwise: 2 }, 1],
    [{ if: { rolled: "disc" }, then: 1, otherwise: 2 }, 2],
  ])("evaluate %j as %d", (amount, value) => {
    expect(evaluate(amount)).toBe(value);
  });

  it.each<readonly [ComparisonOperator, readonly boolean[]]>([
    ["=", [false, true, false]],
    ["!=", [true, false, true]],
    ["<", [true, false, false]],
    ["<=", [true, true, false]],
    [">", [false, false, true]],
    [">=", [false, true, true]],
  ])("compare 4, 5 and 6 with x by %s", (is, results) => {
    expect([4, 5, 6].map((amount) => holds({ amount, is, than: "x" }))).toEqual(results);
  });

  it("join conditions", () => {
    const yes: Condition = { rolled: "coin" };
    const no: Condition = { rolled: "disc" };
    expect([{ every: [] }, { every: [yes, yes] }, { every: [yes, no] }].map(holds)).toEqual([true, true, false]);
    expect([{ either: [] }, { either: [no, yes] }, { either: [no, no] }].map(holds)).toEqual([false, true, false]);
    expect([{ not: yes }, { not: no }].map(holds)).toEqual([false, true]);
  });

  it("filter by all conditions, by none, and by any", () => {
    expect(fits("coin", {})).toBe(true);
    expect(fits("coin", { name: "coin" })).toBe(true);
    expect(fits("cube", { name: "coin" })).toBe(false);
    expect(fits("coin", { name: "coin", sides: { is: "<", than: "x" } })).toBe(true);
    expect(fits("cube", { name: "cube", sides: { is: "<", than: "x" } })).toBe(false);
    expect(fits("cube", { not: { name: "coin" }, sides: { is: ">", than: 1 }, any: [{ name: "cube" }] })).toBe(true);
    expect(fits("cube", { not: { name: "coin" }, sides: { is: ">", than: 1 }, any: [{ name: "disc" }] })).toBe(false);
    expect(fits("cube", { any: [] })).toBe(false);
  });

  it("are compiled once", () => {
    const tree: Amount = { sum: [{ dice: "cube" }, { dice: "coin" }] };
    compiled = 0;
    expect([evaluate(tree), evaluate(tree)]).toEqual([8, 8]);
    expect(compiled).toBe(2);
    const filter: Filter = { name: "coin" };
    expect(compileFilter(filter)).toBe(compileFilter(filter));
  });

  it("name a tree or condition that no row compiles", () => {
    expect(() => compileAmount({ sticks: 2 } as never)).toThrow('{"sticks":2}');
    expect(() => compileFilter({ weight: 2 } as never)).toThrow("weight");
  });
});
