import type { Target } from "../model/ids";
import type { Scope } from "../model/scope";
import type { Amount, Select } from "../model/select";
import type { Game } from "../model/state";
import { evaluateAmount } from "../rules/continuous/evaluate";
import { selectTargets } from "../rules/continuous/select";

/**
 * Returns the targets of an instruction, each with its amount. The amount is `each` if given; otherwise it is the share
 * that was assigned when the targets were chosen (702.3.3, 703.4.1.3).
 */
export function getTargetAmounts(
  game: Game,
  scope: Scope,
  to: Select,
  each: Amount | undefined,
): readonly (readonly [Target, number])[] {
  if (each === undefined) return dividedAmong(to, scope);
  const amount = evaluateAmount(game, scope, each);
  return selectTargets(game, scope, to).map((target) => [target, amount]);
}

function dividedAmong(to: Select, { targets, divisions }: Scope): readonly (readonly [Target, number])[] {
  if (typeof to === "string" || !("target" in to)) throw new Error("Only targets have numbers divided among them");
  const shares = divisions[to.target] ?? [];
  return (targets[to.target] ?? []).map((target, index) => [target, shares[index] ?? 0]);
}
