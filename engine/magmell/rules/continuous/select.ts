import { createTreeCompiler } from "../../../kernel/compile/compile-tree";
import { createFilterCompiler, type FilterPredicate } from "../../../kernel/compile/filters";
import { compileComparison } from "../../../kernel/compile/readers";
import { COLOR_BITS, COLORS, type Color, countCounters } from "../../model/card";
import { getCardFacts } from "../../model/cards";
import { getOpponent, type InstanceId, isSameTarget, PLAYERS, type PlayerId, type Target } from "../../model/ids";
import { toNameKey } from "../../model/name";
import type { Scope } from "../../model/scope";
import type { Amount, Filter, NumberComparison, Rank, Select } from "../../model/select";
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
import { compileAmount, compileKnownInstances, compilePlayer, compileStats, STAT_READERS } from "./evaluate";
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

/** A compiled selection; with `past` of things as they were last known (301.7). */
type Selection = (game: Game, scope: Scope, past: boolean) => readonly Target[];

/**
 * Returns players and instances that a selection refers to, each once. Instances that have moved on are left out (401.6),
 * unless the scope follows them: see `getPresentIdentity`. With `past`, for reading only, they are included and stand for their
 * last known information (301.7).
 */
export const selectTargets = (game: Game, scope: Scope, part: Select, past = false): readonly Target[] =>
  compileSelect(part)(game, scope, past);

/** Compiles a selection: see `selectTargets`. */
export const compileSelect: (part: Select) => Selection = createTreeCompiler<
  Select,
  "whose" | "where" | "count",
  Selection
>(
  {
    target:
      ({ target }) =>
      (game, scope, past) =>
        referredTo(game, scope, scope.targets[target] ?? NONE, past),
    stored:
      ({ stored: name }) =>
      (game, scope, past) => {
        const stored = scope.memory[name];
        return stored !== undefined && "targets" in stored ? referredTo(game, scope, stored.targets, past) : NONE;
      },
    all: compileAll,
    event:
      ({ event }) =>
      (game, scope, past) =>
        fromEvent(game, scope, event, past),
    top: compilePileEnd,
    bottom: compilePileEnd,
    player: ({ player: ref }) => {
      const read = compilePlayer(ref);
      return (game, scope) => {
        const player = read(game, scope);
        return player === null ? NONE : [{ player }];
      };
    },
    // If both players decide, the turn player does so first (104).
    players:
      () =>
      ({ state: { turnPlayer } }) => [{ player: turnPlayer }, { player: getOpponent(turnPlayer) }],
    battle: (part) => {
      const of = part.battle === "opposing" ? compileSelect(part.of ?? "self") : null;
      return (game, scope, past) => ofBattle(game, scope, part.battle, past, of);
    },
    join: ({ join }) => {
      const parts = join.map(compileSelect);
      return (game, scope, past) => distinctTargets(parts.flatMap((inner) => inner(game, scope, past)));
    },
    sourceOf: ({ sourceOf }) => {
      const select = compileSelect(sourceOf);
      return (game, scope, past) => referredTo(game, scope, sourcesOf(game, select(game, scope, true)), past);
    },
    of: (part) => {
      // The opposing unit of a battle has a row of its own.
      if (!("where" in part)) throw new Error("A selection of something needs a filter");
      const [select, fits] = [compileSelect(part.of), compileFilter(part.where)];
      return (game, scope, past) =>
        select(game, scope, past).filter((target) => {
          const located = "instance" in target ? findKnownInstance(game, target.instance) : null;
          return located !== null && fits(game, scope, located);
        });
    },
  },
  () => (game, scope, past) => referredTo(game, scope, [{ instance: scope.source }], past),
);

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

function fromEvent(game: Game, scope: Scope, which: "subject" | "source", past: boolean): readonly Target[] {
  if (scope.event === null) return NONE;
  if (which === "subject") return distinctTargets(getEventSubjects(game, scope, scope.event, past));
  const { source } = scope.event;
  return source === null ? NONE : referredTo(game, scope, [{ instance: source }], past);
}

/** The instances whose abilities lie, or lay, on the chant (301.3). */
const sourcesOf = (game: Game, abilities: readonly Target[]): readonly Target[] =>
  distinctTargets(
    abilities.flatMap((target): readonly Target[] => {
      const source =
        "instance" in target ? findKnownInstance(game, target.instance)?.instance.scope?.source : undefined;
      return source === undefined ? NONE : [{ instance: source }];
    }),
  );

