import type { Ability, AbilityBody, BodyOrModes, Modes } from "../../model/ability";
import { getAbility } from "../../model/cards";
import type { InstanceId } from "../../model/ids";
import { listAbilityBodies } from "../../model/parts";
import { copyScope, type Scope } from "../../model/scope";
import type { Game } from "../../model/state";
import { computeCountBounds } from "../continuous/count-bounds";
import { canChooseAllTargets } from "./target-groups";
import type { CountBounds } from "./within-total";

/** Returns whether an ability has a body, or modes, to carry out on resolution. */
export const hasBody = (ability: Ability): ability is Ability & BodyOrModes =>
  ability.type === "magic" || ability.type === "triggered";

/** The bodies of an ability on the chant, in order: its only body, or the bodies of the chosen modes. */
function chosenBodies(game: Game, scope: Scope): readonly AbilityBody[] {
  const ability = getAbility(game.cards, scope.ability);
  if (!hasBody(ability)) return [];
  if (!("modes" in ability)) return listAbilityBodies(ability);
  return (scope.modes ?? []).flatMap((mode) => ability.modes[mode] ?? []);
}

/**
 * A body with a scope for it alone: inherited targets of a delayed trigger come first, then the targets of the body.
 */
type ScopedBody = { readonly body: AbilityBody; readonly scope: Scope };

/** Returns the bodies of an ability whose targets have been chosen. */
export function getScopedBodies(game: Game, scope: Scope): readonly ScopedBody[] {
  const bodies = chosenBodies(game, scope);
  if (bodies.length < 2) return bodies.map((body) => ({ body, scope }));
  const count = bodies.reduce((sum, { targets = [] }) => sum + targets.length, 0);
  const inherited = scope.targets.length - count;
  let from = inherited;
  return bodies.map((body) => {
    const to = from + (body.targets ?? []).length;
    const own = withTargets(scope, inherited, from, to);
    from = to;
    return { body, scope: own };
  });
}

/** A scope with only the inherited targets and those from one index to before another. */
const withTargets = (scope: Scope, inherited: number, from: number, to: number): Scope =>
  copyScope(scope, {
    targets: [...scope.targets.slice(0, inherited), ...scope.targets.slice(from, to)],
    divisions: [...scope.divisions.slice(0, inherited), ...scope.divisions.slice(from, to)],
  });

/**
 * The body to which a 「対象」 belongs, with the targets of that body so far. `at` is the index of the 「対象」 in the body.
 */
export type TargetingContext = ScopedBody & { readonly at: number };

/**
 * Returns the context of the 「対象」 with index `spec`, counted through all bodies of an ability; `null` if there are
 * fewer.
 */
export function getTargetingContext(game: Game, scope: Scope, spec: number): TargetingContext | null {
  const inherited = scope.targets.length - spec;
  let first = 0;
  for (const body of chosenBodies(game, scope)) {
    const count = (body.targets ?? []).length;
    if (spec < first + count) {
      return { body, scope: withTargets(scope, inherited, inherited + first, scope.targets.length), at: spec - first };
    }
    first += count;
  }
  return null;
}

/** Returns the modes for which all targets can be chosen. */
export const getLegalModes = (game: Game, scope: Scope, { modes }: Modes, except: InstanceId): readonly number[] =>
  [...modes.keys()].filter((mode) => canChooseAllTargets(game, scope, modes[mode]?.targets ?? [], except, 0));

/** Highest number of modes chosen, where the same mode may be chosen several times. */
export const MAX_CHOSEN_MODES = 20;

/** Returns the number of modes to choose from the legal ones; `null` if too few are legal. */
export function getModeBounds(
  game: Game,
  scope: Scope,
  choice: Omit<Modes, "modes">,
  open: number,
): CountBounds | null {
  const { choose = 1, again } = choice;
  const wanted = computeCountBounds(game, scope, choose, MAX_CHOSEN_MODES);
  const most = again && open > 0 ? MAX_CHOSEN_MODES : open;
  return wanted.min > most ? null : { min: wanted.min, max: Math.min(wanted.max, most) };
}

/**
 * Returns the modes that may be chosen next so that the required number can still be reached. Modes are chosen in their
 * written order, so that each combination has only one sequence of choices.
 */
export function getNextModes(
  open: readonly number[],
  picked: readonly number[],
  count: number,
  again = false,
): readonly number[] {
  const last = picked.at(-1) ?? -1;
  if (again) return open.filter((mode) => mode >= last);
  const later = open.filter((mode) => mode > last);
  return later.slice(0, later.length - (count - picked.length) + 1);
}

/**
 * Returns whether an ability can be put on the chant: all targets can be chosen for enough of its bodies (702.3.2,
 * house:17).
 */
export function canChooseTargets(game: Game, scope: Scope, ability: BodyOrModes, except: InstanceId): boolean {
  if (!("modes" in ability)) return canChooseAllTargets(game, scope, ability.targets ?? [], except, 0);
  return getModeBounds(game, scope, ability, getLegalModes(game, scope, ability, except).length) !== null;
}
