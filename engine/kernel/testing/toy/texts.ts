import { createTreeCompiler } from "../../compile/compile-tree";
import { createFilterCompiler } from "../../compile/filters";
import { createArithmeticRows, createConditionRows, type Reader } from "../../compile/readers";
import type { PlayerId } from "../../players";
import type { ToyAmount, ToyCondition, ToyFilter, ToyGame, ToyInstance } from "./model";

type ToyScope = { readonly player: PlayerId };

/** Compiles filters for cards of the board. */
export const compileToyFilter = createFilterCompiler<ToyFilter, ToyGame, ToyScope, ToyInstance>({
  name:
    (name) =>
    ({ cards }, _scope, { card }) =>
      cards[card]?.name === name,
  own: (own) => (_game, scope, instance) => (instance.owner === scope.player) === own,
});

/** Compiles a number in a card text. */
export const compileToyAmount: (tree: ToyAmount) => Reader<ToyGame, ToyScope, number> = createTreeCompiler<
  ToyAmount,
  "then" | "otherwise",
  Reader<ToyGame, ToyScope, number>
>(
  {
    ...createArithmeticRows<ToyGame, ToyScope, ToyAmount, ToyCondition>(
      (tree) => compileToyAmount(tree),
      (tree) => compileToyCondition(tree),
    ),
    count: ({ count }) => {
      const fits = compileToyFilter(count);
      return (game, scope) => game.state.zones.board.filter((instance) => fits(game, scope, instance)).length;
    },
  },
  (tree) => (tree === "points" ? ({ state }, { player }) => state.points[player] : () => tree),
);

const compileToyCondition: (tree: ToyCondition) => Reader<ToyGame, ToyScope, boolean> = createTreeCompiler<
  ToyCondition,
  "is" | "than",
  Reader<ToyGame, ToyScope, boolean>
>(
  createConditionRows<ToyGame, ToyScope, ToyAmount, ToyCondition>(compileToyAmount, (tree) =>
    compileToyCondition(tree),
  ),
  () => () => true,
);
