import type { AffectedObjects, ContinuousChange, StaticAbility } from "../../model/ability";
import type { ContinuousEffects, PlayerChange } from "../../model/characteristics";
import type { InstanceId, PlayerId, Timestamp } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { getPermanents } from "../../model/zone";
import { applyChange, applyPowerCounters, BUILT_IN_TIMESTAMP, getLayer, isPlayerChange, LAYERS } from "./apply-change";
import { createScope } from "./create-scope";
import { canDependOn, getNextEffect } from "./effect-dependencies";
import { evaluateAmount, evaluateCondition } from "./evaluate";
import { matchesFilter, resolvePlayer, resolvePlayers } from "./matches-filter";
import { getPrintedCharacteristics } from "./printed-characteristics";
import type { CharacteristicsDraft } from "./type-changes";

/** One change of one continuous effect, and how to find the things that it changes. */
type Effect = {
  /** A name that no other effect of the state has. */
  readonly key: string;
  readonly change: ContinuousChange;
  readonly moment: Timestamp;
  readonly scope: Scope;
  readonly affects: AffectedObjects | { readonly fixed: readonly InstanceId[]; readonly players: readonly PlayerId[] };
  readonly while: StaticAbility["while"];
  /** Amount fixed as the effect began; `null` where it is worked out on each reading (T.8.7). */
  readonly amount: number | null;
  /** The static ability that makes it; `null` for an effect that a resolution began. */
  readonly ability: StaticAbility | null;
};

/** The state of a derivation: what has been made of all things so far. */
type Work = {
  readonly board: readonly GameObject[];
  readonly objects: Map<InstanceId, CharacteristicsDraft>;
  readonly players: PlayerChange[];
};

/**
 * Computes what all continuous effects make of permanents, objects on the stack and players. Effects apply in layers (T.8.10):
 * control, types, colours and abilities, power and toughness. Within a layer the oldest applies first, unless it depends on a
 * younger one. Effects are collected again after each one that changes abilities, so that losing an ability also ends what it
 * suppressed.
 *
 * @rule mtg-6e:T.8.r5
 * @rule mtg-6e:A.3.1, mtg-6e:A.3.r1, mtg-6e:K.1.r3, mtg-6e:K.9.r2, mtg-6e:K.12.r2, mtg-6e:K.15.r3
 * @rule mtg-6e:T.8.5, mtg-6e:T.8.6, mtg-6e:T.8.7, mtg-6e:T.8.8, mtg-6e:T.8.10, mtg-6e:T.8.12, mtg-6e:T.8.r3
 */
export function computeContinuousEffects(game: Game): ContinuousEffects {
  const { state } = game;
  const objects = new Map<InstanceId, CharacteristicsDraft>();
  const players: PlayerChange[] = [];
  const board = getPermanents(state.zones);
  const work: Work = { board, objects, players };
  // Filters read the drafts as they grow: a later layer sees the changes of earlier ones.
  game.continuous = { objects, players, controls: false, remakes: false };
  if (!hasEffects(game, board)) {
    for (const object of board) {
      if (object.counters === null) continue;
      const draft: CharacteristicsDraft = { ...getPrintedCharacteristics(game.cards, object) };
      objects.set(object.id, draft);
      applyPowerCounters(object, draft);
    }
    return game.continuous;
  }
  for (const object of [...board, ...state.zones.stack]) {
    objects.set(object.id, { ...getPrintedCharacteristics(game.cards, object) });
  }
  let effects = collect(game, board, objects);
  for (const stage of LAYERS) {
    if (stage === "power") for (const object of board) applyPowerCounters(object, objects.get(object.id));
    const done = new Set<string>();
    for (;;) {
      const open = effects.filter((effect) => getLayer(state.era, effect) === stage && !done.has(effect.key));
      const next = getNextEffect(open, (one, other) => dependsOn(game, one, other, work));
      if (next === undefined) break;
      done.add(next.key);
      apply(game, next, work);
      // An ability gained in this layer works at once, and a lost one no longer.
      if (changesAbilities(next.change)) effects = collect(game, board, objects);
    }
  }
  const controls = effects.some(({ change }) => "control" in change);
  const remakes = effects.some(({ change }) => "become" in change || "becomeLand" in change);
  return { objects, players, controls, remakes };
}

