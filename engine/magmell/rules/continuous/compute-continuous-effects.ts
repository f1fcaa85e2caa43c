import type { ContinuousChange } from "../../model/ability";
import { getCardFacts } from "../../model/cards";
import {
  type ActiveChange,
  type ChangeKind,
  type ChangeSource,
  type ChangesByKind,
  type ContinuousEffects,
  type EvaluatedSource,
  type OutdatedEffects,
  UNKNOWN_BY_PLAYER,
} from "../../model/continuous-effects";
import type { InstanceId, Target } from "../../model/ids";
import type { Scope } from "../../model/scope";
import type { Game } from "../../model/state";
import { ALL_EVENTS_MASK } from "../../model/trigger-mask";
import { changeSources, grantedStatics } from "./change-sources";
import { getAbilities } from "./characteristics";
import { collectActiveAbilities } from "./collect-active-abilities";
import { EFFECTS_DEPENDENCY, getLastingEffectDependencies, SOURCES_DEPENDENCY } from "./dependencies";
import { evaluateAmount, evaluateCondition } from "./evaluate";
import { selectTargets } from "./select";
/**
 * Returns continuous effects at this moment, from static abilities and lasting effects (303.1, 306.1). The result is cached in
 * the game. Each effect sees the board as earlier effects leave it, so that none depends on itself; changes of abilities come
 * first (house:14).
 * @rule mag:303.1, mag:306.1.1, mag:306.2, house:6, house:14
 */
export function computeContinuousEffects(game: Game): ContinuousEffects {
  if (game.continuous !== null) return game.continuous;
  const { outdated } = game;
  if (outdated !== null && (outdated.touched & (SOURCES_DEPENDENCY | outdated.effects.lastingDependencies)) === 0) {
    return refreshEffects(game, outdated);
  }
  game.outdated = null;
  const active = collectActiveAbilities(game);
  const continuous: ContinuousEffects = {
    active,
    dependencies: 0,
    lastingDependencies: 0,
    sources: NO_SOURCES,
    abilities: [],
    changes: [],
    byKind: NO_CHANGES,
    triggerMask: 0,
    settled: false,
    replacements: null,
    stones: UNKNOWN_BY_PLAYER,
    affordable: UNKNOWN_BY_PLAYER,
  };
  // Reads during the computation see the effects computed so far.
  game.continuous = continuous;
  if (active.statics.length > 0 || game.state.lasting.length > 0) addAllChanges(game, continuous, outdated);
  continuous.triggerMask = combinedTriggerMask(game, continuous);
  return continuous;
}

/**
 * Invalidates continuous effects after events have touched some of their dependencies. If the effects do not change
 * abilities, they are kept for partial reuse.
 */
export function discardEffects(game: Game, effects: ContinuousEffects, touched: number): void {
  game.continuous = null;
  game.outdated = effects.sources === null ? null : { effects, touched };
}

/** Recomputes the effects of the same sources. */
function refreshEffects(game: Game, { effects, touched }: OutdatedEffects): ContinuousEffects {
  const sources: EvaluatedSource[] = [];
  // In the same order as new effects, and not by object spread, so that all effects have one memory layout.
  const continuous: ContinuousEffects = {
    active: effects.active,
    dependencies: effects.dependencies,
    lastingDependencies: effects.lastingDependencies,
    sources,
    abilities: effects.abilities,
    changes: [],
    byKind: noChanges(),
    triggerMask: effects.triggerMask,
    settled: false,
    replacements: game.state.lasting.length === 0 ? effects.replacements : null,
    stones: UNKNOWN_BY_PLAYER,
    affordable: UNKNOWN_BY_PLAYER,
  };
  game.outdated = null;
  game.continuous = continuous;
  for (const known of effects.sources ?? [])
    sources.push(evaluateSource(game, known.source, continuous, known, touched));
  return continuous;
}

/**
 * Adds the changes of a source. They are recomputed if they depend on what was touched, or on characteristics, which
 * other effects change; otherwise the earlier result is reused.
 */
function evaluateSource(
  game: Game,
  source: ChangeSource,
  to: ContinuousEffects,
  before: EvaluatedSource | undefined,
  touched: number,
): EvaluatedSource {
  if (before === undefined || (source.dependencies & (touched | EFFECTS_DEPENDENCY)) !== 0) {
    return { source, active: addChanges(game, source, to, false) };
  }
  for (const active of before.active) addChange(active, to);
  return before;
}

/** Returns whether two sources, from before and after some events, are the same effect. */
const isSameSource = (one: ChangeSource, other: ChangeSource): boolean =>
  one.stamp === other.stamp &&
  one.lasting === other.lasting &&
  one.ability?.id === other.ability?.id &&
  one.scope.source === other.scope.source &&
  one.scope.controller === other.scope.controller;

const NO_SOURCES: readonly EvaluatedSource[] = [];

