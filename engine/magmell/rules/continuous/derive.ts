import type { Change, StaticAbility } from "../../model/ability";
import { abilityAt, changesAt, factsAt } from "../../model/cards";
import type { ActiveChange, ChangeSort, ChangesBySort, Derived, Survey } from "../../model/derived";
import { ALL_EVENTS } from "../../model/hearing";
import type { InstanceId } from "../../model/ids";
import type { Lasting } from "../../model/lasting";
import type { PartId } from "../../model/parts";
import type { Scope } from "../../model/scope";
import type { Game } from "../../model/state";
import type { Target } from "../../model/target";
import { findInstance, type Place } from "../../model/zone";
import type { RuleRef } from "../../rulebook";
import { dependsOfAbility, dependsOfLasting } from "./depends";
import { amountOf, holds } from "./evaluate";
import { abilitiesOf } from "./read";
import { newScope } from "./scope";
import { select, sideOf } from "./select";
import { survey } from "./working";
export const CONTINUOUS: readonly RuleRef[] = ["mag:303.1", "mag:306.1.1", "mag:306.2", "house:6", "house:14"];

/** Changes from one place, since one moment. */
type Source = {
  readonly stamp: InstanceId;
  readonly scope: Scope;
  readonly changes: readonly Change[];
  /** The ability that makes them and where its instance lies; `null` for what belongs to no instance. */
  readonly ability: { readonly id: PartId; readonly part: StaticAbility; readonly place: Place | null } | null;
  readonly lasting: Extract<Lasting, { kind: "changes" }> | null;
};

/**
 * Everything that static abilities and lasting effects change at this moment (303.1, 306.1). Each looks at the board as
 * those before it leave it, so that none ever waits for itself; changes of abilities come first (house:14).
 */
export function derive(game: Game): Derived {
  if (game.derived !== null) return game.derived;
  const found = survey(game);
  const derived: Derived = {
    survey: found,
    depends: 0,
    abilities: [],
    changes: [],
    bySort: NO_CHANGES,
    hears: 0,
    settled: false,
    replacements: null,
  };
  // What is asked of the game while this is being worked out sees the part that stands so far.
  game.derived = derived;
  if (found.statics.length > 0 || game.state.lasting.length > 0) addAllChanges(game, derived);
  derived.hears = hearing(game, derived);
  return derived;
}

function addAllChanges(game: Game, derived: Derived): void {
  const sources = sourcesOf(game, derived.survey);
  derived.depends = dependsOf(game, sources);
  if (sources.length === 0) return;
  derived.bySort = { points: [], colors: [], cost: [], timing: [], cannot: [], must: [], mayUse: [] };
  for (const source of sources) addChanges(game, source, derived, true);
  const given = grantedStatics(game, derived);
  const all = given.length === 0 ? sources : [...sources, ...given].sort((one, other) => one.stamp - other.stamp);
  for (const source of all) addChanges(game, source, derived, false);
}

const NO_CHANGES: ChangesBySort = { points: [], colors: [], cost: [], timing: [], cannot: [], must: [], mayUse: [] };

/** What a change is about; `null` for changes of abilities. */
function sortOf(change: Change): ChangeSort | null {
  if ("add" in change || "set" in change) return "points";
  if ("colors" in change) return "colors";
  if ("cost" in change) return "cost";
  if ("timing" in change) return "timing";
  if ("cannot" in change) return "cannot";
  if ("must" in change) return "must";
  return "mayUse" in change ? "mayUse" : null;
}

/** What the triggered abilities that work now listen for; everything, where some have been given. */
function hearing({ cards, state }: Game, { survey: { triggers }, abilities }: Derived): number {
  let bits = abilities.length > 0 ? ALL_EVENTS : 0;
  for (const { instance } of triggers) bits |= factsAt(cards, instance.card).hears;
  for (const { counters } of state.zones.battleArea) if (counters?.cremation !== undefined) bits = ALL_EVENTS;
  for (const lasting of state.lasting) if (lasting.kind === "ability") bits = ALL_EVENTS;
  return bits;
}

function dependsOf(game: Game, sources: readonly Source[]): number {
  let bits = 0;
  for (const { ability } of sources) if (ability !== null) bits |= dependsOfAbility(ability.part);
  for (const lasting of game.state.lasting) bits |= dependsOfLasting(game, lasting);
  return bits;
}

const changesAbilities = (change: Change): boolean => "grant" in change || "loses" in change;