/** Whether a change may give or take abilities, or the control of them. */
const changesAbilities = (change: ContinuousChange): boolean =>
  "gain" in change || "lose" in change || "becomeLand" in change || "control" in change;

/** Whether there is any continuous effect. Without one, all is as it is printed but for counters. */
const hasEffects = ({ cards, state }: Game, board: readonly GameObject[]): boolean =>
  state.lasting.some(({ kind }) => kind === "changes") ||
  board.some((object) => getPrintedCharacteristics(cards, object).abilities.some(({ type }) => type === "static"));

/** All effects in the order in which they apply. @rule mtg-6e:T.8.3, mtg-6e:A.1.3, mtg-6e:T.8.r6 */
function collect(
  game: Game,
  board: readonly GameObject[],
  objects: ReadonlyMap<InstanceId, CharacteristicsDraft>,
): readonly Effect[] {
  const effects: Effect[] = [];
  for (const object of board) {
    const draft = objects.get(object.id);
    for (const [place, ability] of (draft?.abilities ?? []).entries()) {
      if (ability.type !== "static" || (ability.zone ?? "battlefield") !== "battlefield" || draft === undefined)
        continue;
      const moment =
        ability.affects === "self"
          ? BUILT_IN_TIMESTAMP
          : Math.max(object.arrived, object.attachedAt ?? 0, object.renewed ?? 0);
      const scope = createScope(object, draft.controller);
      for (const [index, change] of ability.changes.entries()) {
        const key = `${object.id}.${place}.${index}`;
        const { affects } = ability;
        effects.push({ key, change, moment, scope, affects, while: ability.while, amount: null, ability });
      }
    }
  }
  for (const lasting of game.state.lasting) {
    if (lasting.kind !== "changes") continue;
    const fixed = lasting.affected.flatMap((target) => ("instance" in target ? [target.instance] : []));
    const players = lasting.affected.flatMap((target) => ("player" in target ? [target.player] : []));
    for (const [index, change] of lasting.changes.entries()) {
      const amount = lasting.amounts[index] ?? 0;
      effects.push({
        key: `lasting ${lasting.id}.${index}`,
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
 * Whether an effect depends on another one: whether applying that one changes what it is, what it does, or what it applies to.
 *
 * @rule mtg-6e:T.8.9
 */
function dependsOn(game: Game, effect: Effect, other: Effect, work: Work): boolean {
  if (!canDependOn(other, effect)) return false;
  const before = footprint(game, effect, work);
  const { continuous } = game;
  const objects = new Map([...work.objects].map(([id, draft]) => [id, { ...draft }] as const));
  const trial: Work = { board: work.board, objects, players: [...work.players] };
  game.continuous = { objects, players: trial.players, controls: false, remakes: false };
  apply(game, other, trial);
  const after = footprint(game, effect, trial);
  game.continuous = continuous;
  return before !== after;
}

/** Everything that an effect would do now, as text: whether it is there, to what it applies, and by how much. */
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
function apply(game: Game, effect: Effect, { board, objects, players }: Work): void {
  const { change, scope } = effect;
  if (effect.while !== undefined && !evaluateCondition(game, scope, effect.while)) return;
  if (isPlayerChange(change)) {
    for (const player of playersAffected(game, effect)) players.push({ change, player, scope });
    return;
  }
  for (const object of objectsAffected(game, effect, board, objects)) {
    const draft = objects.get(object);
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
  objects: ReadonlyMap<InstanceId, CharacteristicsDraft>,
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
