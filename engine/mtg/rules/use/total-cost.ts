import type { Cost, TotalCost } from "../../model/ability";
import { addMana, MANA_TYPES, type Mana, type ManaCost, NO_MANA } from "../../model/mana";
import { copyScope, type Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { evaluateAmount } from "../continuous/evaluate";

/** Sum of mana costs with the value of X in the generic part (K.27.1, K.27.2, G.17.3). */
function manaDue(costs: readonly ManaCost[], x: number, more: number): ManaCost {
  let typed: Mana = NO_MANA;
  let generic = more;
  for (const cost of costs) {
    typed = addMana(typed, cost);
    generic += cost.generic + cost.x * x;
  }
  const { w, u, b, r, g, c } = typed;
  return { w, u, b, r, g, c, generic: Math.max(0, generic), x: 0 };
}

const NO_COST: Omit<TotalCost, "mana"> = { tap: false, life: 0, sacrifices: [], discards: [], removed: [], added: [] };

/** Totals that never change, by their only cost. */
const FIXED = new WeakMap<ManaCost | Cost, TotalCost>();

const hasFixedAmounts = ({ life, sacrifice, discard, removeCounters, putCounters }: Cost): boolean =>
  [life, sacrifice?.count, discard?.count, removeCounters?.count, putCounters?.count].every(
    (amount) => amount === undefined || typeof amount === "number",
  );

type CostParts = { readonly mana?: ManaCost | null; readonly x?: number; readonly more?: number };

/** The only cost of a spell or ability, if nothing is added to it and its amounts are fixed; otherwise `null`. */
function getOnlyFixedCost(costs: readonly Cost[], { mana = null, x = 0, more = 0 }: CostParts): ManaCost | Cost | null {
  if (x !== 0 || more !== 0) return null;
  if (mana !== null) return costs.length === 0 ? mana : null;
  const [first] = costs;
  return first !== undefined && costs.length === 1 && hasFixedAmounts(first) ? first : null;
}

/**
 * Returns the total of several costs, with all amounts fixed now. `more` is generic mana that effects add, or a
 * negative number if they reduce the cost.
 * @rule mtg-6e:T.4.10, mtg-6e:K.27.1, mtg-6e:K.27.2, mtg-6e:G.17.3
 */
export function computeTotalCost(game: Game, scope: Scope, costs: readonly Cost[], parts: CostParts = {}): TotalCost {
  const only = getOnlyFixedCost(costs, parts);
  if (only === null) return addCosts(game, scope, costs, parts);
  const total = FIXED.get(only) ?? addCosts(game, scope, costs, parts);
  FIXED.set(only, total);
  return total;
}

function addCosts(
  game: Game,
  scope: Scope,
  costs: readonly Cost[],
  { mana = null, x = 0, more = 0 }: CostParts,
): TotalCost {
  if (costs.length === 0) return { mana: manaDue(mana === null ? [] : [mana], x, more), ...NO_COST };
  const known: Scope = copyScope(scope, { aim: { ...scope.aim, x } });
  const manas = [
    ...(mana === null ? [] : [mana]),
    ...costs.flatMap((cost) => (cost.mana === undefined ? [] : [cost.mana])),
  ];
  const amount = (given: Parameters<typeof evaluateAmount>[2]): number =>
    Math.max(0, evaluateAmount(game, known, given));
  return {
    mana: manaDue(manas, x, more),
    tap: costs.some(({ tap }) => tap === true),
    life: costs.reduce((sum, { life = 0 }) => sum + amount(life), 0),
    sacrifices: costs.flatMap(({ sacrifice }) =>
      sacrifice === undefined ? [] : [{ what: sacrifice.what, count: amount(sacrifice.count) }],
    ),
    discards: costs.flatMap(({ discard }) =>
      discard === undefined ? [] : [{ what: discard.what ?? {}, count: amount(discard.count) }],
    ),
    removed: costs.flatMap(({ removeCounters }) =>
      removeCounters === undefined ? [] : [[removeCounters.counter, amount(removeCounters.count)] as const],
    ),
    added: costs.flatMap(({ putCounters }) =>
      putCounters === undefined ? [] : [[putCounters.counter, amount(putCounters.count)] as const],
    ),
  };
}

/** Returns whether a mana cost is not empty. */
export const requiresMana = (cost: ManaCost): boolean => cost.generic > 0 || MANA_TYPES.some((type) => cost[type] > 0);
