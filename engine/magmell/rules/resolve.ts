import { getAbility, getCardDefinition, getPartId } from "../model/cards";
import type { Event } from "../model/event";
import type { FrameOf, MemorySlot } from "../model/frame";
import type { Instance } from "../model/instance";
import { copyScope, type Scope } from "../model/scope";
import type { Game, GameFrameHandler } from "../model/state";
import { findInstance, type LocatedInstance, type ZoneId } from "../model/zone";
import type { RuleRef } from "../rulebook";
import { requestByHandPlay } from "./by-hand";
import { evaluateCondition } from "./continuous/evaluate";
import { applyBatch } from "./events/apply-batch";
import { applyEvent } from "./events/apply-event";
import { isActForbidden } from "./events/can-happen";
import { recordLastKnown } from "./events/last-known";
import { createMoveEvent } from "./events/move-event";
import { proposeEvents } from "./events/propose-events";
import { getActors, pushScopedProgram, storeAffected } from "./events/scopes";
import { isTargetStillLegal } from "./targeting/legal-targets";
import { getScopedBodies } from "./targeting/modes";

/**
 * Resolution of the topmost instance on the chant (704.3). It is negated instead if all of its targets have become
 * illegal (231.2).
 */
export const resolveFrame: GameFrameHandler<"resolve"> = {
  rules: [
    "mag:704.1",
    "mag:704.2",
    "mag:704.3.1",
    "mag:704.3.2",
    "mag:704.3.2.1",
    "mag:303.2",
    "mag:302.1.4.2",
    "mag:232.6",
    "mag:408.5",
    "house:20",
  ],
  run: runResolve,
};

function runResolve(game: Game): void {
  const instance = game.state.zones.chant.at(-1);
  if (instance === undefined) throw new Error("Nothing lies on the chant");
  const place: LocatedInstance = { zone: "chant", player: instance.controller, instance };
  game.state.agenda.push({ run: "finish", instance: instance.id });
  if (!instance.isAbility && getCardDefinition(game.cards, instance.card).kind === "unit") {
    summonFromChant(game, place);
    return;
  }
  if (instance.scope === null) return;
  const scope = withFittingTargets(game, instance, instance.scope);
  if (scope === null) {
    negateOnChant(game, place, "mag:231.2");
    return;
  }
  const ability = getAbility(game.cards, scope.ability);
  // The condition of a triggered ability must still hold (302.1.4.2).
  if (ability.type === "triggered" && ability.if !== undefined && !evaluateCondition(game, scope, ability.if)) return;
  if (ability.type === "unsupported") byHand(game, instance, ability.text);
  for (const { body, scope: own } of [...getScopedBodies(game, scope)].reverse()) {
    if (body.effects.length > 0) pushScopedProgram(game, own, getPartId(game.cards, body.effects));
  }
}

/**
 * The scope without illegal targets (704.3.1); null if all targets have become illegal. Targets that a delayed trigger
 * inherits come first and are not checked again.
 * @rule mag:704.3.1.1, mag:704.3.1.2, mag:704.3.1.3, mag:231.2, house:26
 */
function withFittingTargets(game: Game, instance: Instance, known: Scope): Scope | null {
  const scope: Scope = copyScope(known, { controller: instance.controller, searched: [] });
  const bodies = getScopedBodies(game, scope);
  const specs = bodies.flatMap(({ body: { targets = [] }, scope: own }) => targets.map((spec) => ({ spec, own })));
  const inherited = scope.targets.length - specs.length;
  let chosen = 0;
  let fitting = 0;
  const targets = scope.targets.slice(0, inherited);
  const divisions = scope.targets.slice(0, inherited).map((_group, index) => scope.divisions[index] ?? null);
  for (const [index, { spec, own }] of specs.entries()) {
    const group = scope.targets[inherited + index] ?? [];
    const fits = group.map((target) => isTargetStillLegal(game, own, spec, target));
    chosen += group.length;
    fitting += fits.filter(Boolean).length;
    targets.push(group.filter((_target, place) => fits[place]));
    divisions.push(scope.divisions[inherited + index]?.filter((_share, place) => fits[place]) ?? null);
  }
  return chosen > 0 && fitting === 0 ? null : copyScope(scope, { targets, divisions });
}

function summonFromChant(game: Game, place: LocatedInstance): void {
  proposeEvents(game, [createMoveEvent(game, place, "battleArea", { cause: "summon", rule: "mag:704.3.2.5" })]);
}

function byHand(game: Game, { id, card, controller }: Instance, text: string): void {
  requestByHandPlay(game, { instance: id, card }, controller, text, "mag:704.3.2.1");
}

/** Options of negation. */
type NegateOptions = {
  /** Zone for a negated card instead of the dust. */
  readonly to?: ZoneId;
  readonly store?: MemorySlot | null;
};

/** Negates an instance on the chant (231.1): a card goes to the dust, an ability vanishes (house:20). */
export function negateOnChant(
  game: Game,
  place: LocatedInstance,
  rule: RuleRef,
  { to = "dust", store = null }: NegateOptions = {},
): void {
  const { instance } = place;
  const negated: Event = { type: "negated", rule, instance: instance.id };
  if (!instance.isAbility) {
    proposeEvents(game, [negated, createMoveEvent(game, place, to, { cause: "negate", rule })], store);
  } else if (isActForbidden(game, getActors(game), "beNegated", { instance: instance.id })) {
    storeAffected(game, store, []);
  } else {
    recordLastKnown(game, place);
    proposeEvents(game, [negated, { type: "vanished", rule, instance: instance.id }], store);
  }
}

/** The end of a resolution: the instance leaves the chant if it is still there (704.3.2.3, 704.3.2.4). */
export const finishFrame: GameFrameHandler<"finish"> = {
  rules: ["mag:704.3.2.3", "mag:704.3.2.4", "mag:704.3.2.5", "mag:704.3.3", "mag:301.4", "house:42"],
  run: runFinish,
};

function runFinish(game: Game, { instance: id }: FrameOf<"finish">): void {
  const place = findInstance(game.state.zones, id);
  applyBatch(game, [{ type: "resolved", rule: "mag:704.3.3", instance: id }]);
  if (place === null || place.zone !== "chant") return;
  if (place.instance.isAbility) applyEvent(game, { type: "vanished", rule: "mag:704.3.2.3", instance: id });
  else proposeEvents(game, [createMoveEvent(game, place, "dust", { cause: "resolve", rule: "mag:704.3.2.4" })]);
}
