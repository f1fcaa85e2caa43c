import { COMPARATORS, type ComparisonOperator } from "./comparison";

/** Reads something from a game for an ability with this scope. */
export type Reader<Game, Scope, Value> = (game: Game, scope: Scope) => Value;

/**
 * Returns rows that compile arithmetic of amounts. The sum and the maximum of an empty list are 0, and so is a division
 * by 0 or by a negative number.
 */
export function createArithmeticRows<Game, Scope, Amount, Condition>(
  amount: (tree: Amount) => Reader<Game, Scope, number>,
  condition: (tree: Condition) => Reader<Game, Scope, boolean>,
) {
  type Each = Reader<Game, Scope, number>;
  type Pair = readonly [Amount, Amount];
  const fold =
    (begin: number, join: (total: number, next: number) => number) =>
    (trees: readonly Amount[]): Each => {
      const parts = trees.map(amount);
      return (game, scope) => {
        let total = begin;
        for (const part of parts) total = join(total, part(game, scope));
        return total;
      };
    };
  const pair = ([one, other]: Pair, join: (one: number, other: number) => number): Each => {
    const left = amount(one);
    const right = amount(other);
    return (game, scope) => join(left(game, scope), right(game, scope));
  };
  const sum = fold(0, (total, next) => total + next);
  const highest = fold(0, Math.max);
  const lowest = fold(Number.POSITIVE_INFINITY, Math.min);
  const divide = (of: Each, by: Each, round: "up" | "down"): Each => {
    const whole = round === "up" ? Math.ceil : Math.floor;
    return (game, scope) => {
      const divisor = by(game, scope);
      return divisor > 0 ? whole(of(game, scope) / divisor) : 0;
    };
  };
  return {
    sum: (tree: { readonly sum: readonly Amount[] }): Each => sum(tree.sum),
    product: ({ product }: { readonly product: Pair }) => pair(product, (one, other) => one * other),
    minus: ({ minus }: { readonly minus: Pair }) => pair(minus, (one, other) => one - other),
    highest: (tree: { readonly highest: readonly Amount[] }): Each => highest(tree.highest),
    lowest: (tree: { readonly lowest: readonly Amount[] }): Each => lowest(tree.lowest),
    difference: ({ difference }: { readonly difference: Pair }) =>
      pair(difference, (one, other) => Math.abs(one - other)),
    half: ({ half, round }: { readonly half: Amount; readonly round: "up" | "down" }) =>
      divide(amount(half), () => 2, round),
    quotient: ({ quotient: [of, by], round }: { readonly quotient: Pair; readonly round: "up" | "down" }) =>
      divide(amount(of), amount(by), round),
    if: (tree: { readonly if: Condition; readonly then: Amount; readonly otherwise: Amount }): Each => {
      const holds = condition(tree.if);
      const one = amount(tree.then);
      const other = amount(tree.otherwise);
      return (game, scope) => (holds(game, scope) ? one : other)(game, scope);
    },
  };
}

/**
 * Compiles a comparison with an amount. The compiled function takes a number and returns whether the comparison holds.
 */
export function compileComparison<Game, Scope, Amount>(
  amount: (tree: Amount) => Reader<Game, Scope, number>,
  { is, than }: { readonly is: ComparisonOperator; readonly than: Amount },
): (game: Game, scope: Scope, number: number) => boolean {
  const compare = COMPARATORS[is];
  const other = amount(than);
  return (game, scope, number) => compare(number, other(game, scope));
}

/** Returns rows that compile logical combinations of conditions, and comparisons of amounts. */
export function createConditionRows<Game, Scope, Amount, Condition>(
  amount: (tree: Amount) => Reader<Game, Scope, number>,
  condition: (tree: Condition) => Reader<Game, Scope, boolean>,
) {
  type Holds = Reader<Game, Scope, boolean>;
  return {
    amount: (tree: { readonly amount: Amount; readonly is: ComparisonOperator; readonly than: Amount }): Holds => {
      const number = amount(tree.amount);
      const holds = compileComparison(amount, tree);
      return (game, scope) => holds(game, scope, number(game, scope));
    },
    every: ({ every }: { readonly every: readonly Condition[] }): Holds => {
      const parts = every.map(condition);
      return (game, scope) => parts.every((part) => part(game, scope));
    },
    either: ({ either }: { readonly either: readonly Condition[] }): Holds => {
      const parts = either.map(condition);
      return (game, scope) => parts.some((part) => part(game, scope));
    },
    not: ({ not }: { readonly not: Condition }): Holds => {
      const holds = condition(not);
      return (game, scope) => !holds(game, scope);
    },
  };
}
