import { copyWith } from "../../../kernel/copy-with";
import { createNumberQuestion, createOptionQuestion, createPickQuestion } from "../../../kernel/question";
import type { TargetSpec } from "../../model/ability";
import { getAbility } from "../../model/cards";
import type { FrameOf } from "../../model/frame";
import type { Target } from "../../model/ids";
import type { Scope } from "../../model/scope";
import type { Game, GameFrameHandler } from "../../model/state";
import { findInstance } from "../../model/zone";
import { askPlayer, getResponseNumber, getResponseTargets } from "../ask-player";
import { evaluateAmount } from "../continuous/evaluate";
import { applyBatch } from "../events/apply-batch";
import { applyEvent } from "../events/apply-event";
import { createMoveEvent } from "../events/move-event";
import { proposeEvents } from "../events/propose-events";
import { legalTargets } from "./legal-targets";
import {
  getLegalModes,
  getModeBounds,
  getNextModes,
  getTargetingContext,
  hasBody,
  type TargetingContext,
} from "./modes";
import { canChooseAllTargets, getNextTargets, getTargetBounds, needsTargetSearch } from "./target-groups";
import type { CountBounds } from "./within-total";

type TargetingFrame = FrameOf<"aim">;

/**
 * Targeting on the chant: modes, number of targets, targets and their shares, in that order (702.3.2, 702.3.3,
 * 703.4.1.2, 703.4.1.3).
 * @rule mag:703.4, mag:703.4.1.2, mag:703.4.1.2.1, mag:703.4.1.2.2, mag:703.4.1.3, mag:703.4.1.3.1
 */
export const chooseTargetsFrame: GameFrameHandler<"aim"> = {
  rules: ["mag:702.3.2", "mag:702.3.2.1", "mag:702.3.2.2", "mag:702.3.3", "mag:702.3.3.1", "mag:408.2", "house:17"],
  run: runChooseTargets,
};

function runChooseTargets(game: Game, frame: TargetingFrame): void {
  const instance = findInstance(game.state.zones, frame.instance)?.instance;
  if (instance === undefined || instance.scope === null) return;
  const { scope } = instance;
  if (frame.spec < 0) {
    chooseModesFor(game, frame, scope);
    return;
  }
  const aim = getTargetingContext(game, scope, frame.spec);
  if (aim !== null) chooseTargetsFor(game, frame, aim);
}

/**
 * Asks for the number of modes, and then for the modes one after another. This comes before the targets, which depend
 * on the modes (house:17).
 */
function chooseModesFor(game: Game, frame: TargetingFrame, scope: Scope): void {
  const ability = getAbility(game.cards, scope.ability);
  if (!hasBody(ability) || !("modes" in ability)) {
    game.state.agenda.push(firstTarget(frame));
    return;
  }
  const open = getLegalModes(game, scope, ability, frame.instance);
  const bounds = getModeBounds(game, scope, ability, open.length);
  if (bounds === null) {
    removeUntargetable(game, frame);
    return;
  }
  const { player, about } = abilityOnChant(game, frame);
  const picked = scope.modes ?? [];
  const options = getNextModes(open, picked, frame.modes ?? 1, ability.again);
  switch (frame.asked) {
    case null: {
      const asked = { rule: "house:17", player, about, purpose: "choose" } as const;
      askPlayer(game, copyWith(frame, { asked: "modeCount" }), createNumberQuestion(asked, bounds));
      break;
    }
    case "modeCount":
      askMode(game, copyWith(frame, { modes: getResponseNumber(frame.given) }), open, picked, ability.again);
      break;
    default: {
      const mode = options[getResponseNumber(frame.given)] ?? 0;
      applyEvent(game, { type: "modeChosen", rule: "house:17", instance: frame.instance, mode });
      askMode(game, frame, open, [...picked, mode], ability.again);
    }
  }
}

/** Asks for the next mode, or continues with the targets if enough modes are chosen. */
function askMode(
  game: Game,
  frame: TargetingFrame,
  open: readonly number[],
  picked: readonly number[],
  again: true | undefined,
): void {
  const count = frame.modes ?? 1;
  if (picked.length >= count) {
    game.state.agenda.push(firstTarget(frame));
    return;
  }
  const { card, ability, player, about } = abilityOnChant(game, frame);
  const options = getNextModes(open, picked, count, again).map((mode) => ({ card, ability, mode }));
  const asked = { rule: "house:17", player, about, purpose: "mode" } as const;
  askPlayer(game, copyWith(frame, { asked: "mode" }), createOptionQuestion(asked, options));
}

const firstTarget = (frame: TargetingFrame): TargetingFrame => copyWith(frame, { spec: 0, asked: null, given: null });

function chooseTargetsFor(game: Game, frame: TargetingFrame, aim: TargetingContext): void {
  switch (frame.asked) {
    case null:
      askCount(game, frame, aim);
      break;
    case "count":
      askTargets(game, frame, aim, getResponseNumber(frame.given));
      break;
    case "targets": {
      const picked = getResponseTargets(frame.given);
      const next = copyWith(frame, { targets: [...(frame.targets ?? []), ...picked] });
      if (picked.length > 0 && needsTargetSearch(specsOf(aim), aim.at)) askNext(game, next, aim);
      else askShare(game, next, aim);
      break;
    }
    default:
      askShare(game, copyWith(frame, { shares: [...frame.shares, getResponseNumber(frame.given)] }), aim);
  }
}

