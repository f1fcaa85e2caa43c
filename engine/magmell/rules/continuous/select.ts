import { COLOR_BITS, COLORS, type Color, countCounters } from "../../model/card";
import { getCardFacts } from "../../model/cards";
import { getOpponent, type InstanceId, isSameTarget, PLAYERS, type PlayerId, type Target } from "../../model/ids";
import { toNameKey } from "../../model/name";
import type { Scope } from "../../model/scope";
import type { Amount, Filter, NumberComparison, Select } from "../../model/select";
import type { Battle, Game } from "../../model/state";
import {
  findInstance,
  getZoneInstances,
  isSharedZone,
  type LocatedInstance,
  type ZoneId,
  type Zones,
} from "../../model/zone";
import { getColorBits, getKind, getTiming, isFaceDownStone } from "./characteristics";
import {
  evaluateAmount,
  evaluateStats,
  matchesComparison,
  resolvePlayer,
  STAT_READERS,
  selectKnownInstances,
} from "./evaluate";
import { findMatchingHistory, isEventSubject } from "./event-patterns";
import {
  findKnownInstance,
  getEventSubjects,
  getPresentIdentity,
  isScopeSource,
  type KnownInstance,
  resolveReadIdentity,
} from "./known-instance";

const NONE: readonly Target[] = [];

/**
 * Returns players and instances that a selection refers to, each once. Instances that have moved on are left out (401.6),
 * unless the scope follows them: see `getPresentIdentity`. With `past`, for reading only, they are included and stand for their
 * last known information (301.7).
 */
export function selectTargets(game: Game, scope: Scope, part: Select, past = false): readonly Target[] {
  if (part === "self") return referredTo(game, scope, [{ instance: scope.source }], past);
  if ("target" in part) return referredTo(game, scope, scope.targets[part.target] ?? NONE, past);
  if ("stored" in part) return storedTargets(game, scope, part.stored, past);
  if ("all" in part) return selectAll(game, scope, part);
  if ("event" in part) return fromEvent(game, scope, part.event, past);
  if ("top" in part || "bottom" in part) return endOfPile(game, scope, part);
  if ("player" in part) return asTargets(resolvePlayer(game, scope, part.player));
  // If both players decide, the turn player does so first (104).
  if ("players" in part) return [{ player: game.state.turnPlayer }, { player: getOpponent(game.state.turnPlayer) }];
  if ("battle" in part) return ofBattle(game, scope, part, past);
  if ("join" in part) return distinctTargets(part.join.flatMap((inner) => selectTargets(game, scope, inner, past)));
  if ("sourceOf" in part) return sourcesOf(game, scope, part.sourceOf, past);
  return selectTargets(game, scope, part.of, past).filter((target) => {
    const located = "instance" in target ? findKnownInstance(game, target.instance) : null;
    return located !== null && matchesFilter(game, scope, located, part.where);
  });
}

const asTargets = (player: PlayerId | null): readonly Target[] => (player === null ? NONE : [{ player }]);

const isThere = (zones: Zones, target: Target): boolean =>
  "player" in target || findInstance(zones, target.instance) !== null;

/** Targets under the identities that are acted upon, or read; what has moved on is left out. */
function referredTo(game: Game, scope: Scope, targets: readonly Target[], past: boolean): readonly Target[] {
  const { zones } = game.state;
  const asTheyAre = !past || Object.keys(scope.became).length === 0;
  if (asTheyAre && targets.every((target) => isThere(zones, target))) return targets;
  return targets.flatMap((target): readonly Target[] => {
    if ("player" in target) return [target];
    const id = past
      ? resolveReadIdentity(game, scope, target.instance)
      : getPresentIdentity(game, scope, target.instance);
    return id === null ? [] : [{ instance: id }];
  });
}

function storedTargets(game: Game, scope: Scope, name: string, past: boolean): readonly Target[] {
  const stored = scope.memory[name];
  return stored !== undefined && "targets" in stored ? referredTo(game, scope, stored.targets, past) : NONE;
}

