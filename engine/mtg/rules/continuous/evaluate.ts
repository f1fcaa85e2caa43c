import type { InstanceId, Target } from "../../model/ids";
import { getManaValue } from "../../model/mana";
import type { Amount, Condition, Select } from "../../model/select";
import type { Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { findObject, getPermanents, getZoneObjects, type LocatedObject } from "../../model/zone";
import { findCharacteristics } from "./characteristics";
import {
  clampToZero,
  getAttachedTarget,
  getObjectManaValue,
  matchesComparison,
  matchesFilterNow,
  resolvePlayer,
  resolvePlayers,
} from "./matches-filter";

/** Returns things that a selection means now. Objects that have moved on are left out (Z.1.3). */
export function selectTargets(game: Game, scope: Scope, select: Select): readonly Target[] {
  if (select === "self") return scope.source === null ? [] : here(game, [{ instance: scope.source }]);
  if (select === "attached") {
    const target = scope.source === null ? null : getAttachedTarget(game, scope.source);
    return target === null ? [] : here(game, [target]);
  }
  if ("target" in select) return here(game, scope.aim.targets[select.target] ?? []);
  if ("stored" in select) {
    const value = scope.memory[select.stored];
    return value !== undefined && "targets" in value ? here(game, value.targets) : [];
  }
  if ("event" in select) return here(game, ofEvent(scope, select.event));
  if ("player" in select) return resolvePlayers(game, scope, select.player).map((player) => ({ player }));
  return all(game, scope, select);
}

function ofEvent({ event }: Scope, part: "subject" | "source"): readonly Target[] {
  if (event === null) return [];
  if (part === "subject") return event.subject === null ? [] : [event.subject];
  return event.source === null ? [] : [{ instance: event.source }];
}

/** Things that are still where they were. What is phased out is touched by nothing. @rule mtg-6e:G.27.1, mtg-6e:G.27.r3, mtg-6e:A.5.4, mtg-6e:Z.1.3, mtg-6e:Z.1.r3 */
const here = ({ state }: Game, targets: readonly Target[]): readonly Target[] =>
  targets.filter((target) => {
    if ("player" in target) return true;
    const place = findObject(state.zones, target.instance);
    return place !== null && place.zone !== "phasedOut" && !place.object.phasedOut;
  });

function all(game: Game, scope: Scope, select: Extract<Select, { readonly all: unknown }>): readonly Target[] {
  const { zone = "battlefield", whose } = select;
  const { zones } = game.state;
  const player = whose === undefined ? null : resolvePlayer(game, scope, whose);
  const lists =
    zone === "battlefield"
      ? getPermanents(zones)
      : player === null
        ? [...new Set([...getZoneObjects(zones, zone, 0), ...getZoneObjects(zones, zone, 1)])]
        : getZoneObjects(zones, zone, player);
  return lists
    .filter((object) => matchesFilterNow(game, scope, object, select.all))
    .filter(({ id, owner }) => {
      if (whose === undefined) return true;
      return zone === "battlefield" || zone === "stack"
        ? findCharacteristics(game, id)?.controller === player
        : owner === player;
    })
    .map(({ id }) => ({ instance: id }));
}

/** Returns objects of a selection and where they are. */
export const selectObjects = (game: Game, scope: Scope, select: Select): readonly LocatedObject[] =>
  selectTargets(game, scope, select).flatMap((target) => {
    const place = "instance" in target ? findObject(game.state.zones, target.instance) : null;
    return place === null ? [] : [place];
  });

/**
 * Returns an amount as it is now: what the source of an ability is as that resolves, or last was, and not what it was before.
 *
 * @rule mtg-6e:T.6.7, mtg-6e:K.6.6, mtg-6e:K.6.r3
 * @rule mtg-6e:G.19.7, mtg-6e:G.19.r1, mtg-6e:G.32.1, mtg-6e:G.32.2, mtg-6e:G.32.3, mtg-6e:T.6.8, mtg-6e:T.6.r1, mtg-6e:A.2.7, mtg-6e:A.4.6
 */
export function evaluateAmount(game: Game, scope: Scope, amount: Amount): number {
  if (typeof amount === "number") return amount;
  if (amount === "x") return scope.aim.x;
  if ("count" in amount) return selectTargets(game, scope, amount.count).length;
  if ("stat" in amount) return sum(instances(game, scope, amount.of), (id) => stat(game, id, amount.stat));
  if ("counters" in amount) {
    return sum(selectObjects(game, scope, amount.on), ({ object }) => object.counters?.[amount.counters] ?? 0);
  }
  if ("life" in amount) {
    // Less than no life counts as none except where it changes (G.19.7).
    return sum(resolvePlayers(game, scope, amount.life), (player) => Math.max(0, game.state.players[player].life));
  }
  if ("handOf" in amount) {
    return sum(resolvePlayers(game, scope, amount.handOf), (player) => game.state.zones.hand[player].length);
  }
  if ("stored" in amount) {
    const value = scope.memory[amount.stored];
    return value === undefined ? 0 : "number" in value ? value.number : value.targets.length;
  }
  if ("event" in amount) return scope.event?.amount ?? 0;
  if ("sum" in amount) return sum(amount.sum, (part) => evaluateAmount(game, scope, part));
  if ("product" in amount)
    return evaluateAmount(game, scope, amount.product[0]) * evaluateAmount(game, scope, amount.product[1]);
  if ("minus" in amount)
    return evaluateAmount(game, scope, amount.minus[0]) - evaluateAmount(game, scope, amount.minus[1]);
  const half = evaluateAmount(game, scope, amount.half) / 2;
  return amount.round === "up" ? Math.ceil(half) : Math.floor(half);
}

const sum = <Item>(list: readonly Item[], number: (item: Item) => number): number =>
  list.reduce((total, item) => total + number(item), 0);

/** Identities that a selection means, of objects that have left too: their last numbers are asked for (T.6.8). */
function instances(game: Game, scope: Scope, select: Select): readonly InstanceId[] {
  if (select === "self") return scope.source === null ? [] : [scope.source];
  if (typeof select === "object" && "target" in select) {
    return (scope.aim.targets[select.target] ?? []).flatMap((target) =>
      "instance" in target ? [target.instance] : [],
    );
  }
  if (typeof select === "object" && "event" in select && scope.event?.was != null) return [scope.event.was];
  return selectTargets(game, scope, select).flatMap((target) => ("instance" in target ? [target.instance] : []));
}

function stat(game: Game, id: InstanceId, name: "power" | "toughness" | "manaValue" | "damage"): number {
  const seen = findCharacteristics(game, id);
  if (seen === null) return 0;
  const object = findObject(game.state.zones, id)?.object ?? game.state.past[id]?.object;
  if (name === "manaValue")
    return object === undefined ? getManaValue(seen.cost) : getObjectManaValue(game, object, seen);
  return name === "damage" ? (object?.damage ?? 0) : clampToZero(seen[name]);
}

/** Returns whether a condition holds now. */
export function evaluateCondition(game: Game, scope: Scope, condition: Condition): boolean {
  if ("amount" in condition)
    return matchesComparison(game, scope, evaluateAmount(game, scope, condition.amount), condition);
  if ("some" in condition) return selectTargets(game, scope, condition.some).length > 0;
  if ("turnOf" in condition) return resolvePlayer(game, scope, condition.turnOf) === game.state.active;
  if ("every" in condition) return condition.every.every((part) => evaluateCondition(game, scope, part));
  if ("either" in condition) return condition.either.some((part) => evaluateCondition(game, scope, part));
  return !evaluateCondition(game, scope, condition.not);
}
