import { toInstanceIds } from "../../../kernel/question";
import type { AffectedObjects, ContinuousChange, StaticAbility } from "../../model/ability";
import type {
  Characteristics,
  CharacteristicsDraft,
  ContinuousEffects,
  PlayerChange,
} from "../../model/characteristics";
import type { InstanceId, PlayerId, Timestamp } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { getPermanents } from "../../model/zone";
import {
  applyChange,
  applyPowerCounters,
  BUILT_IN_TIMESTAMP,
  getLayer,
  isAbility,
  isPlayerChange,
  LAYERS,
  type Layer,
} from "./apply-change";
import { createScope } from "./create-scope";
import { canDependOn, getNextEffect } from "./effect-dependencies";
import { evaluateAmount, evaluateCondition } from "./evaluate";
import { indexAbilities } from "./index-abilities";
import { matchesFilter, resolvePlayer, resolvePlayers } from "./matches-filter";
import { copyCharacteristics, getPrintedCharacteristics } from "./printed-characteristics";
import { findInputs, type InputName, keepEffects } from "./recall-effects";

/** One change of one continuous effect, with the means to find the objects that it changes. */
type Effect = {
  /** A unique key of the effect in the state. */
  readonly key: string;
  readonly layer: Layer;
  readonly change: ContinuousChange;
  readonly moment: Timestamp;
  readonly scope: Scope;
  readonly affects: AffectedObjects | { readonly fixed: readonly InstanceId[]; readonly players: readonly PlayerId[] };
  readonly while: StaticAbility["while"];
  /** Amount fixed when the effect began; `null` if it is computed on each reading (T.8.7). */
  readonly amount: number | null;
  /** The static ability that makes it; `null` for an effect that a resolution began. */
  readonly ability: StaticAbility | null;
};

/** The state of a computation: the characteristics so far. */
type Work = {
  readonly board: readonly GameObject[];
  readonly objects: Map<InstanceId, Characteristics>;
  readonly players: PlayerChange[];
  /** Characteristics copied for this computation, which may be changed. */
  readonly drafts: Map<InstanceId, CharacteristicsDraft>;
};

/** Returns the copy of an object's characteristics that effects change; `undefined` for an object that has none. */
function draftOf({ objects, drafts }: Work, id: InstanceId): CharacteristicsDraft | undefined {
  const known = drafts.get(id);
  const seen = objects.get(id);
  if (known !== undefined || seen === undefined) return known;
  const draft = copyCharacteristics(seen);
  drafts.set(id, draft);
  objects.set(id, draft);
  return draft;
}

/**
 * Computes the result of all continuous effects on permanents, objects on the stack and players. Effects apply in
 * layers (T.8.10): control, types, colors and abilities, power and toughness. Within a layer, older effects apply
 * first, unless one depends on a newer effect. Effects are collected again after each change of abilities, so that
 * losing an ability also ends its effects.
 * @rule mtg-6e:T.8.r5
 * @rule mtg-6e:A.3.1, mtg-6e:A.3.r1, mtg-6e:K.1.r3, mtg-6e:K.9.r2, mtg-6e:K.12.r2, mtg-6e:K.15.r3
 * @rule mtg-6e:T.8.5, mtg-6e:T.8.6, mtg-6e:T.8.7, mtg-6e:T.8.8, mtg-6e:T.8.10, mtg-6e:T.8.12, mtg-6e:T.8.r3
 */
