import type { InstanceId, PlayerId } from "../../../model/ids";
import { opponentOf, PLAYERS } from "../../../model/ids";
import type { Scope } from "../../../model/scope";
import type { Select } from "../../../model/select";
import type { Game } from "../../../model/state";
import { sameTarget, type Target } from "../../../model/target";
import { findInstance, isShared, type ZoneId, zoneList } from "../../../model/zone";
import { amountOf } from "./amount";
import { matches } from "./matches";
import { playerOf } from "./player-of";
import { lastSeen, sideOf } from "./thing";

const NONE: readonly Target[] = [];

/**
 * The players and instances that a text refers to, each once. Instances that have moved on are left out (401.6), unless
 * `past` asks for what is only to be read: then they stand for what they were (301.7).
 */
export function select(game: Game, scope: Scope, part: Select, past = false): readonly Target[] {
  if (part === "self") return present(game, [{ instance: scope.source }], past);
  if ("target" in part) return present(game, scope.targets[part.target] ?? NONE, past);
  if ("stored" in part) return storedTargets(game, scope, part.stored, past);
  if ("all" in part) return selectAll(game, scope, part);
  if ("event" in part) return fromEvent(game, scope, part.event, past);
  if ("top" in part) return topOf(game, scope, part);
  if ("player" in part) return asTargets(playerOf(game, scope, part.player));
  // 104: where both decide, the turn player does first.
  if ("players" in part) return [{ player: game.state.turnPlayer }, { player: opponentOf(game.state.turnPlayer) }];
  if ("battle" in part) return ofBattle(game, part.battle);
  if ("join" in part) return joined(part.join.flatMap((inner) => select(game, scope, inner, past)));
  return select(game, scope, part.of, past).filter((target) => {
    const thing = "instance" in target ? lastSeen(game, target.instance) : null;
    return thing !== null && matches(game, scope, thing, part.where);
  });
}

const asTargets = (player: PlayerId | null): readonly Target[] => (player === null ? NONE : [{ player }]);

function present(game: Game, targets: readonly Target[], past: boolean): readonly Target[] {
  const there = (target: Target): boolean =>
    "player" in target ||
    findInstance(game.state.zones, target.instance) !== null ||
    (past && game.state.past[target.instance] !== undefined);
  return targets.every(there) ? targets : targets.filter(there);
}

function storedTargets(game: Game, scope: Scope, name: string, past: boolean): readonly Target[] {
  const stored = scope.memory[name];
  return stored !== undefined && "targets" in stored ? present(game, stored.targets, past) : NONE;
}

function fromEvent(game: Game, { event }: Scope, which: "subject" | "source", past: boolean): readonly Target[] {
  if (event === null) return NONE;
  if (which === "source") return event.source === null ? NONE : present(game, [{ instance: event.source }], past);
  // What moved is read as it was before, and acted upon as what it has become.
  if (past && event.was !== null && game.state.past[event.was] !== undefined) return [{ instance: event.was }];
  return event.subject === null ? NONE : present(game, [event.subject], past);
}

function selectAll(game: Game, scope: Scope, part: Extract<Select, { all: unknown }>): readonly Target[] {
  const whose = part.whose === undefined ? null : playerOf(game, scope, part.whose);
  if (part.whose !== undefined && whose === null) return NONE;
  const found: Target[] = [];
  const zones: readonly ZoneId[] = typeof part.all === "string" ? [part.all] : part.all;
  for (const zone of zones) {
    for (const player of PLAYERS) {
      for (const instance of zoneList(game.state.zones, zone, player)) {
        const place = { zone, player, instance };
        if (whose !== null && sideOf(place) !== whose) continue;
        if (part.where === undefined || matches(game, scope, place, part.where)) found.push({ instance: instance.id });
      }
      if (isShared(zone)) break;
    }
  }
  return found;
}

/** The top cards of a pile, the topmost first. */
function topOf(game: Game, scope: Scope, part: Extract<Select, { top: unknown }>): readonly Target[] {
  const player = playerOf(game, scope, part.whose);
  if (player === null) return NONE;
  const pile = game.state.zones[part.top][player];
  const count = Math.max(0, Math.min(pile.length, amountOf(game, scope, part.count)));
  return pile
    .slice(pile.length - count)
    .reverse()
    .map(({ id }) => ({ instance: id }));
}

function ofBattle({ state: { battle, zones } }: Game, which: "attacker" | "defender" | "target"): readonly Target[] {
  if (battle === null) return NONE;
  if (which === "target") return battle.target === null ? NONE : [battle.target];
  const id: InstanceId | null = battle[which];
  return id === null || findInstance(zones, id) === null ? NONE : [{ instance: id }];
}

const joined = (targets: readonly Target[]): readonly Target[] =>
  targets.filter((target, index) => targets.findIndex((other) => sameTarget(other, target)) === index);
