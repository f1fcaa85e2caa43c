import { PERMANENT_TYPES } from "../model/card";
import { getEraSwitchRule } from "../model/era-switches";
import type { FrameOf } from "../model/frame";
import type { Target } from "../model/ids";
import type { GameObject } from "../model/object";
import { type AnnouncedChoices, copyScope, NO_ANNOUNCED_CHOICES, type Scope, type StackEntry } from "../model/stack";
import type { Game, GameFrameHandler } from "../model/state";
import { findObject, findPermanent, type LocatedObject } from "../model/zone";
import { getCharacteristics, hasType } from "./continuous/characteristics";
import { evaluateCondition } from "./continuous/evaluate";
import { applyBatch } from "./events/apply-batch";
import { createDamageEvent } from "./events/damage-event";
import { createMoveEvent } from "./events/move-event";
import { proposeEvents } from "./events/propose-events";
import { keepLegalTargets } from "./targeting/legal-targets";
import { getChosenBodies, pushAbilityBodies } from "./use/bodies";
import { counterStackObject } from "./use/counter-stack-object";
import { getTargetSpecs, interpretSpell, interpretStackObject, type SpellOrAbility } from "./use/spell-or-ability";
import { createStackScope } from "./use/stack-scope";

/** Resolution of the topmost object on the stack (T.6.1). */
export const resolveFrame: GameFrameHandler<"resolve"> = {
  rules: [
    "mtg-6e:T.6.1",
    "mtg-6e:T.3.1.3",
    "mtg-6e:T.2.1",
    "mtg-6e:T.2.r2",
    "mtg-6e:T.2.r3",
    "mtg-6e:A.4.15",
    "mtg-6e:C.5.8",
  ],
  run: runResolve,
};

function runResolve(game: Game): void {
  const { state } = game;
  const object = state.zones.stack.at(-1);
  if (object === undefined) throw new Error("Nothing lies on the stack");
  const subject = interpretStackObject(game, object);
  const aim = subject === null ? NO_ANNOUNCED_CHOICES : aimNow(game, object, subject);
  if (aim === null) {
    counterStackObject(game, object, "mtg-6e:G.39.6");
    return;
  }
  state.agenda.push({ run: "finish", instance: object.id });
  if (object.thing !== null) resolveThing(game, object, object.thing, aim);
  else resolveSpell(game, object, aim);
}

/**
 * The remaining legal choices; `null` if all targets have become illegal (T.6.2). An object without targets keeps its
 * choices.
 */
const aimNow = (game: Game, object: GameObject, subject: SpellOrAbility): AnnouncedChoices | null =>
  object.aim === null
    ? NO_ANNOUNCED_CHOICES
    : keepLegalTargets(game, subject.aiming, getTargetSpecs(subject, object.aim), object.aim);

function resolveThing(game: Game, object: GameObject, thing: StackEntry, aim: AnnouncedChoices): void {
  const { state } = game;
  switch (thing.sort) {
    case "turnDraw":
      state.agenda.push({ run: "draw", player: object.controller, count: 1, rule: "mtg-6e:P.7.1" });
      return;
    case "combatDamage":
      dealAnnounced(game, thing);
      return;
    default: {
      const { ability } = thing;
      if (ability === null) return;
      const own = createStackScope(object, thing);
      const scope: Scope = object.aim === null ? own : copyScope(own, { aim });
      // The condition of a triggered ability is looked at again (A.4.15).
      if (ability.type === "triggered" && ability.if !== undefined && !evaluateCondition(game, scope, ability.if))
        return;
      pushAbilityBodies(game, scope, getChosenBodies(ability, scope.aim));
    }
  }
}

/**
 * Combat damage is dealt as announced, even if its sources have changed or left. Each source counts as it is now or
 * last was.
 * @rule mtg-6e:C.5.6, mtg-6e:C.5.7, mtg-8e:combat-damage
 */
function dealAnnounced(game: Game, thing: Extract<StackEntry, { readonly sort: "combatDamage" }>): void {
  const rule = getEraSwitchRule(game.state.era, "combatDamage");
  const events = thing.dealt
    .filter(({ target }) => takesDamage(game, target))
    .map(({ source, target, amount }) => createDamageEvent(game, source, target, amount, { rule, inCombat: true }));
  proposeEvents(game, events);
}

/**
 * Whether announced damage is dealt to a recipient: a creature that has left gets none. In one era the creature must
 * still be in combat.
 * @rule mtg-6e:C.1.r1, mtg-6e:C.1.r3.7, mtg-8e:combat-damage
 */
function takesDamage(game: Game, target: Target): boolean {
  if ("player" in target) return true;
  const { zones, combat, era } = game.state;
  const object = findPermanent(zones, target.instance);
  if (object === null || !hasType(game, object, "creature")) return false;
  if (era !== "6e") return true;
  return [...(combat?.attackers ?? []), ...(combat?.blockers ?? [])].some(({ id }) => id === target.instance);
}

/**
 * A permanent spell enters the battlefield, an Aura attached to its target. An instant or sorcery has its effects
 * carried out.
 * @rule mtg-6e:T.6.1.b, mtg-6e:T.6.1.c, mtg-6e:T.6.9, mtg-6e:K.1.3, mtg-6e:K.2.2, mtg-6e:K.9.2, mtg-6e:K.12.3
 * @rule mtg-6e:K.19.5
 */
function resolveSpell(game: Game, object: GameObject, aim: AnnouncedChoices): void {
  const seen = getCharacteristics(game, object);
  const { controller } = seen;
  const place: LocatedObject = { zone: "stack", player: object.controller, object };
  if (seen.types.some((type) => PERMANENT_TYPES.includes(type))) {
    const [host] = seen.subtypes.includes("Aura") ? aim.targets.flat() : [];
    proposeEvents(game, [
      createMoveEvent(
        place,
        "battlefield",
        { cause: "resolve", rule: "mtg-6e:T.6.9", ...(host !== undefined && { attachedTo: host }) },
        controller,
      ),
    ]);
    return;
  }
  const { body, aiming } = interpretSpell(game, object, controller);
  pushAbilityBodies(game, copyScope(aiming.scope, { aim }), getChosenBodies(body, aim));
  const byHand = seen.abilities.flatMap((ability) => (ability.type === "unsupported" ? [ability.text] : []));
  for (const text of byHand) {
    applyBatch(game, [{ type: "byHand", rule: "mtg-6e:T.6.1", player: controller, source: object.id, text }]);
  }
}

/**
 * The last step of a resolution: an ability ceases to exist, an instant or sorcery goes to its owner's graveyard
 * (T.6.9).
 */
export const finishFrame: GameFrameHandler<"finish"> = {
  rules: ["mtg-6e:T.6.9", "mtg-6e:Z.9.3", "mtg-6e:K.22.1"],
  run: runFinish,
};

function runFinish(game: Game, { instance }: FrameOf<"finish">): void {
  applyBatch(game, [{ type: "resolved", rule: "mtg-6e:T.6.1", instance }]);
  const place = findObject(game.state.zones, instance);
  if (place === null || place.zone !== "stack") return;
  if (place.object.thing !== null) applyBatch(game, [{ type: "ceased", rule: "mtg-6e:Z.9.3", instance }]);
  else proposeEvents(game, [createMoveEvent(place, "graveyard", { cause: "resolve", rule: "mtg-6e:T.6.9" })]);
}