export function computeContinuousEffects(game: Game): ContinuousEffects {
  const { state } = game;
  const objects = new Map<InstanceId, Characteristics>();
  const players: PlayerChange[] = [];
  const board = getPermanents(state.zones);
  const work: Work = { board, objects, players, drafts: new Map() };
  // Filters read the drafts as they grow: a later layer sees the changes of earlier ones.
  game.continuous = { objects, players, controls: false, remakes: false, memos: [], boardMemos: [] };
  if (!hasEffects(game, board)) {
    for (const object of board) {
      if (object.counters === null) continue;
      objects.set(object.id, getPrintedCharacteristics(game.cards, object));
      applyPowerCounters(object, draftOf(work, object.id));
    }
    keepEffects(game, game.continuous, NO_INPUTS);
    return game.continuous;
  }
  for (const object of board) objects.set(object.id, getPrintedCharacteristics(game.cards, object));
  const inputs = new Set<InputName>();
  if (state.lasting.length > 0) {
    // Only an effect that a resolution began changes what lies on the stack.
    inputs.add("stack");
    for (const object of state.zones.stack) objects.set(object.id, getPrintedCharacteristics(game.cards, object));
  }
  let effects = collect(game, board, objects);
  findInputs(effects, inputs);
  for (const stage of LAYERS) {
    if (stage === "power") {
      for (const object of board) if (object.counters !== null) applyPowerCounters(object, draftOf(work, object.id));
    }
    const done = new Set<string>();
    for (;;) {
      const open = effects.filter(({ layer, key }) => layer === stage && !done.has(key));
      const next = getNextEffect(open, (one, other) => dependsOn(game, one, other, work));
      if (next === undefined) break;
      done.add(next.key);
      apply(game, next, work);
      // An ability gained in this layer works at once, and a lost one no longer.
      if (!changesAbilities(next.change)) continue;
      effects = collect(game, board, objects);
      findInputs(effects, inputs);
    }
  }
  const controls = effects.some(({ change }) => "control" in change);
  const remakes = effects.some(({ change }) => "become" in change || "becomeLand" in change);
  const made: ContinuousEffects = { objects, players, controls, remakes, memos: [], boardMemos: [] };
  keepEffects(game, made, inputs);
  return made;
}

const NO_INPUTS: ReadonlySet<InputName> = new Set();

/** Whether a change may give or take abilities, or the control of them. */
const changesAbilities = (change: ContinuousChange): boolean =>
  ("gain" in change && isAbility(change.gain)) ||
  ("lose" in change && change.lose === "abilities") ||
  "becomeLand" in change ||
  "control" in change;

/** Whether there is any continuous effect. Without one, only counters change printed characteristics. */
const hasEffects = ({ cards, state }: Game, board: readonly GameObject[]): boolean =>
  state.lasting.some(({ kind }) => kind === "changes") ||
  board.some((object) => indexAbilities(getPrintedCharacteristics(cards, object).abilities).static.length > 0);

/** All effects in the order in which they apply. @rule mtg-6e:T.8.3, mtg-6e:A.1.3, mtg-6e:T.8.r6 */
function collect(
  game: Game,
  board: readonly GameObject[],
  objects: ReadonlyMap<InstanceId, Characteristics>,
): readonly Effect[] {
  const { era } = game.state;
  const effects: Effect[] = [];
  for (const object of board) {
    const seen = objects.get(object.id);
    if (seen === undefined) continue;
    for (const { ability, place } of indexAbilities(seen.abilities).static) {
      if ((ability.zone ?? "battlefield") !== "battlefield") continue;
      const moment =
        ability.affects === "self"
          ? BUILT_IN_TIMESTAMP
          : Math.max(object.arrived, object.attachedAt ?? 0, object.renewed ?? 0);
      const scope = createScope(object, seen.controller);
      for (const [index, change] of ability.changes.entries()) {
        const key = `${object.id}.${place}.${index}`;
        const layer = getLayer(era, { change, moment });
        const { affects } = ability;
        effects.push({ key, layer, change, moment, scope, affects, while: ability.while, amount: null, ability });
      }
    }
  }
  for (const lasting of game.state.lasting) {
    if (lasting.kind !== "changes") continue;
    const fixed = toInstanceIds(lasting.affected);
    const players = lasting.affected.flatMap((target) => ("player" in target ? [target.player] : []));
    for (const [index, change] of lasting.changes.entries()) {
      const amount = lasting.amounts[index] ?? 0;
      effects.push({
        key: `lasting ${lasting.id}.${index}`,
        layer: getLayer(era, { change, moment: lasting.moment }),
        change,
        moment: lasting.moment,
        scope: lasting.scope,
        affects: { fixed, players },
        while: undefined,
        amount,
        ability: null,
      });
    }
  }
  return effects.sort((one, other) => one.moment - other.moment);
}

