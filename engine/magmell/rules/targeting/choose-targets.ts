import type { Ability, AbilityBody, BodyOrModes, TargetSpec } from "../../model/ability";
import { abilityAt } from "../../model/cards";
import type { FrameOf } from "../../model/frame";
import { type InstanceId, sameTarget, type Target } from "../../model/ids";
import { bodiesOf } from "../../model/parts";
import type { Scope } from "../../model/scope";
import type { Game, GameFrameRow } from "../../model/state";
import { findInstance } from "../../model/zone";
import { askPlayer, responseNumber, responseTargets } from "../ask-player";
import { amountOf } from "../continuous/evaluate";
import { applyBatch } from "../events/apply-batch";
import { applyEvent } from "../events/apply-event";
import { moveEvent } from "../events/move-event";
import { proposeEvents } from "../events/propose-events";
import { legalTargets } from "./legal-targets";

type TargetingFrame = FrameOf<"aim">;

/**
 * Targeting on the chant: mode, number of targets, targets and their shares, in that order (702.3.2, 702.3.3,
 * 703.4.1.2, 703.4.1.3).
 * @rule mag:703.4, mag:703.4.1.2, mag:703.4.1.2.1, mag:703.4.1.2.2, mag:703.4.1.3, mag:703.4.1.3.1
 */
export const chooseTargets: GameFrameRow<"aim"> = {
  rules: ["mag:702.3.2", "mag:702.3.2.1", "mag:702.3.2.2", "mag:702.3.3", "mag:702.3.3.1", "mag:408.2", "house:17"],
  run: runChooseTargets,
};

/** The body of an ability on the chant; `null` for an ability without one. */
export function bodyOf(game: Game, scope: Scope): AbilityBody | null {
  const ability = abilityAt(game.cards, scope.ability);
  if (!hasBody(ability)) return null;
  return bodiesOf(ability)[scope.mode ?? 0] ?? null;
}

const hasBody = (ability: Ability): ability is Ability & BodyOrModes =>
  ability.type === "magic" || ability.type === "triggered";

/** Number of targets that a 「対象」 is short of. */
function targetShortfall(game: Game, scope: Scope, spec: TargetSpec, except: InstanceId): number {
  const least = typeof spec.count === "number" ? spec.count : spec.count.min;
  if (least === 0) return 0;
  const found = legalTargets(game, scope, spec, except).length;
  // Each target gets at least 1 of a divided amount (702.3.3.1).
  const shares = spec.divide === undefined ? least : amountOf(game, scope, spec.divide);
  return Math.max(0, least - Math.min(found, shares));
}

function runChooseTargets(game: Game, frame: TargetingFrame): void {
  const instance = findInstance(game.state.zones, frame.instance)?.instance;
  if (instance === undefined || instance.scope === null) return;
  const { scope } = instance;
  if (frame.spec < 0) {
    chooseModeFor(game, frame, scope);
    return;
  }
  const spec = bodyOf(game, scope)?.targets?.[frame.spec];
  if (spec !== undefined) chooseTargetsFor(game, frame, scope, spec);
}

/** Decides the mode before the targets, which depend on it (house:17). */
function chooseModeFor(game: Game, frame: TargetingFrame, scope: Scope): void {
  const ability = abilityAt(game.cards, scope.ability);
  const next = { ...frame, spec: 0, asked: null, given: null };
  if (!hasBody(ability) || !("modes" in ability)) {
    game.state.agenda.push(next);
    return;
  }
  const open = [...ability.modes.keys()].filter((mode) => {
    const body = ability.modes[mode];
    return body !== undefined && canChooseAllTargets(game, scope, body.targets ?? [], frame.instance, 0);
  });
  if (open.length === 0) {
    removeUntargetable(game, frame);
  } else if (frame.asked === null) {
    const { player, about } = abilityOnChant(game, frame);
    const options = open.map((mode) => ({ card: scope.card, ability: scope.ability, mode }));
    askPlayer(
      game,
      { ...frame, asked: "mode" },
      { ask: "option", rule: "house:17", player, about, purpose: "mode", options },
    );
  } else {
    const mode = open[responseNumber(frame.given)] ?? 0;
    applyEvent(game, { type: "modeChosen", rule: "house:17", instance: frame.instance, mode });
    game.state.agenda.push(next);
  }
}

function chooseTargetsFor(game: Game, frame: TargetingFrame, scope: Scope, spec: TargetSpec): void {
  switch (frame.asked) {
    case null:
      askCount(game, frame, scope, spec);
      break;
    case "count":
      askTargets(game, frame, scope, spec, responseNumber(frame.given));
      break;
    case "targets": {
      const targets = [...(frame.targets ?? []), ...responseTargets(frame.given)];
      if (typeof spec.count === "number" && targets.length < spec.count) {
        askTargets(game, { ...frame, targets }, scope, spec, spec.count);
      } else {
        askShare(game, { ...frame, targets }, scope, spec);
      }
      break;
    }
    default:
      askShare(game, { ...frame, shares: [...frame.shares, responseNumber(frame.given)] }, scope, spec);
  }
}

/** Asks for the number of targets, if it varies, before the targets themselves (702.3.2.2). */
function askCount(game: Game, frame: TargetingFrame, scope: Scope, spec: TargetSpec): void {
  if (targetShortfall(game, scope, spec, frame.instance) > 0) {
    removeUntargetable(game, frame);
    return;
  }
  if (typeof spec.count === "number") {
    askTargets(game, frame, scope, spec, spec.count);
    return;
  }
  const { min, max } = spec.count;
  const shares = spec.divide === undefined ? Number.POSITIVE_INFINITY : amountOf(game, scope, spec.divide);
  const most = Math.min(legalTargets(game, scope, spec, frame.instance).length, amountOf(game, scope, max), shares);
  askPlayer(
    game,
    { ...frame, asked: "count" },
    {
      ask: "number",
      rule: "mag:702.3.2.2",
      ...abilityOnChant(game, frame),
      purpose: "targets",
      target: null,
      min,
      max: Math.max(min, most),
    },
  );
}

