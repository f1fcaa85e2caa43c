import type { Ability, AbilityBody, BodyOrModes, TargetSpec } from "../../model/ability";
import { abilityAt } from "../../model/cards";
import type { FrameOf } from "../../model/frame";
import type { Target } from "../../model/ids";
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
import { canChooseAllTargets, isPicky, nextTargets, targetBounds } from "./target-groups";
import type { Bounds } from "./within-total";

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
      const picked = responseTargets(frame.given);
      const next = { ...frame, targets: [...(frame.targets ?? []), ...picked] };
      if (picked.length > 0 && isChosenOneByOne(game, frame, scope)) askNext(game, next, scope, spec);
      else askShare(game, next, scope, spec);
      break;
    }
    default:
      askShare(game, { ...frame, shares: [...frame.shares, responseNumber(frame.given)] }, scope, spec);
  }
}

/** Whether the targets of the current 「対象」 are chosen one by one, because not every group of them will do. */
function isChosenOneByOne(game: Game, frame: TargetingFrame, scope: Scope): boolean {
  const specs = bodyOf(game, scope)?.targets ?? [];
  return isPicky(specs, frame.spec);
}

/** Asks for the number of targets, if it varies, before the targets themselves (702.3.2.2). */
function askCount(game: Game, frame: TargetingFrame, scope: Scope, spec: TargetSpec): void {
  const specs = bodyOf(game, scope)?.targets ?? [];
  if (!canChooseAllTargets(game, scope, specs, frame.instance, frame.spec)) {
    removeUntargetable(game, frame);
    return;
  }
  if (isPicky(specs, frame.spec)) {
    askNext(game, frame, scope, spec);
    return;
  }
  if (typeof spec.count === "number") {
    askTargets(game, frame, scope, spec, spec.count);
    return;
  }
  const { min, max } = targetBounds(game, scope, spec, legalTargets(game, scope, spec, frame.instance).length);
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
      max: Math.max(min, max),
    },
  );
}

function askTargets(game: Game, frame: TargetingFrame, scope: Scope, spec: TargetSpec, count: number): void {
  pickTargets(game, frame, legalTargets(game, scope, spec, frame.instance), { min: count, max: count });
}

/** Asks for one more target of a group; the player may stop where the group will do as it is (house:12). */
function askNext(game: Game, frame: TargetingFrame, scope: Scope, spec: TargetSpec): void {
  const specs = bodyOf(game, scope)?.targets ?? [];
  const { options, isDone } = nextTargets(game, scope, specs, frame.instance, frame.spec, frame.targets ?? []);
  if (options.length === 0) askShare(game, { ...frame, targets: frame.targets ?? [] }, scope, spec);
  else pickTargets(game, frame, options, { min: isDone ? 0 : 1, max: 1 });
}

function pickTargets(game: Game, frame: TargetingFrame, options: readonly Target[], bounds: Bounds): void {
  askPlayer(
    game,
    { ...frame, asked: "targets" },
    {
      ask: "pick",
      rule: "mag:702.3.2",
      ...abilityOnChant(game, frame),
      purpose: "target",
      options,
      ...bounds,
      ordered: false,
      picked: [],
    },
  );
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
