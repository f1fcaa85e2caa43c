import type { EventType } from "../../model/event";
import type { InstanceId } from "../../model/ids";
import { createInstance } from "../../model/instance";
import { copyScope, type Scope } from "../../model/scope";
import type { GameState } from "../../model/state";
import { findInstance, updateInstance } from "../../model/zone";
import { createScope } from "../continuous/create-scope";
import { bindEventToScope } from "../continuous/known-instance";
import { type EventHandler, recordOnlyHandler } from "./event-handler";

/** Handlers of triggers, targets, payments, uses and resolutions on the chant. */
export const CHANT_EVENT_HANDLERS = {
  triggered: {
    rules: ["mag:703.1", "mag:703.3"],
    apply: (state, { waiting, limited }) => {
      state.waiting.push(waiting);
      if (limited !== undefined) state.limited = [...state.limited, { by: limited, ability: waiting.ability }];
    },
  },
  abilityPut: {
    rules: ["mag:301.3", "mag:703.4.1", "mag:408.4", "house:18"],
    apply: (state, { instance: id, waiting, index }) => {
      const { ability, source, card, controller, event, scope } = waiting;
      const known = scope ?? createScope(source, card, controller, ability);
      const own = copyScope(bindEventToScope(known, event), { ability, modes: null });
      state.waiting.splice(index, 1);
      state.zones.chant.push(createInstance(id, card, controller, "ability", own));
    },
  },
  modeChosen: {
    rules: ["house:17"],
    apply: (state, { instance, mode }) => {
      changeScope(state, instance, (scope) => copyScope(scope, { modes: [...(scope.modes ?? []), mode] }));
    },
  },
  targeted: {
    rules: ["mag:702.3.2", "mag:703.4.1.2"],
    apply: (state, { instance, targets, division }) => {
      changeScope(state, instance, (scope) =>
        copyScope(scope, { targets: [...scope.targets, targets], divisions: [...scope.divisions, division] }),
      );
    },
  },
  pricePaid: {
    rules: ["house:49"],
    apply: (state, { instance }) => {
      const place = findInstance(state.zones, instance);
      if (place !== null) updateInstance(state.zones, place, { paid: true });
    },
  },
  waived: {
    rules: ["house:48"],
    apply: (state, { key }) => {
      state.waived = { ...state.waived, [key]: (state.waived[key] ?? 0) + 1 };
    },
  },
  used: {
    rules: ["mag:702.3.5"],
    apply: (state, { player }) => {
      state.players[player].used += 1;
    },
  },
  resolved: {
    rules: ["mag:704.1"],
    apply: (state) => {
      state.resolutions += 1;
    },
  },
  negated: recordOnlyHandler,
} satisfies { readonly [Type in EventType]?: EventHandler<Type> };

function changeScope({ zones }: GameState, id: InstanceId, change: (scope: Scope) => Scope): void {
  const instance = zones.chant.find((other) => other.id === id);
  if (instance === undefined || instance.scope === null) throw new Error(`Nothing on the chant is aimed as ${id}`);
  const place = { zone: "chant", player: instance.controller, instance } as const;
  updateInstance(zones, place, { scope: change(instance.scope) });
}
