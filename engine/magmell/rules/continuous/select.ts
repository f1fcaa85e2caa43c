import { createTreeCompiler } from "../../../kernel/compile/compile-tree";
import { getOpponent, type InstanceId, isSameTarget, PLAYERS, type PlayerId, type Target } from "../../model/ids";
import type { Scope } from "../../model/scope";
import type { Amount, Select } from "../../model/select";
import type { Battle, Game } from "../../model/state";
import {
  findInstance,
  getZoneInstances,
  isSharedZone,
  type LocatedInstance,
  type ZoneId,
  type Zones,
} from "../../model/zone";
import { compileAmount, compilePlayer } from "./evaluate";
import { compileFilter } from "./filters";
import { findKnownInstance, getEventSubjects, getPresentIdentity, resolveReadIdentity } from "./known-instance";

const NONE: readonly Target[] = [];

/** A compiled selection; with `past` of things as they were last known (301.7). */
type Selection = (game: Game, scope: Scope, past: boolean) => readonly Target[];

/**
 * Returns the players and instances of a selection, each once. Instances that have moved are left out (401.6), unless
 * the scope follows them: see `getPresentIdentity`. With `past`, for reading only, they are included and stand for
 * their last known information (301.7).
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

/** The opposing unit in the battle for each participant; a player is not a unit (701.3.1.2). */
function opposing({ attacker, target }: Battle, units: readonly Target[]): readonly { instance: InstanceId }[] {
  if (target === null || !("instance" in target)) return [];
  return units.flatMap((unit) => {
    if (isSameTarget(unit, target)) return [{ instance: attacker }];
    return isSameTarget(unit, { instance: attacker }) ? [target] : [];
  });
}

const distinctTargets = (targets: readonly Target[]): readonly Target[] =>
  targets.filter((target, index) => targets.findIndex((other) => isSameTarget(other, target)) === index);

/** Returns the location of a target; `null` for a player (201.3) and for an instance that has moved (401.6). */
export const locateTarget = ({ state }: Game, target: Target): LocatedInstance | null =>
  "instance" in target ? findInstance(state.zones, target.instance) : null;

/** Returns the locations of the instances that a selection refers to. */
export const locateSelected = (game: Game, scope: Scope, what: Select): readonly LocatedInstance[] =>
  selectTargets(game, scope, what).flatMap((target) => locateTarget(game, target) ?? []);

/**
 * Returns the player to whom an instance belongs in the sense of 「あなたの」. That is its controller in the battle area and
 * on the chant, its owner in the dream, and elsewhere the player of the zone.
 * @rule mag:222.2, mag:223.1, house:44
 */
export const getSidePlayer = ({ zone, player, instance }: LocatedInstance): PlayerId =>
  zone === "battleArea" || zone === "chant" ? instance.controller : zone === "dream" ? instance.owner : player;