/**
 * Whether an effect depends on another effect: applying the other would change whether this one exists, what it does,
 * or what it applies to.
 * @rule mtg-6e:T.8.9
 */
function dependsOn(game: Game, effect: Effect, other: Effect, work: Work): boolean {
  if (!canDependOn(other, effect)) return false;
  const before = footprint(game, effect, work);
  const { continuous } = game;
  const objects = new Map(work.objects);
  const trial: Work = { board: work.board, objects, players: [...work.players], drafts: new Map() };
  game.continuous = { objects, players: trial.players, controls: false, remakes: false, memos: [], boardMemos: [] };
  apply(game, other, trial);
  const after = footprint(game, effect, trial);
  game.continuous = continuous;
  return before !== after;
}

/** The current result of an effect as text: whether it exists, the objects it applies to, and its amounts. */
function footprint(game: Game, effect: Effect, { board, objects }: Work): string {
  const { scope, change, ability } = effect;
  const source = scope.source === null ? undefined : objects.get(scope.source);
  if (ability !== null && source?.abilities.includes(ability) !== true) return "gone";
  if (effect.while !== undefined && !evaluateCondition(game, scope, effect.while)) return "idle";
  const affected = isPlayerChange(change)
    ? playersAffected(game, effect)
    : objectsAffected(game, effect, board, objects);
  const amount = effect.amount ?? ("amount" in change ? evaluateAmount(game, scope, change.amount) : 0);
  return `${affected.join()} ${amount} ${ability === null ? "" : source?.controller}`;
}

/** Applies an effect where its condition holds. @rule mtg-6e:A.3.2 */
function apply(game: Game, effect: Effect, work: Work): void {
  const { board, objects, players } = work;
  const { change, scope } = effect;
  if (effect.while !== undefined && !evaluateCondition(game, scope, effect.while)) return;
  if (isPlayerChange(change)) {
    for (const player of playersAffected(game, effect)) players.push({ change, player, scope });
    return;
  }
  for (const object of objectsAffected(game, effect, board, objects)) {
    const draft = draftOf(work, object);
    if (draft !== undefined) applyChange(game, scope, draft, change, effect.amount);
  }
}

function playersAffected(game: Game, { affects, scope }: Effect): readonly PlayerId[] {
  if (typeof affects === "object" && "fixed" in affects) return affects.players;
  if (typeof affects === "object" && "players" in affects) return resolvePlayers(game, scope, affects.players);
  const you = resolvePlayer(game, scope, "you");
  return you === null ? [] : [you];
}

/** Objects that an effect changes: of an Aura what it is attached to, and nothing else. @rule mtg-6e:K.12.7 */
function objectsAffected(
  game: Game,
  { affects, scope }: Effect,
  board: readonly GameObject[],
  objects: ReadonlyMap<InstanceId, Characteristics>,
): readonly InstanceId[] {
  if (affects === "self") return scope.source === null ? [] : [scope.source];
  if (affects === "attached") {
    const target = board.find(({ id }) => id === scope.source)?.attachedTo ?? null;
    return target !== null && "instance" in target ? [target.instance] : [];
  }
  if ("fixed" in affects) return affects.fixed;
  if ("players" in affects) return [];
  return board
    .filter((object) => {
      const seen = objects.get(object.id);
      return seen !== undefined && matchesFilter(game, scope, object, seen, affects.all);
    })
    .map(({ id }) => id);
}
