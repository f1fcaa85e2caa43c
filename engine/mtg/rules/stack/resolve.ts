import { PERMANENT_TYPES } from "../../model/card";
import type { Event } from "../../model/event";
import type { FrameOf } from "../../model/frame";
import type { GameObject } from "../../model/object";
import { NO_AIM, type Scope, type StackThing } from "../../model/stack";
import type { Game, GameFrameRow } from "../../model/state";
import { findObject, type LocatedObject, permanentOf } from "../../model/zone";
import { holds } from "../derive/evaluate";
import { characteristicsOf, isType } from "../derive/read";
import { commit } from "../events/commit";
import { damageEvent } from "../events/damage-event";
import { happen } from "../events/happen";
import { moveEvent } from "../events/move-event";
import { bodiesOf, runBodies } from "./bodies";

/** Resolution of the uppermost thing on the stack (T.6.1). */
export const resolve: GameFrameRow<"resolve"> = {
  rules: ["mtg-6e:T.6.1", "mtg-6e:T.2.1", "mtg-6e:T.2.r2", "mtg-6e:A.4.15", "mtg-6e:C.5.8"],
  run: runResolve,
};

function runResolve(game: Game): void {
  const { state } = game;
  const object = state.zones.stack.at(-1);
  if (object === undefined) throw new Error("Nothing lies on the stack");
  state.agenda.push({ run: "finish", instance: object.id });
  if (object.thing !== null) resolveThing(game, object, object.thing);
  else resolveSpell(game, object);
}

function resolveThing(game: Game, object: GameObject, thing: StackThing): void {
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
      const scope = scopeOfThing(object, thing);
      // The condition of a triggered ability is looked at again (A.4.15).
      if (ability.type === "triggered" && ability.if !== undefined && !holds(game, scope, ability.if)) return;
      runBodies(game, scope, bodiesOf(ability, scope.aim));
    }
  }
}

/** The references of an ability on the stack: its own, with those of the effect that began it if it was delayed. */
function scopeOfThing(object: GameObject, thing: StackThing): Scope {
  const event = "event" in thing ? thing.event : null;
  const delayed = "scope" in thing ? thing.scope : null;
  return {
    source: thing.source,
    card: object.card,
    controller: object.controller,
    event,
    aim: object.aim ?? delayed?.aim ?? NO_AIM,
    memory: delayed?.memory ?? {},
  };
}

/** Combat damage is dealt as it was announced, except to what is there no more or is no creature now (C.5.8). */
function dealAnnounced(game: Game, thing: Extract<StackThing, { readonly sort: "combatDamage" }>): void {
  const events: Event[] = thing.dealt.flatMap(({ source, target, amount }) => {
    if ("instance" in target) {
      const object = permanentOf(game.state.zones, target.instance);
      if (object === null || !isType(game, object, "creature")) return [];
    }
    return [damageEvent(game, source, target, amount, { rule: "mtg-6e:C.5.8", inCombat: true })];
  });
  happen(game, events);
}

/** A permanent spell comes onto the battlefield; the others do what they say (T.6.9). */
function resolveSpell(game: Game, object: GameObject): void {
  const seen = characteristicsOf(game, object);
  const place: LocatedObject = { zone: "stack", player: object.controller, object };
  if (seen.types.some((type) => PERMANENT_TYPES.includes(type))) {
    happen(game, [moveEvent(place, "battlefield", { cause: "resolve", rule: "mtg-6e:T.6.9", under: seen.controller })]);
    return;
  }
  const scope: Scope = {
    source: object.id,
    card: object.card,
    controller: seen.controller,
    event: null,
    aim: object.aim ?? NO_AIM,
    memory: {},
  };
  for (const ability of [...seen.abilities].reverse()) {
    if (ability.type === "spell") runBodies(game, scope, bodiesOf(ability, scope.aim));
    if (ability.type === "unsupported") {
      commit(game, [
        { type: "byHand", rule: "mtg-6e:T.6.1", player: scope.controller, source: object.id, text: ability.text },
      ]);
    }
  }
}

/** The last step of a resolution: an ability ceases, an instant or sorcery goes to its owner's graveyard (T.6.9). */
export const finish: GameFrameRow<"finish"> = {
  rules: ["mtg-6e:T.6.9", "mtg-6e:Z.9.3"],
  run: runFinish,
};

function runFinish(game: Game, { instance }: FrameOf<"finish">): void {
  commit(game, [{ type: "resolved", rule: "mtg-6e:T.6.1", instance }]);
  const place = findObject(game.state.zones, instance);
  if (place === null || place.zone !== "stack") return;
  if (place.object.thing !== null) commit(game, [{ type: "ceased", rule: "mtg-6e:Z.9.3", instance }]);
  else happen(game, [moveEvent(place, "graveyard", { cause: "resolve", rule: "mtg-6e:T.6.9" })]);
}