function askTargets(game: Game, frame: TargetingFrame, scope: Scope, spec: TargetSpec, count: number): void {
  const found = legalTargets(game, scope, spec, frame.instance);
  const leading = leadingOptions(game, frame, scope, spec, found);
  const number = leading === null ? count : 1;
  askPlayer(
    game,
    { ...frame, asked: "targets" },
    {
      ask: "pick",
      rule: "mag:702.3.2",
      ...abilityOnChant(game, frame),
      purpose: "target",
      options: leading ?? found,
      min: number,
      max: number,
      ordered: false,
      picked: [],
    },
  );
}

/** Targets that leave later 「対象」 satisfiable (house:12); `null` if all do. */
function leadingOptions(
  game: Game,
  frame: TargetingFrame,
  scope: Scope,
  { count: size }: TargetSpec,
  found: readonly Target[],
): readonly Target[] | null {
  const specs = bodyOf(game, scope)?.targets ?? [];
  const next = frame.spec + 1;
  if (typeof size !== "number" || size < 1 || next >= specs.length) return null;
  return leadingPicks(game, scope, { specs, next, found, size, except: frame.instance }, frame.targets ?? []);
}

/** Asks for the shares one after the other; the last target gets the rest (702.3.3). */
function askShare(game: Game, frame: TargetingFrame, scope: Scope, spec: TargetSpec): void {
  const targets = frame.targets ?? [];
  const total = spec.divide === undefined ? 0 : amountOf(game, scope, spec.divide);
  const left = total - frame.shares.reduce((sum, share) => sum + share, 0);
  const without = targets.length - frame.shares.length;
  const target = targets[frame.shares.length];
  if (spec.divide === undefined || target === undefined || without < 2) {
    const division = spec.divide === undefined ? null : without === 1 ? [...frame.shares, left] : frame.shares;
    applyBatch(game, [{ type: "targeted", rule: "mag:702.3.2", instance: frame.instance, targets, division }]);
    const next = { ...frame, spec: frame.spec + 1, targets: null, shares: [], asked: null, given: null };
    game.state.agenda.push(next);
    return;
  }
  askPlayer(
    game,
    { ...frame, asked: "share", given: null },
    {
      ask: "number",
      rule: "mag:702.3.3",
      ...abilityOnChant(game, frame),
      purpose: "divide",
      target,
      min: 1,
      max: left - without + 1,
    },
  );
}

function abilityOnChant({ state }: Game, { instance: id }: TargetingFrame) {
  const instance = findInstance(state.zones, id)?.instance;
  if (instance === undefined || instance.scope === null) throw new Error(`Nothing is aimed as ${id}`);
  const { controller, scope } = instance;
  return { player: controller, about: { instance: scope.source, card: scope.card } };
}

/**
 * Removes an ability or card without legal targets from the chant: the ability vanishes, the card goes to the dust
 * (703.4.1.2, house:23).
 */
function removeUntargetable(game: Game, { instance: id }: TargetingFrame): void {
  const place = findInstance(game.state.zones, id);
  if (place === null) return;
  if (place.instance.isAbility) applyEvent(game, { type: "vanished", rule: "mag:703.4.1.2", instance: id });
  else proposeEvents(game, [moveEvent(game, place, "dust", { cause: "put", rule: "house:23" })]);
}

/**
 * Whether all 「対象」 of a text can be satisfied in order (702.3.2). A later one may depend on the targets of an earlier
 * one. The first `met` are already chosen.
 */
export function canChooseAllTargets(
  game: Game,
  scope: Scope,
  specs: readonly TargetSpec[],
  except: InstanceId,
  met = scope.targets.length,
): boolean {
  const spec = specs[met];
  if (spec === undefined) return true;
  if (targetShortfall(game, scope, spec, except) > 0) return false;
  if (met === specs.length - 1) return true;
  const least = typeof spec.count === "number" ? spec.count : spec.count.min;
  for (const group of groupsOf(legalTargets(game, scope, spec, except), least)) {
    if (canChooseAllTargets(game, { ...scope, targets: [...scope.targets, group] }, specs, except, met + 1))
      return true;
  }
  return false;
}

/** All groups of a given size, each once. */
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
 * Options for the next pick of a 「対象」 with a fixed number of targets, such that later 「対象」 stay satisfiable (house:12).
 * Later picks follow earlier ones in the options. `null` if every group will do, or none does.
 */
function leadingPicks(
  game: Game,
  scope: Scope,
  { specs, next, found, size, except }: Group,
  picked: readonly Target[],
): readonly Target[] | null {
  const groups = [...groupsOf(found, size)];
  const leading = groups.filter((group) =>
    canChooseAllTargets(game, { ...scope, targets: [...scope.targets, group] }, specs, except, next),
  );
  if (leading.length === 0 || leading.length === groups.length) return null;
  const begun = leading.filter((group) => picked.every((target, place) => isSame(group[place], target)));
  return [...new Set(begun.flatMap((group) => group[picked.length] ?? []))];
}

const isSame = (one: Target | undefined, other: Target): boolean => one !== undefined && sameTarget(one, other);

/** A group of targets for one 「対象」. */
type Group = {
  readonly specs: readonly TargetSpec[];
  /** Index of the first candidate after the group. */
  readonly next: number;
  readonly found: readonly Target[];
  readonly size: number;
  readonly except: InstanceId;
};
