import type { TargetSpec } from "../../model/ability";
import type { InstanceId } from "../../model/ids";
import type { Scope } from "../../model/scope";
import type { Game } from "../../model/state";
import { sameTarget, type Target } from "../../model/target";
import { missing } from "./aim";
import { candidates } from "./candidates";

/**
 * Whether all 「対象」 of a text can be met one after the other (702.3.2), where a later one may ask for something that
 * depends on what was chosen for an earlier one. `met` of them have been.
 */
export function canAimAll(
  game: Game,
  scope: Scope,
  specs: readonly TargetSpec[],
  except: InstanceId,
  met = scope.targets.length,
): boolean {
  const spec = specs[met];
  if (spec === undefined) return true;
  if (missing(game, scope, spec, except) > 0) return false;
  if (met === specs.length - 1) return true;
  const least = typeof spec.count === "number" ? spec.count : spec.count.min;
  for (const group of groupsOf(candidates(game, scope, spec, except), least)) {
    if (canAimAll(game, { ...scope, targets: [...scope.targets, group] }, specs, except, met + 1)) return true;
  }
  return false;
}

/** All groups of a size, each once. */
function* groupsOf(targets: readonly Target[], size: number): Generator<readonly Target[]> {
  if (size <= 0) {
    yield [];
    return;
  }
  for (const [index, target] of targets.entries()) {
    for (const others of groupsOf(targets.slice(index + 1), size - 1)) yield [target, ...others];
  }
}

/**
 * What may be picked next for a 「対象」 with a fixed number of targets, so that those after it can still be met (house:12);
 * later picks stand after earlier ones. `null` when any group will do, or none would.
 */
export function leadingPicks(
  game: Game,
  scope: Scope,
  { specs, next, found, size, except }: Group,
  picked: readonly Target[],
): readonly Target[] | null {
  const groups = [...groupsOf(found, size)];
  const leading = groups.filter((group) =>
    canAimAll(game, { ...scope, targets: [...scope.targets, group] }, specs, except, next),
  );
  if (leading.length === 0 || leading.length === groups.length) return null;
  const begun = leading.filter((group) => picked.every((target, place) => isSame(group[place], target)));
  return [...new Set(begun.flatMap((group) => group[picked.length] ?? []))];
}

const isSame = (one: Target | undefined, other: Target): boolean => one !== undefined && sameTarget(one, other);

/** The targets of one 「対象」 among those that can be found for it. */
type Group = {
  readonly specs: readonly TargetSpec[];
  /** The place of the one after it. */
  readonly next: number;
  readonly found: readonly Target[];
  readonly size: number;
  readonly except: InstanceId;
};
