import { createFilterCompiler, type FilterPredicate } from "../../../kernel/compile/filters";
import { compileComparison } from "../../../kernel/compile/readers";
import { COLOR_BITS, COLORS, type Color, countCounters } from "../../model/card";
import { getCardFacts } from "../../model/cards";
import type { InstanceId, Target } from "../../model/ids";
import { toNameKey } from "../../model/name";
import type { Scope } from "../../model/scope";
import type { Amount, Filter, NumberComparison, Rank, Select } from "../../model/select";
import type { Battle, Game } from "../../model/state";
import { findInstance, type LocatedInstance } from "../../model/zone";
import { getColorBits, getKind, getTiming, isFaceDownStone } from "./characteristics";
import { compileAmount, compileKnownInstances, compilePlayer, compileStats, STAT_READERS } from "./evaluate";
import { findMatchingHistory, isEventSubject } from "./event-patterns";
import { getPresentIdentity, isEffectSource, type KnownInstance } from "./known-instance";

import { compileSelect, getSidePlayer } from "./select";

/** Whether an instance has a name: face-down stones have lost theirs (219.6.2), and abilities have none. */
const isNamed = (located: KnownInstance): boolean => !isFaceDownStone(located) && !located.instance.isAbility;

/** Compiles a filter. Face-down stones have no information to match (219.6.2). */
export const compileFilter: (filter: Filter) => FilterReader = createFilterCompiler<Filter, Game, Scope, KnownInstance>(
  {
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
        isEffectSource(scope, instance.id) !== want,
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
  },
);

type FilterReader = FilterPredicate<Game, Scope, KnownInstance>;

/** Whether an instance on the chant has a target of some sort. */
const isAimedAt = ({ scope }: LocatedInstance["instance"], fits: (target: Target) => boolean): boolean =>
  scope?.targets.some((group) => group.some(fits)) ?? false;

/** Compiles whether an instance is in a selection, under its former or its current identity (401.6). */
function compileIsIn(of: Select): FilterReader {
  const select = compileSelect(of);
  return (game, scope, { instance: { id } }) =>
    has(select(game, scope, true), id) || has(select(game, scope, false), id);
}

const has = (targets: readonly Target[], id: InstanceId): boolean =>
  targets.some((target) => "instance" in target && target.instance === id);

/** Compiles whether an instance has the highest or lowest number in a selection that contains it. */
function compileRank({ stat, of }: Rank, end: typeof Math.max): FilterReader {
  const [isIn, stats] = [compileIsIn(of), compileStats(stat, of)];
  return (game, scope, located) =>
    isIn(game, scope, located) && STAT_READERS[stat](game, located) === end(...stats(game, scope));
}

/** The name of an instance, normalized; `null` for abilities and face-down stones (219.6.2). */
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

/** Returns the color that an instruction stored as its index in `COLORS` (212.1). */
export function readStoredColor({ memory }: Scope, name: string): Color | null {
  const stored = memory[name];
  return stored !== undefined && "number" in stored ? (COLORS[stored.number] ?? null) : null;
}