const specsOf = ({ body: { targets = [] } }: TargetingContext): readonly TargetSpec[] => targets;

/** The 「対象」 being decided. */
const specOf = (aim: TargetingContext): TargetSpec => specsOf(aim)[aim.at] ?? { count: 0 };

/** Asks for the number of targets, if it varies, before the targets themselves (702.3.2.2). */
function askCount(game: Game, frame: TargetingFrame, aim: TargetingContext): void {
  const { scope, at } = aim;
  const [specs, spec] = [specsOf(aim), specOf(aim)];
  if (!canChooseAllTargets(game, scope, specs, frame.instance, at)) {
    removeUntargetable(game, frame);
    return;
  }
  if (needsTargetSearch(specs, at)) {
    askNext(game, frame, aim);
    return;
  }
  if (typeof spec.count === "number") {
    askTargets(game, frame, aim, spec.count);
    return;
  }
  const { min, max } = getTargetBounds(game, scope, spec, legalTargets(game, scope, spec, frame.instance).length);
  const asked = { rule: "mag:702.3.2.2", ...askedOf(game, frame), purpose: "targets" } as const;
  askPlayer(game, copyWith(frame, { asked: "count" }), createNumberQuestion(asked, { min, max: Math.max(min, max) }));
}

function askTargets(game: Game, frame: TargetingFrame, aim: TargetingContext, count: number): void {
  const found = legalTargets(game, aim.scope, specOf(aim), frame.instance);
  pickTargets(game, frame, found, { min: count, max: count });
}

/** Asks for one more target of a group. The player may stop once the group is large enough (house:12). */
function askNext(game: Game, frame: TargetingFrame, aim: TargetingContext): void {
  const { scope, at } = aim;
  const { options, isDone } = getNextTargets(game, scope, specsOf(aim), frame.instance, at, frame.targets ?? []);
  if (options.length === 0) askShare(game, copyWith(frame, { targets: frame.targets ?? [] }), aim);
  else pickTargets(game, frame, options, { min: isDone ? 0 : 1, max: 1 });
}

function pickTargets(game: Game, frame: TargetingFrame, options: readonly Target[], bounds: CountBounds): void {
  const asked = { rule: "mag:702.3.2", ...askedOf(game, frame), purpose: "target" } as const;
  askPlayer(game, copyWith(frame, { asked: "targets" }), createPickQuestion(asked, options, bounds));
}

/** Asks for the shares one after another; the last target gets the rest (702.3.3). */
function askShare(game: Game, frame: TargetingFrame, aim: TargetingContext): void {
  const { scope } = aim;
  const spec = specOf(aim);
  const targets = frame.targets ?? [];
  const total = spec.divide === undefined ? 0 : evaluateAmount(game, scope, spec.divide);
  const left = total - frame.shares.reduce((sum, share) => sum + share, 0);
  const without = targets.length - frame.shares.length;
  const target = targets[frame.shares.length];
  if (spec.divide === undefined || target === undefined || without < 2) {
    const division = spec.divide === undefined ? null : without === 1 ? [...frame.shares, left] : frame.shares;
    applyBatch(game, [{ type: "targeted", rule: "mag:702.3.2", instance: frame.instance, targets, division }]);
    const next = copyWith(frame, { spec: frame.spec + 1, targets: null, shares: [], asked: null, given: null });
    game.state.agenda.push(next);
    return;
  }
  const asked = { rule: "mag:702.3.3", ...askedOf(game, frame), purpose: "divide" } as const;
  const question = createNumberQuestion(asked, { min: 1, max: left - without + 1 }, target);
  askPlayer(game, copyWith(frame, { asked: "share", given: null }), question);
}

function abilityOnChant({ state }: Game, { instance: id }: TargetingFrame) {
  const instance = findInstance(state.zones, id)?.instance;
  if (instance === undefined || instance.scope === null) throw new Error(`Nothing is aimed as ${id}`);
  const { controller, scope } = instance;
  const { source, card, ability } = scope;
  return { player: controller, about: { instance: source, card }, card, ability };
}

/** The player to ask, and the card that causes the question. */
function askedOf(game: Game, frame: TargetingFrame) {
  const { player, about } = abilityOnChant(game, frame);
  return { player, about };
}

/**
 * Removes an ability or card without legal targets from the chant: the ability vanishes, the card goes to the dust
 * (703.4.1.2, house:23).
 */
function removeUntargetable(game: Game, { instance: id }: TargetingFrame): void {
  const place = findInstance(game.state.zones, id);
  if (place === null) return;
  if (place.instance.isAbility) applyEvent(game, { type: "vanished", rule: "mag:703.4.1.2", instance: id });
  else proposeEvents(game, [createMoveEvent(game, place, "dust", { cause: "put", rule: "house:23" })]);
}