function compileAll({ all, whose, where }: Extract<Select, { all: unknown }>): Selection {
  const zones: readonly ZoneId[] = typeof all === "string" ? [all] : all;
  const side = whose === undefined ? null : compilePlayer(whose);
  const fits = where === undefined ? null : compileFilter(where);
  return (game, scope) => {
    const player = side === null ? null : side(game, scope);
    if (side !== null && player === null) return NONE;
    const targets: Target[] = [];
    for (const zone of zones) {
      for (const of of PLAYERS) {
        for (const instance of getZoneInstances(game.state.zones, zone, of)) {
          const place = { zone, player: of, instance };
          if (player !== null && getSidePlayer(place) !== player) continue;
          if (fits === null || fits(game, scope, place)) targets.push({ instance: instance.id });
        }
        if (isSharedZone(zone)) break;
      }
    }
    return targets;
  };
}

/** Compiles the cards at one end of a pile, the outermost first. */
function compilePileEnd(part: Extract<Select, { count: Amount }>): Selection {
  const [side, amount] = [compilePlayer(part.whose), compileAmount(part.count)];
  return (game, scope) => {
    const player = side(game, scope);
    if (player === null) return NONE;
    const pile = game.state.zones["top" in part ? part.top : part.bottom][player];
    const count = Math.max(0, Math.min(pile.length, amount(game, scope)));
    const cards = "top" in part ? pile.slice(pile.length - count).reverse() : pile.slice(0, count);
    return cards.map(({ id }) => ({ instance: id }));
  };
}

