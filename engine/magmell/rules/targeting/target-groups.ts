import type { TargetSpec } from "../../model/ability";
import { type InstanceId, isSameTarget, type Target } from "../../model/ids";
import { copyScope, type Scope } from "../../model/scope";
import type { Game } from "../../model/state";
import { evaluateAmount } from "../continuous/evaluate";
import { legalTargets } from "./legal-targets";
import { type CountBounds, canMeetTotal, createSummedOptions, meetsTotal, type SummedOptions } from "./within-total";

/**
 * Returns whether all 「対象」 of a text can be satisfied in order (702.3.2). A later 「対象」 may depend on the targets of an
 * earlier one. The first `met` of them already have targets.
 */
export function canChooseAllTargets(
  game: Game,
  scope: Scope,
  specs: readonly TargetSpec[],
  except: InstanceId,
  met: number,
): boolean {
  return met >= specs.length || canComplete(groupAt(game, scope, specs, except, met), []);
}

/**
 * Returns the options for the next target of a group, and whether the group may end with its current targets
 * (house:12).
 */
export function getNextTargets(
  game: Game,
  scope: Scope,
  specs: readonly TargetSpec[],
  except: InstanceId,
  at: number,
  chosen: readonly Target[],
): { readonly options: readonly Target[]; readonly isDone: boolean } {
  const group = groupAt(game, scope, specs, except, at);
  const picked = chosen.map((target) => group.found.findIndex((option) => isSameTarget(option, target)));
  const from = (picked.at(-1) ?? -1) + 1;
  const options =
    picked.length >= group.bounds.max
      ? []
      : group.found.filter((_target, index) => index >= from && canComplete(group, [...picked, index]));
  return { options, isDone: isComplete(group, picked) };
}

/**
 * Returns the lowest and highest number of targets of one 「対象」. If an amount is divided, each target must get at least
 * 1 (702.3.3.1).
 */
export function getTargetBounds(game: Game, scope: Scope, { count, divide }: TargetSpec, there: number): CountBounds {
  const shares = divide === undefined ? Number.POSITIVE_INFINITY : evaluateAmount(game, scope, divide);
  if (typeof count === "number") return { min: count, max: Math.min(count, there, shares) };
  return { min: count.min, max: Math.min(there, evaluateAmount(game, scope, count.max), shares) };
}

/**
 * Returns whether some groups of targets of one 「対象」 may be unacceptable: their sum is bounded, or a later 「対象」 depends
 * on them.
 */
export const needsTargetSearch = (specs: readonly TargetSpec[], at: number): boolean =>
  specs[at]?.total !== undefined || specs.slice(at + 1).some(dependsOnTargets);

const known = new WeakMap<TargetSpec, boolean>();

/** Whether a 「対象」 refers to the targets of others. */
function dependsOnTargets(spec: TargetSpec): boolean {
  const depends = known.get(spec) ?? JSON.stringify(spec).includes('"target":');
  known.set(spec, depends);
  return depends;
}

/** A group of targets for one 「対象」 while it is being chosen. */
type Group = {
  readonly game: Game;
  readonly scope: Scope;
  readonly specs: readonly TargetSpec[];
  readonly except: InstanceId;
  readonly at: number;
  readonly found: readonly Target[];
  readonly bounds: CountBounds;
  readonly summed: SummedOptions | null;
};

function groupAt(game: Game, scope: Scope, specs: readonly TargetSpec[], except: InstanceId, at: number): Group {
  const spec = specs[at] ?? { count: 0 };
  const found = legalTargets(game, scope, spec, except);
  const bounds = getTargetBounds(game, scope, spec, found.length);
  const summed = spec.total === undefined ? null : createSummedOptions(game, scope, found, spec.total);
  return { game, scope, specs, except, at, found, bounds, summed };
}

/** Whether the picked options, by index, form an acceptable group. */
function isComplete(group: Group, picked: readonly number[]): boolean {
  const { game, scope, specs, except, at, found, bounds, summed } = group;
  if (picked.length < bounds.min || picked.length > bounds.max) return false;
  if (summed !== null && !meetsTotal(summed, picked)) return false;
  if (at + 1 >= specs.length) return true;
  const chosen = picked.flatMap((index) => found[index] ?? []);
  return canChooseAllTargets(game, copyScope(scope, { targets: [...scope.targets, chosen] }), specs, except, at + 1);
}

/** Whether further targets can complete a group, each after the last one picked. */
function canComplete(group: Group, picked: readonly number[]): boolean {
  const { found, bounds, summed, specs, at } = group;
  const from = (picked.at(-1) ?? -1) + 1;
  if (picked.length + found.length - from < bounds.min || picked.length > bounds.max) return false;
  if (summed !== null && !canMeetTotal(summed, picked, bounds)) return false;
  if (isComplete(group, picked)) return true;
  // If any group will do, one is as good as another.
  if (!needsTargetSearch(specs, at)) return picked.length < bounds.min && canComplete(group, [...picked, from]);
  for (let index = from; index < found.length; index += 1) if (canComplete(group, [...picked, index])) return true;
  return false;
}
