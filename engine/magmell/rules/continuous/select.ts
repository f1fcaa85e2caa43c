import { COLOR_BITS, COLORS, type Color, countersOn } from "../../model/card";
import { factsAt } from "../../model/cards";
import { type InstanceId, opponentOf, PLAYERS, type PlayerId, sameTarget, type Target } from "../../model/ids";
import { nameKey } from "../../model/name";
import type { Scope } from "../../model/scope";
import type { Amount, Compare, Filter, Select } from "../../model/select";
import type { Game, LastKnownInfo } from "../../model/state";
import { findInstance, isShared, type LocatedInstance, type ZoneId, zoneList } from "../../model/zone";
import { colorsOf, hidesItsFace, kindOf, timingOf } from "./characteristics";
import { amountOf, compare, knownIn, playerOf, STATS, statsIn } from "./evaluate";
import { isSubject, matchingHistory } from "./event-patterns";

const NONE: readonly Target[] = [];

/**
 * Players and instances that a selection refers to, each once. Instances that have moved on are left out (401.6). With
 * `past`, for reading only, they are included and stand for their last known information (301.7).
 */
export function select(game: Game, scope: Scope, part: Select, past = false): readonly Target[] {
  if (part === "self") return present(game, [{ instance: scope.source }], past);
  if ("target" in part) return present(game, scope.targets[part.target] ?? NONE, past);
  if ("stored" in part) return storedTargets(game, scope, part.stored, past);
  if ("all" in part) return selectAll(game, scope, part);
  if ("event" in part) return fromEvent(game, scope, part.event, past);
  if ("top" in part || "bottom" in part) return endOfPile(game, scope, part);
  if ("player" in part) return asTargets(playerOf(game, scope, part.player));
  // If both players decide, the turn player does so first (104).
  if ("players" in part) return [{ player: game.state.turnPlayer }, { player: opponentOf(game.state.turnPlayer) }];
  if ("battle" in part) return ofBattle(game, scope, part);
  if ("join" in part) return distinctTargets(part.join.flatMap((inner) => select(game, scope, inner, past)));
  if ("sourceOf" in part) return sourcesOf(game, scope, part.sourceOf, past);
  return select(game, scope, part.of, past).filter((target) => {
    const located = "instance" in target ? lastKnown(game, target.instance) : null;
    return located !== null && matches(game, scope, located, part.where);
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
  if (stored === undefined || !("targets" in stored)) return NONE;
  const kept = stored.targets.filter((target) => isNegatedAbility(game, target));
  const there = present(game, stored.targets, past);
  return kept.length === 0 ? there : stored.targets.filter((target) => kept.includes(target) || there.includes(target));
}

/** Whether a target is an ability that was negated: it exists no more, and a text may still ask whether there was one. */
const isNegatedAbility = ({ state }: Game, target: Target): boolean =>
  "instance" in target && state.past[target.instance]?.instance.isAbility === true;

function fromEvent(game: Game, { event }: Scope, which: "subject" | "source", past: boolean): readonly Target[] {
  if (event === null) return NONE;
  if (which === "source") return event.source === null ? NONE : present(game, [{ instance: event.source }], past);
  return distinctTargets(
    (event.all ?? [event]).flatMap(({ subject, was }) => {
      // A moved instance is read as it was before the move, and affected as the instance it has become.
      if (past && was !== null && game.state.past[was] !== undefined) return [{ instance: was }];
      return subject === null ? NONE : present(game, [subject], past);
    }),
  );
}

/** The instances whose abilities lie on the chant (301.3). */
function sourcesOf(game: Game, scope: Scope, of: Select, past: boolean): readonly Target[] {
  const sources = select(game, scope, of, past).flatMap((target): readonly Target[] => {
    const source = "instance" in target ? scopeOf(game, target.instance)?.source : undefined;
    return source === undefined ? NONE : [{ instance: source }];
  });
  return present(game, distinctTargets(sources), past);
}

/** The references of an instance on the chant; `null` for any other. */
const scopeOf = ({ state }: Game, id: InstanceId): Scope | null =>
  findInstance(state.zones, id)?.instance.scope ?? null;

function selectAll(game: Game, scope: Scope, part: Extract<Select, { all: unknown }>): readonly Target[] {
  const whose = part.whose === undefined ? null : playerOf(game, scope, part.whose);
  if (part.whose !== undefined && whose === null) return NONE;
  const targets: Target[] = [];
  const zones: readonly ZoneId[] = typeof part.all === "string" ? [part.all] : part.all;
  for (const zone of zones) {
    for (const player of PLAYERS) {
      for (const instance of zoneList(game.state.zones, zone, player)) {
        const place = { zone, player, instance };
        if (whose !== null && sideOf(place) !== whose) continue;
        if (part.where === undefined || matches(game, scope, place, part.where))
          targets.push({ instance: instance.id });
      }
      if (isShared(zone)) break;
    }
  }
  return targets;
}

/** The cards at one end of a pile, the outermost first. */
function endOfPile(game: Game, scope: Scope, part: Extract<Select, { count: Amount }>): readonly Target[] {
  const player = playerOf(game, scope, part.whose);
  if (player === null) return NONE;
  const pile = game.state.zones["top" in part ? part.top : part.bottom][player];
  const count = Math.max(0, Math.min(pile.length, amountOf(game, scope, part.count)));
  const cards = "top" in part ? pile.slice(pile.length - count).reverse() : pile.slice(0, count);
  return cards.map(({ id }) => ({ instance: id }));
}

function ofBattle(game: Game, scope: Scope, part: Extract<Select, { battle: unknown }>): readonly Target[] {
  const { battle, zones } = game.state;
  if (battle === null) return NONE;
  if (part.battle === "opposing") return opposing(game, select(game, scope, part.of ?? "self", true));
  if (part.battle === "target") return battle.target === null ? NONE : [battle.target];
  const id: InstanceId | null = battle[part.battle];
  return id === null || findInstance(zones, id) === null ? NONE : [{ instance: id }];
}

/** The other unit of the battle for each that takes part in it; a player is no unit (701.3.1.2). */
function opposing({ state: { battle, zones } }: Game, units: readonly Target[]): readonly Target[] {
  const attacked = battle?.target ?? null;
  if (battle === null || attacked === null || !("instance" in attacked)) return NONE;
  const others = units.flatMap((unit) => {
    if (sameTarget(unit, attacked)) return [{ instance: battle.attacker }];
    return sameTarget(unit, { instance: battle.attacker }) ? [attacked] : [];
  });
  return others.filter(({ instance }) => findInstance(zones, instance) !== null);
}

const distinctTargets = (targets: readonly Target[]): readonly Target[] =>
  targets.filter((target, index) => targets.findIndex((other) => sameTarget(other, target)) === index);

type FilterPredicate<Key extends keyof Filter> = (
  game: Game,
  scope: Scope,
  located: KnownInstance,
  want: NonNullable<Filter[Key]>,
) => boolean;

/** Predicates of all filter conditions. Face-down stones have no information to match (219.6.2). */
const FILTER_PREDICATES: { readonly [Key in keyof Required<Filter>]: FilterPredicate<Key> } = {
  kind: (game, _scope, located, want) => {
    const kind = kindOf(game, located);
    return kind !== null && (typeof want === "string" ? want === kind : want.includes(kind));
  },
  color: (game, _scope, located, want) => (colorsOf(game, located) & COLOR_BITS[want]) !== 0,
  storedColor: (game, scope, located, want) => {
    const color = storedColor(scope, want);
    return color !== null && (colorsOf(game, located) & COLOR_BITS[color]) !== 0;
  },
  colorless: (game, _scope, located, want) => (colorsOf(game, located) === 0) === want,
  name: (game, _scope, located, want) => nameOf(game, located) === keyOf(want),
  storedName: () => false,
  whose: (game, scope, located, want) => sideOf(located) === playerOf(game, scope, want),
  timing: (game, _scope, located, want) => timingOf(game, located) === want,
  token: (_game, _scope, { instance }, want) => instance.isToken === want,
  card: (_game, _scope, { instance }, want) => (!instance.isAbility && !instance.isToken) === want,
  rested: (_game, _scope, { instance }, want) => instance.rested === want,
  faceDown: (_game, _scope, { instance }, want) => instance.faceDown === want,
  other: (_game, scope, { instance }, want) => (instance.id !== scope.source) === want,
  among: (game, scope, located, want) => isIn(game, scope, located, want),
  ap: (game, scope, located, want) => stat("ap", game, scope, located, want),
  hp: (game, scope, located, want) => stat("hp", game, scope, located, want),
  useCost: (game, scope, located, want) => !hidesItsFace(located) && stat("useCost", game, scope, located, want),
  catalyst: (game, scope, located, want) => !hidesItsFace(located) && stat("catalyst", game, scope, located, want),
  damage: (game, scope, located, want) => stat("damage", game, scope, located, want),
  counters: (game, scope, { instance }, want) =>
    compare(instance.counters?.[want.name] ?? 0, want.is, amountOf(game, scope, want.than)),
  anyCounter: (game, scope, { instance }, want) =>
    compare(countersOn(instance), want.is, amountOf(game, scope, want.than)),
  most: (game, scope, located, { stat: which, of }) =>
    isIn(game, scope, located, of) && STATS[which](game, located) === Math.max(...statsIn(game, scope, which, of)),
  least: (game, scope, located, { stat: which, of }) =>
    isIn(game, scope, located, of) && STATS[which](game, located) === Math.min(...statsIn(game, scope, which, of)),
  sameName: (game, scope, located, want) => {
    const name = nameOf(game, located);
    return name !== null && knownIn(game, scope, want).some((other) => nameOf(game, other) === name);
  },
  sharesColor: (game, scope, located, want) => {
    const bits = colorsOf(game, located);
    return bits !== 0 && knownIn(game, scope, want).some((other) => (colorsOf(game, other) & bits) !== 0);
  },
  zone: (_game, _scope, { zone }, want) => (typeof want === "string" ? want === zone : want.includes(zone)),
  owner: (game, scope, { instance }, want) => instance.owner === playerOf(game, scope, want),
  // A target is attacked from the attack step on (701.3.1.2).
  battling: ({ state: { battle } }, _scope, { instance }, want) => {
    const target = battle?.target ?? null;
    const isAttacked = target !== null && "instance" in target && target.instance === instance.id;
    return (target !== null && (isAttacked || battle?.attacker === instance.id)) === want;
  },
  targets: (game, scope, { instance }, want) =>
    isAimedAt(instance, (target) => {
      const located = "instance" in target ? findInstance(game.state.zones, target.instance) : null;
      return located !== null && matches(game, scope, located, want);
    }),
  targetsPlayer: (game, scope, { instance }, want) => {
    const player = playerOf(game, scope, want);
    return isAimedAt(instance, (target) => "player" in target && target.player === player);
  },
  did: (game, scope, { instance }, want) =>
    matchingHistory(game, scope, want).some((past) => isSubject(past, instance.id)),
  not: (game, scope, located, want) => !matches(game, scope, located, want),
  any: (game, scope, located, want) => want.some((filter) => matches(game, scope, located, filter)),
};

/** Whether an instance on the chant has a target of some sort. */
const isAimedAt = ({ scope }: LocatedInstance["instance"], fits: (target: Target) => boolean): boolean =>
  scope?.targets.some((group) => group.some(fits)) ?? false;
const isIn = (game: Game, scope: Scope, { instance }: LocatedInstance, of: Select): boolean =>
  select(game, scope, of, true).some((target) => "instance" in target && target.instance === instance.id);

/** The name of an instance, normalised; `null` for abilities and face-down stones (219.6.2). */
const nameOf = ({ cards }: Game, located: LocatedInstance): string | null =>
  hidesItsFace(located) || located.instance.isAbility ? null : factsAt(cards, located.instance.card).key;

/** Cache of name keys. Card texts mention few names, and these are compared often. */
const keys = new Map<string, string>();
function keyOf(name: string): string {
  const known = keys.get(name) ?? nameKey(name);
  keys.set(name, known);
  return known;
}

const stat = (which: "ap" | "hp" | "useCost" | "catalyst" | "damage", ...[game, scope, located, want]: StatArguments) =>
  compare(STATS[which](game, located), want.is, amountOf(game, scope, want.than));
type StatArguments = readonly [Game, Scope, KnownInstance, Compare];

/** Whether an instance meets every condition of a filter. */
export function matches(game: Game, scope: Scope, located: KnownInstance, filter: Filter): boolean {
  for (const key in filter) {
    const want = filter[key as keyof Filter];
    if (want === undefined) continue;
    const test = FILTER_PREDICATES[key as keyof Filter] as FilterPredicate<keyof Filter>;
    if (!test(game, scope, located, want)) return false;
  }
  return true;
}

/** The colour that an instruction stored as its index in `COLORS` (212.1). */
export function storedColor({ memory }: Scope, name: string): Color | null {
  const stored = memory[name];
  return stored !== undefined && "number" in stored ? (COLORS[stored.number] ?? null) : null;
}

/** The location of a target; `null` for a player (201.3) and for an instance that has moved on (401.6). */
export const locate = ({ state }: Game, target: Target): LocatedInstance | null =>
  "instance" in target ? findInstance(state.zones, target.instance) : null;

/** Locations of the instances that a selection refers to. */
export const locateAll = (game: Game, scope: Scope, what: Select): readonly LocatedInstance[] =>
  select(game, scope, what).flatMap((target) => locate(game, target) ?? []);

/** An instance at its current location, or as it was when it left a public zone (301.7). */
export type KnownInstance = LocatedInstance & { readonly past?: LastKnownInfo };

/** The instance with an identity at its current location, or else its last known information. */
export function lastKnown(game: Game, id: InstanceId): KnownInstance | null {
  return findInstance(game.state.zones, id) ?? departedInstance(game, id);
}

/** Last known information of an instance that left a public zone; `null` if there is none. */
export function departedInstance({ state }: Game, id: InstanceId): KnownInstance | null {
  const past = state.past[id];
  return past === undefined ? null : { zone: past.zone, player: past.player, instance: past.instance, past };
}

/**
 * The player that an instance belongs to in the sense of 「あなたの」: its controller in the battle area and on the chant,
 * its owner in the dream, and elsewhere the player of the zone.
 * @rule mag:222.2, mag:223.1, house:44
 */
export const sideOf = ({ zone, player, instance }: LocatedInstance): PlayerId =>
  zone === "battleArea" || zone === "chant" ? instance.controller : zone === "dream" ? instance.owner : player;