function addAllChanges(game: Game, continuous: ContinuousEffects, outdated: OutdatedEffects | null): void {
  const sources = changeSources(game, continuous.active);
  continuous.lastingDependencies = combinedDependencies(game);
  continuous.dependencies = sources.reduce(
    (bits, { dependencies }) => bits | dependencies,
    continuous.lastingDependencies,
  );
  if (sources.length === 0) return;
  continuous.byKind = noChanges();
  if (!sources.some(({ changes }) => changes.some(changesAbilities))) {
    const evaluated: EvaluatedSource[] = [];
    continuous.sources = evaluated;
    const known = outdated?.effects.sources ?? NO_SOURCES;
    for (const source of sources) {
      const before = known.find((other) => isSameSource(other.source, source));
      evaluated.push(evaluateSource(game, source, continuous, before, outdated?.touched ?? 0));
    }
    return;
  }
  continuous.sources = null;
  for (const source of sources) addChanges(game, source, continuous, true);
  const granted = grantedStatics(game, continuous);
  const all = granted.length === 0 ? sources : [...sources, ...granted].sort((one, other) => one.stamp - other.stamp);
  for (const source of all) addChanges(game, source, continuous, false);
}

const noChanges = (): ChangesByKind => ({
  points: [],
  colors: [],
  cost: [],
  without: [],
  price: [],
  timing: [],
  cannot: [],
  must: [],
  mayDefend: [],
  mayUse: [],
});

const NO_CHANGES = noChanges();

/** The kind of a change; `null` for changes of abilities. */
function changeKind(change: ContinuousChange): ChangeKind | null {
  if ("add" in change || "set" in change || "multiply" in change || "swap" in change) return "points";
  if ("colors" in change) return "colors";
  if ("cost" in change) return "cost";
  if ("without" in change) return "without";
  if ("price" in change) return "price";
  if ("timing" in change) return "timing";
  if ("cannot" in change) return "cannot";
  if ("must" in change) return "must";
  if ("mayDefend" in change) return "mayDefend";
  return "mayUse" in change ? "mayUse" : null;
}

/** Trigger mask of all triggered abilities that work now; all events if any instance has gained abilities. */
function combinedTriggerMask({ cards, state }: Game, { active: { triggers }, abilities }: ContinuousEffects): number {
  let bits = abilities.length > 0 ? ALL_EVENTS_MASK : 0;
  for (const { card } of triggers) bits |= getCardFacts(cards, card).triggerMask;
  for (const { counters } of state.zones.battleArea) if (counters?.cremation !== undefined) bits = ALL_EVENTS_MASK;
  for (const lasting of state.lasting) if (lasting.kind === "ability") bits = ALL_EVENTS_MASK;
  return bits;
}

function combinedDependencies(game: Game): number {
  let bits = 0;
  for (const lasting of game.state.lasting) bits |= getLastingEffectDependencies(game, lasting);
  return bits;
}

const changesAbilities = (change: ContinuousChange): boolean => "grant" in change || "loses" in change;

/** Adds the changes of a source that are in force, one after another, and returns them. */
function addChanges(
  game: Game,
  source: ChangeSource,
  to: ContinuousEffects,
  ofAbilities: boolean,
): readonly ActiveChange[] {
  const added: ActiveChange[] = [];
  const { stamp, scope, lasting, ability, changes } = source;
  let affected: ReturnType<typeof split> | null = null;
  for (let index = 0; index < changes.length; index += 1) {
    const change = changes[index];
    if (change === undefined || changesAbilities(change) !== ofAbilities) continue;
    if (affected === null) {
      if (!inForce(game, source)) return added;
      affected = split(
        lasting === null ? selectTargets(game, scope, ability?.part.affects ?? "self") : lasting.affected,
      );
    }
    const amount = lasting?.amounts[index] ?? getChangeAmount(game, scope, change);
    const { instances, players } = affected;
    const kind = changeKind(change);
    const active: ActiveChange = { timestamp: stamp, scope, change, kind, amount, instances, players };
    addChange(active, to);
    added.push(active);
  }
  return added;
}

function addChange(active: ActiveChange, to: ContinuousEffects): void {
  const { kind } = active;
  if (kind === null) {
    to.abilities.push(active);
    return;
  }
  to.changes.push(active);
  to.byKind[kind].push(active);
}

/** Whether the ability behind some changes still exists and its condition holds. */
function inForce(game: Game, { ability, scope }: ChangeSource): boolean {
  if (ability === null) return true;
  const { id, part, place } = ability;
  // Without changes of abilities, every printed ability works.
  const mayBeLost = place !== null && computeContinuousEffects(game).abilities.length > 0;
  if (mayBeLost && !getAbilities(game, place).includes(id)) return false;
  return part.while === undefined || evaluateCondition(game, scope, part.while);
}

/** Returns the number in a change; 1 for changes without one. */
export function getChangeAmount(game: Game, scope: Scope, change: ContinuousChange): number {
  if ("amount" in change) return evaluateAmount(game, scope, change.amount);
  if ("multiply" in change) return evaluateAmount(game, scope, change.by);
  return "cost" in change ? evaluateAmount(game, scope, change.times ?? 1) : 1;
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

/** Returns whether the last rule check found nothing and the board has not changed since (705.3). */
export const isBoardSettled = ({ continuous, state }: Game): boolean =>
  continuous?.settled === true && state.moved.length === 0 && state.waiting.length === 0;