function sourcesOf(game: Game, { statics }: Survey): Source[] {
  const sources: Source[] = [];
  for (const place of statics) {
    for (const id of factsAt(game.cards, place.instance.card).abilitiesIn[place.zone]) {
      const source = sourceOf(game, id, place, place.instance.id);
      if (source !== null) sources.push(source);
    }
  }
  for (const lasting of game.state.lasting) {
    if (!isHere(game, lasting)) continue;
    const { id, scope } = lasting;
    if (lasting.kind === "changes") {
      sources.push({ stamp: id, scope, changes: changesAt(game.cards, lasting.changes), ability: null, lasting });
    } else if (lasting.kind === "ability") {
      const part = abilityAt(game.cards, lasting.ability);
      if (part.type !== "static") continue;
      const ability = { id: lasting.ability, part, place: null };
      sources.push({ stamp: id, scope, changes: part.changes, ability, lasting: null });
    }
  }
  return sources.length < 2 ? sources : sources.sort((one, other) => one.stamp - other.stamp);
}

/** 306.2: what is to go on only while its instance is there ends with it. */
export const isHere = ({ state }: Game, { until, scope }: Lasting): boolean =>
  until !== "whileHere" || findInstance(state.zones, scope.source) !== null;

function sourceOf({ cards }: Game, id: PartId, place: Place, stamp: InstanceId): Source | null {
  const part = abilityAt(cards, id);
  if (part.type !== "static") return null;
  const { instance } = place;
  const scope = newScope(instance.id, instance.card, sideOf(place), id);
  return { stamp, scope, changes: part.changes, ability: { id, part, place }, lasting: null };
}

/** The static abilities that instances have been given. */
function grantedStatics(game: Game, { abilities }: Derived): readonly Source[] {
  return abilities.flatMap(({ stamp, change, instances }) => {
    if (!("grant" in change) || change.grant.type !== "static") return [];
    const id = game.cards.parts.idOf.get(change.grant);
    return instances.flatMap((instance) => {
      const place = findInstance(game.state.zones, instance);
      return place === null || id === undefined ? [] : (sourceOf(game, id, place, stamp) ?? []);
    });
  });
}

function addChanges(game: Game, source: Source, to: Derived, ofAbilities: boolean): void {
  const { stamp, scope, lasting, ability, changes } = source;
  let affected: ReturnType<typeof split> | null = null;
  for (let index = 0; index < changes.length; index += 1) {
    const change = changes[index];
    if (change === undefined || changesAbilities(change) !== ofAbilities) continue;
    if (affected === null) {
      if (!inForce(game, source)) return;
      affected = split(lasting === null ? select(game, scope, ability?.part.affects ?? "self") : lasting.affected);
    }
    const amount = lasting?.amounts[index] ?? changeAmount(game, scope, change);
    const { instances, players } = affected;
    const active: ActiveChange = { stamp, scope, change, amount, instances, players };
    const sort = sortOf(change);
    if (sort === null) {
      to.abilities.push(active);
      continue;
    }
    to.changes.push(active);
    to.bySort[sort].push(active);
  }
}

/** Whether the ability is still there and its condition holds. */
function inForce(game: Game, { ability, scope }: Source): boolean {
  if (ability === null) return true;
  const { id, part, place } = ability;
  // Without changes of abilities each works that its card says.
  const mayBeLost = place !== null && derive(game).abilities.length > 0;
  if (mayBeLost && !abilitiesOf(game, place).includes(id)) return false;
  return part.while === undefined || holds(game, scope, part.while);
}

/** The number in a change; 1 where there is none. */
export function changeAmount(game: Game, scope: Scope, change: Change): number {
  if ("amount" in change) return amountOf(game, scope, change.amount);
  return "cost" in change ? amountOf(game, scope, change.times ?? 1) : 1;
}

const NOBODY: readonly InstanceId[] = [];
const NO_PLAYER: readonly [boolean, boolean] = [false, false];

function split(targets: readonly Target[]): {
  instances: readonly InstanceId[];
  players: readonly [boolean, boolean];
} {
  if (targets.length === 0) return { instances: NOBODY, players: NO_PLAYER };
  const instances: InstanceId[] = [];
  let players = NO_PLAYER;
  for (const target of targets) {
    if ("instance" in target) instances.push(target.instance);
    else players = target.player === 0 ? [true, players[1]] : [players[0], true];
  }
  return { instances, players };
}

/** Whether the rules have looked at the board as it is and found nothing to do (705.3). */
export const isSettled = ({ derived, state }: Game): boolean =>
  derived?.settled === true && state.moved.length === 0 && state.waiting.length === 0;
