import { getAbility } from "../../model/cards";
import type { InstanceId, Target } from "../../model/ids";
import { createInstance } from "../../model/instance";
import { copyScope, type EventFacts, type Scope } from "../../model/scope";
import type { Game, LastKnownInfo } from "../../model/state";
import { findInstance, type LocatedInstance, type ZoneId } from "../../model/zone";

/** An instance in its current state, or as it was when it left (301.7). */
export type KnownInstance = LocatedInstance & { readonly past?: LastKnownInfo };

/**
 * Returns the instances that perform an act of an ability: the instance with the ability and, if the ability uses the
 * chant, the ability itself (301.3).
 */
export function getActParties(game: Game, scope: Scope): readonly KnownInstance[] {
  const { source, card, controller, ability } = scope;
  const known = findKnownInstance(game, source);
  const has = known === null ? [] : [known];
  if (getAbility(game.cards, ability).type !== "triggered") return has;
  return [
    ...has,
    { zone: "chant", player: controller, instance: createInstance(NOWHERE, card, controller, "ability", scope) },
  ];
}

/** The identity of an ability that is tested without lying in a zone. */
const NOWHERE: InstanceId = -1;

/** Returns the current location of an instance, or its last known information. */
export const findKnownInstance = (game: Game, id: InstanceId): KnownInstance | null =>
  findInstance(game.state.zones, id) ?? findDepartedInstance(game, id);

/** Returns the last known information of an instance that has left; `null` if there is none. */
export function findDepartedInstance({ state }: Game, id: InstanceId): KnownInstance | null {
  const past = state.past[id];
  return past === undefined ? null : { zone: past.zone, player: past.player, instance: past.instance, past };
}

/** Identities of an instance: the one that a scope refers to, then later ones that the scope can follow. */
function identities({ became }: Scope, id: InstanceId): readonly InstanceId[] {
  const all = [id];
  for (let next = became[id]; next !== undefined; next = became[next]) all.push(next);
  return all;
}

/**
 * Returns whether an identity is that of the instance with this scope's ability, before or after the moves that the
 * scope follows.
 */
export const isEffectSource = (scope: Scope, id: InstanceId): boolean =>
  id === scope.source || identities(scope, scope.source).includes(id);

/**
 * Returns the identity that instructions act upon: the given one, or its new identity if the scope follows its move.
 * Moves into a pile are not followed. Returns `null` if the instance is no longer found (401.6).
 * @rule mag:301.7, mag:401.6, house:51
 */
export const getPresentIdentity = ({ state }: Game, scope: Scope, id: InstanceId): InstanceId | null =>
  identities(scope, id).find((each) => {
    const zone = findInstance(state.zones, each)?.zone;
    return zone !== undefined && (each === id || (zone !== "grimoire" && zone !== "stoneDeck"));
  }) ?? null;

/** Zones in which instances have a state of their own that abilities ask for. */
const IN_PLAY: readonly ZoneId[] = ["battleArea", "stoneArea"];

/**
 * Returns the identity whose information is read. For a moved instance it is the last known identity (301.7), unless
 * the instance has entered the battle or stone area from elsewhere. Returns `null` if nothing is known.
 * @rule mag:301.7
 */
export const resolveReadIdentity = (game: Game, scope: Scope, id: InstanceId): InstanceId | null =>
  readFrom(game, scope, firstIdentity(scope, id));

/** The identity of an instance before all moves that the scope follows. */
function firstIdentity({ became }: Pick<Scope, "became">, id: InstanceId): InstanceId {
  const [former] = Object.entries(became).find(([, next]) => next === id) ?? [];
  return former === undefined ? id : firstIdentity({ became }, Number(former));
}

function readFrom(game: Game, scope: Scope, id: InstanceId): InstanceId | null {
  if (findInstance(game.state.zones, id) !== null) return id;
  const next = scope.became[id];
  const known = game.state.past[id] === undefined ? null : id;
  return next === undefined ? known : laterOf(game, known, next, readFrom(game, scope, next));
}

/** The identity to read of a moved instance: `before` the move, or `after` it and what followed; `next` is between. */
function laterOf(game: Game, before: InstanceId | null, next: InstanceId, after: InstanceId | null): InstanceId | null {
  if (before === null || after === null) return before ?? after;
  const arrived = findKnownInstance(game, after);
  if (arrived === null || !IN_PLAY.includes(arrived.zone)) return before;
  // A move within play, of a unit that becomes a stone, is read as it was before.
  const within = after === next && IN_PLAY.includes(game.state.past[before]?.zone ?? "chant");
  return within ? before : after;
}

/**
 * Returns the subjects of an event. Actions find them at their current location; with `past` they are read as
 * `resolveReadIdentity` describes.
 */
export function getEventSubjects(game: Game, scope: Scope, event: EventFacts, past: boolean): readonly Target[] {
  const followed = bindEventToScope(scope, event);
  return (event.all ?? [event]).flatMap(({ subject, was }): readonly Target[] => {
    if (subject === null) return [];
    if ("player" in subject) return [subject];
    const first = was ?? subject.instance;
    const id = past ? resolveReadIdentity(game, followed, first) : getPresentIdentity(game, followed, first);
    return id === null ? [] : [{ instance: id }];
  });
}

/**
 * Returns a scope with the event that its ability refers to. After a move, a moved instance is found at its destination
 * (401.6, house:51); before the move, at its current location.
 */
export function bindEventToScope(scope: Scope, event: EventFacts): Scope {
  const became: Record<InstanceId, InstanceId> = {};
  for (const { was, subject } of event.all ?? [event]) {
    if (was !== null && subject !== null && "instance" in subject) became[was] = subject.instance;
  }
  return copyScope(scope, { event, became: { ...became, ...scope.became } });
}