function fromEvent(game: Game, scope: Scope, which: "subject" | "source", past: boolean): readonly Target[] {
  if (scope.event === null) return NONE;
  if (which === "subject") return distinctTargets(getEventSubjects(game, scope, scope.event, past));
  const { source } = scope.event;
  return source === null ? NONE : referredTo(game, scope, [{ instance: source }], past);
}

/** The instances whose abilities lie, or lay, on the chant (301.3). */
function sourcesOf(game: Game, scope: Scope, of: Select, past: boolean): readonly Target[] {
  const sources = selectTargets(game, scope, of, true).flatMap((target): readonly Target[] => {
    const source = "instance" in target ? findKnownInstance(game, target.instance)?.instance.scope?.source : undefined;
    return source === undefined ? NONE : [{ instance: source }];
  });
  return referredTo(game, scope, distinctTargets(sources), past);
}

function selectAll(game: Game, scope: Scope, part: Extract<Select, { all: unknown }>): readonly Target[] {
  const whose = part.whose === undefined ? null : resolvePlayer(game, scope, part.whose);
  if (part.whose !== undefined && whose === null) return NONE;
  const targets: Target[] = [];
  const zones: readonly ZoneId[] = typeof part.all === "string" ? [part.all] : part.all;
  for (const zone of zones) {
    for (const player of PLAYERS) {
      for (const instance of getZoneInstances(game.state.zones, zone, player)) {
        const place = { zone, player, instance };
        if (whose !== null && getSidePlayer(place) !== whose) continue;
        if (part.where === undefined || matchesFilter(game, scope, place, part.where))
          targets.push({ instance: instance.id });
      }
      if (isSharedZone(zone)) break;
    }
  }
  return targets;
}

/** The cards at one end of a pile, the outermost first. */
function endOfPile(game: Game, scope: Scope, part: Extract<Select, { count: Amount }>): readonly Target[] {
  const player = resolvePlayer(game, scope, part.whose);
  if (player === null) return NONE;
  const pile = game.state.zones["top" in part ? part.top : part.bottom][player];
  const count = Math.max(0, Math.min(pile.length, evaluateAmount(game, scope, part.count)));
  const cards = "top" in part ? pile.slice(pile.length - count).reverse() : pile.slice(0, count);
  return cards.map(({ id }) => ({ instance: id }));
}

function ofBattle(
  game: Game,
  scope: Scope,
  part: Extract<Select, { battle: unknown }>,
  past: boolean,
): readonly Target[] {
  const { battle, zones } = game.state;
  if (battle === null) return NONE;
  if (part.battle === "target") return battle.target === null ? NONE : [battle.target];
  const isKnown = (id: InstanceId): boolean => (past ? findKnownInstance(game, id) : findInstance(zones, id)) !== null;
  if (part.battle === "opposing") {
    const others = opposing(battle, selectTargets(game, scope, part.of ?? "self", true));
    return others.filter(({ instance }) => isKnown(instance));
  }
  const id: InstanceId | null = battle[part.battle];
  return id !== null && isKnown(id) ? [{ instance: id }] : NONE;
}

/** The other unit of the battle for each that takes part in it; a player is no unit (701.3.1.2). */
function opposing({ attacker, target }: Battle, units: readonly Target[]): readonly { instance: InstanceId }[] {
  if (target === null || !("instance" in target)) return [];
  return units.flatMap((unit) => {
    if (isSameTarget(unit, target)) return [{ instance: attacker }];
    return isSameTarget(unit, { instance: attacker }) ? [target] : [];
  });
}

const distinctTargets = (targets: readonly Target[]): readonly Target[] =>
  targets.filter((target, index) => targets.findIndex((other) => isSameTarget(other, target)) === index);

type FilterPredicate<Key extends keyof Filter> = (
  game: Game,
  scope: Scope,
  located: KnownInstance,
  want: NonNullable<Filter[Key]>,
) => boolean;

/** Whether an instance has a name: face-down stones have lost theirs (219.6.2), and abilities have none. */
const isNamed = (located: KnownInstance): boolean => !isFaceDownStone(located) && !located.instance.isAbility;