function ofBattle(
  game: Game,
  scope: Scope,
  part: Extract<Select, { battle: unknown }>["battle"],
  past: boolean,
  of: Selection | null,
): readonly Target[] {
  const { battle, zones } = game.state;
  if (battle === null) return NONE;
  if (part === "target") return battle.target === null ? NONE : [battle.target];
  const isKnown = (id: InstanceId): boolean => (past ? findKnownInstance(game, id) : findInstance(zones, id)) !== null;
  if (part === "opposing") {
    const others = of === null ? [] : opposing(battle, of(game, scope, true));
    return others.filter(({ instance }) => isKnown(instance));
  }
  const id: InstanceId | null = battle[part];
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

/** Whether an instance has a name: face-down stones have lost theirs (219.6.2), and abilities have none. */
const isNamed = (located: KnownInstance): boolean => !isFaceDownStone(located) && !located.instance.isAbility;

/** Compiles a filter. Face-down stones have no information to match (219.6.2). */
const compileFilter: (filter: Filter) => FilterReader = createFilterCompiler<Filter, Game, Scope, KnownInstance>({
  kind: (want) => (game, _scope, located) => {
    const kind = getKind(game, located);
    return kind !== null && (typeof want === "string" ? want === kind : want.includes(kind));
  },
  color: (want) => (game, _scope, located) => (getColorBits(game, located) & COLOR_BITS[want]) !== 0,
  storedColor: (want) => (game, scope, located) => {
    const color = readStoredColor(scope, want);
    return color !== null && (getColorBits(game, located) & COLOR_BITS[color]) !== 0;
  },
  colorless: (want) => (game, _scope, located) => (getColorBits(game, located) === 0) === want,
  name: (want) => {
    const key = toNameKey(want);
    return (game, _scope, located) => nameOf(game, located) === key;
  },
  storedName:
    (want) =>
    ({ cards }, { memory }, located) => {
      const stored = memory[want];
      const card = stored !== undefined && "number" in stored ? stored.number : null;
      return (
        card !== null &&
        isNamed(located) &&
        getCardFacts(cards, located.instance.card).key === getCardFacts(cards, card).key
      );
    },
  whose: (want) => {
    const player = compilePlayer(want);
    return (game, scope, located) => getSidePlayer(located) === player(game, scope);
  },
  timing: (want) => (game, _scope, located) => getTiming(game, located) === want,
  token:
    (want) =>
    (_game, _scope, { instance }) =>
      instance.isToken === want,
  card:
    (want) =>
    (_game, _scope, { instance }) =>
      (!instance.isAbility && !instance.isToken) === want,
  rested:
    (want) =>
    (_game, _scope, { instance }) =>
      instance.rested === want,
  faceDown:
    (want) =>
    (_game, _scope, { instance }) =>
      instance.faceDown === want,
  other:
    (want) =>
    (_game, scope, { instance }) =>
      isScopeSource(scope, instance.id) !== want,
  among: (want) => compileIsIn(want),
  ap: (want) => compileStat("ap", want),
  hp: (want) => compileStat("hp", want),
  useCost: (want) => compileStat("useCost", want),
  catalyst: (want) => compileStat("catalyst", want),
  damage: (want) => compileStat("damage", want),
  counters: (want) => compileNumber(want, (_game, { instance }) => instance.counters?.[want.name] ?? 0),
  anyCounter: (want) => compileNumber(want, (_game, { instance }) => countCounters(instance)),
  most: (want) => compileRank(want, Math.max),
  least: (want) => compileRank(want, Math.min),
  sameName: (want) => {
    const others = compileKnownInstances(want);
    return (game, scope, located) => {
      const name = nameOf(game, located);
      return name !== null && others(game, scope).some((other) => nameOf(game, other) === name);
    };
  },
  sharesColor: (want) => {
    const others = compileKnownInstances(want);
    return (game, scope, located) => {
      const bits = getColorBits(game, located);
      return bits !== 0 && others(game, scope).some((other) => (getColorBits(game, other) & bits) !== 0);
    };
  },
  // The zone where it is now, also of what has left: a question of the zone is no question of what it was like.
  zone:
    (want) =>
    (game, scope, { instance, past, zone: there }) => {
      const id = past === undefined ? null : getPresentIdentity(game, scope, instance.id);
      const zone = past === undefined ? there : id === null ? null : findInstance(game.state.zones, id)?.zone;
      return zone != null && (typeof want === "string" ? want === zone : want.includes(zone));
    },
  owner: (want) => {
    const player = compilePlayer(want);
    return (game, scope, { instance }) => instance.owner === player(game, scope);
  },
  battling:
    (want) =>
    ({ state }, _scope, { instance, past }) =>
      (past?.battling ?? isInBattle(state.battle, instance.id)) === want,
  targets: (want) => {
    const fits = compileFilter(want);
    return (game, scope, { instance }) =>
      isAimedAt(instance, (target) => {
        const located = "instance" in target ? findInstance(game.state.zones, target.instance) : null;
        return located !== null && fits(game, scope, located);
      });
  },
  targetsPlayer: (want) => {
    const read = compilePlayer(want);
    return (game, scope, { instance }) => {
      const player = read(game, scope);
      return isAimedAt(instance, (target) => "player" in target && target.player === player);
    };
  },
  did:
    (want) =>
    (game, scope, { instance }) =>
      findMatchingHistory(game, scope, want).some((past) => isEventSubject(past, instance.id)),
});

type FilterReader = FilterPredicate<Game, Scope, KnownInstance>;

/** Whether an instance on the chant has a target of some sort. */
const isAimedAt = ({ scope }: LocatedInstance["instance"], fits: (target: Target) => boolean): boolean =>
  scope?.targets.some((group) => group.some(fits)) ?? false;

/** Compiles whether an instance is in a selection, under its former identity or under the one that it is found by (401.6). */
function compileIsIn(of: Select): FilterReader {
  const select = compileSelect(of);
  return (game, scope, { instance: { id } }) =>
    has(select(game, scope, true), id) || has(select(game, scope, false), id);
}

const has = (targets: readonly Target[], id: InstanceId): boolean =>
  targets.some((target) => "instance" in target && target.instance === id);

/** Compiles whether an instance has the highest or lowest number of a selection that it is in. */
function compileRank({ stat, of }: Rank, end: typeof Math.max): FilterReader {
  const [isIn, stats] = [compileIsIn(of), compileStats(stat, of)];
  return (game, scope, located) =>
    isIn(game, scope, located) && STAT_READERS[stat](game, located) === end(...stats(game, scope));
}

/** The name of an instance, normalised; `null` for abilities and face-down stones (219.6.2). */
const nameOf = ({ cards }: Game, located: LocatedInstance): string | null =>
  isFaceDownStone(located) || located.instance.isAbility ? null : getCardFacts(cards, located.instance.card).key;

/** Returns whether a unit attacks or is attacked. A target is attacked from the attack step on (701.3.1.2). */
export function isInBattle(battle: Battle | null, id: InstanceId): boolean {
  const target = battle?.target ?? null;
  if (battle === null || target === null) return false;
  return battle.attacker === id || ("instance" in target && target.instance === id);
}

/** Compiles the comparison of a number of an instance. */
function compileNumber(want: NumberComparison, read: (game: Game, located: KnownInstance) => number): FilterReader {
  const holds = compileComparison<Game, Scope, Amount>(compileAmount, want);
  return (game, scope, located) => holds(game, scope, read(game, located));
}

/** Compiles the comparison of a characteristic; a face-down stone has no costs (219.6.2). */
function compileStat(which: keyof typeof STAT_READERS, want: NumberComparison): FilterReader {
  const fits = compileNumber(want, STAT_READERS[which]);
  if (which !== "useCost" && which !== "catalyst") return fits;
  return (game, scope, located) => !isFaceDownStone(located) && fits(game, scope, located);
}

/** Returns whether an instance meets every condition of a filter. */
export const matchesFilter = (game: Game, scope: Scope, located: KnownInstance, filter: Filter): boolean =>
  compileFilter(filter)(game, scope, located);

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