/** Predicates of all filter conditions. Face-down stones have no information to match (219.6.2). */
const FILTER_PREDICATES: { readonly [Key in keyof Required<Filter>]: FilterPredicate<Key> } = {
  kind: (game, _scope, located, want) => {
    const kind = getKind(game, located);
    return kind !== null && (typeof want === "string" ? want === kind : want.includes(kind));
  },
  color: (game, _scope, located, want) => (getColorBits(game, located) & COLOR_BITS[want]) !== 0,
  storedColor: (game, scope, located, want) => {
    const color = readStoredColor(scope, want);
    return color !== null && (getColorBits(game, located) & COLOR_BITS[color]) !== 0;
  },
  colorless: (game, _scope, located, want) => (getColorBits(game, located) === 0) === want,
  name: (game, _scope, located, want) => nameOf(game, located) === keyOf(want),
  storedName: ({ cards }, { memory }, located, want) => {
    const stored = memory[want];
    const card = stored !== undefined && "number" in stored ? stored.number : null;
    return (
      card !== null &&
      isNamed(located) &&
      getCardFacts(cards, located.instance.card).key === getCardFacts(cards, card).key
    );
  },
  whose: (game, scope, located, want) => getSidePlayer(located) === resolvePlayer(game, scope, want),
  timing: (game, _scope, located, want) => getTiming(game, located) === want,
  token: (_game, _scope, { instance }, want) => instance.isToken === want,
  card: (_game, _scope, { instance }, want) => (!instance.isAbility && !instance.isToken) === want,
  rested: (_game, _scope, { instance }, want) => instance.rested === want,
  faceDown: (_game, _scope, { instance }, want) => instance.faceDown === want,
  other: (_game, scope, { instance }, want) => isScopeSource(scope, instance.id) !== want,
  among: (game, scope, located, want) => isIn(game, scope, located, want),
  ap: (game, scope, located, want) => stat("ap", game, scope, located, want),
  hp: (game, scope, located, want) => stat("hp", game, scope, located, want),
  useCost: (game, scope, located, want) => !isFaceDownStone(located) && stat("useCost", game, scope, located, want),
  catalyst: (game, scope, located, want) => !isFaceDownStone(located) && stat("catalyst", game, scope, located, want),
  damage: (game, scope, located, want) => stat("damage", game, scope, located, want),
  counters: (game, scope, { instance }, want) =>
    matchesComparison(instance.counters?.[want.name] ?? 0, want.is, evaluateAmount(game, scope, want.than)),
  anyCounter: (game, scope, { instance }, want) =>
    matchesComparison(countCounters(instance), want.is, evaluateAmount(game, scope, want.than)),
  most: (game, scope, located, { stat: which, of }) =>
    isIn(game, scope, located, of) &&
    STAT_READERS[which](game, located) === Math.max(...evaluateStats(game, scope, which, of)),
  least: (game, scope, located, { stat: which, of }) =>
    isIn(game, scope, located, of) &&
    STAT_READERS[which](game, located) === Math.min(...evaluateStats(game, scope, which, of)),
  sameName: (game, scope, located, want) => {
    const name = nameOf(game, located);
    return name !== null && selectKnownInstances(game, scope, want).some((other) => nameOf(game, other) === name);
  },
  sharesColor: (game, scope, located, want) => {
    const bits = getColorBits(game, located);
    return (
      bits !== 0 && selectKnownInstances(game, scope, want).some((other) => (getColorBits(game, other) & bits) !== 0)
    );
  },
  // The zone where it is now, also of what has left: a question of the zone is no question of what it was like.
  zone: (game, scope, { instance, past, zone: there }, want) => {
    const id = past === undefined ? null : getPresentIdentity(game, scope, instance.id);
    const zone = past === undefined ? there : id === null ? null : findInstance(game.state.zones, id)?.zone;
    return zone != null && (typeof want === "string" ? want === zone : want.includes(zone));
  },
  owner: (game, scope, { instance }, want) => instance.owner === resolvePlayer(game, scope, want),
  battling: ({ state }, _scope, { instance, past }, want) =>
    (past?.battling ?? isInBattle(state.battle, instance.id)) === want,
  targets: (game, scope, { instance }, want) =>
    isAimedAt(instance, (target) => {
      const located = "instance" in target ? findInstance(game.state.zones, target.instance) : null;
      return located !== null && matchesFilter(game, scope, located, want);
    }),
  targetsPlayer: (game, scope, { instance }, want) => {
    const player = resolvePlayer(game, scope, want);
    return isAimedAt(instance, (target) => "player" in target && target.player === player);
  },
  did: (game, scope, { instance }, want) =>
    findMatchingHistory(game, scope, want).some((past) => isEventSubject(past, instance.id)),
  not: (game, scope, located, want) => !matchesFilter(game, scope, located, want),
  any: (game, scope, located, want) => want.some((filter) => matchesFilter(game, scope, located, filter)),
};

/** Whether an instance on the chant has a target of some sort. */
const isAimedAt = ({ scope }: LocatedInstance["instance"], fits: (target: Target) => boolean): boolean =>
  scope?.targets.some((group) => group.some(fits)) ?? false;

/** Whether an instance is in a selection, under its former identity or under the one that it is found by (401.6). */
const isIn = (game: Game, scope: Scope, { instance }: LocatedInstance, of: Select): boolean =>
  [true, false].some((past) =>
    selectTargets(game, scope, of, past).some((target) => "instance" in target && target.instance === instance.id),
  );

/** The name of an instance, normalised; `null` for abilities and face-down stones (219.6.2). */
const nameOf = ({ cards }: Game, located: LocatedInstance): string | null =>
  isFaceDownStone(located) || located.instance.isAbility ? null : getCardFacts(cards, located.instance.card).key;

/** Returns whether a unit attacks or is attacked. A target is attacked from the attack step on (701.3.1.2). */
export function isInBattle(battle: Battle | null, id: InstanceId): boolean {
  const target = battle?.target ?? null;
  if (battle === null || target === null) return false;
  return battle.attacker === id || ("instance" in target && target.instance === id);
}

/** Cache of name keys. Card texts mention few names, and these are compared often. */
const keys = new Map<string, string>();
function keyOf(name: string): string {
  const known = keys.get(name) ?? toNameKey(name);
  keys.set(name, known);
  return known;
}

const stat = (which: "ap" | "hp" | "useCost" | "catalyst" | "damage", ...[game, scope, located, want]: StatArguments) =>
  matchesComparison(STAT_READERS[which](game, located), want.is, evaluateAmount(game, scope, want.than));
type StatArguments = readonly [Game, Scope, KnownInstance, NumberComparison];

/** Returns whether an instance meets every condition of a filter. */
export function matchesFilter(game: Game, scope: Scope, located: KnownInstance, filter: Filter): boolean {
  for (const key in filter) {
    const want = filter[key as keyof Filter];
    if (want === undefined) continue;
    const test = FILTER_PREDICATES[key as keyof Filter] as FilterPredicate<keyof Filter>;
    if (!test(game, scope, located, want)) return false;
  }
  return true;
}

/** Returns the colour that an instruction stored as its index in `COLORS` (212.1). */
export function readStoredColor({ memory }: Scope, name: string): Color | null {
  const stored = memory[name];
  return stored !== undefined && "number" in stored ? (COLORS[stored.number] ?? null) : null;
}

/** Returns the location of a target; `null` for a player (201.3) and for an instance that has moved on (401.6). */
export const locateTarget = ({ state }: Game, target: Target): LocatedInstance | null =>
  "instance" in target ? findInstance(state.zones, target.instance) : null;

/** Returns the locations of the instances that a selection refers to. */
export const locateSelected = (game: Game, scope: Scope, what: Select): readonly LocatedInstance[] =>
  selectTargets(game, scope, what).flatMap((target) => locateTarget(game, target) ?? []);

/**
 * Returns the player that an instance belongs to in the sense of 「あなたの」: its controller in the battle area and on the chant,
 * its owner in the dream, and elsewhere the player of the zone.
 * @rule mag:222.2, mag:223.1, house:44
 */
export const getSidePlayer = ({ zone, player, instance }: LocatedInstance): PlayerId =>
  zone === "battleArea" || zone === "chant" ? instance.controller : zone === "dream" ? instance.owner : player;
