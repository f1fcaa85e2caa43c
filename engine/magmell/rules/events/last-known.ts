import type { Event } from "../../model/event";
import type { InstanceId } from "../../model/ids";
import { copyScope, type EventFacts, type Scope } from "../../model/scope";
import type { Game, GameState, LastKnownInfo } from "../../model/state";
import { findInstance, type LocatedInstance, type ZoneId } from "../../model/zone";
import { snapshotInstance } from "./note-history";

/** Zones for which abilities may ask about instances without an earlier reference, as in 「〜が離れたとき」. */
const REMEMBERED: readonly ZoneId[] = ["battleArea", "stoneArea", "chant", "dust"];

/**
 * Records last known information of an instance before an event moves it, if an ability may ask for this information.
 * @rule mag:301.7
 */
export function recordLeavingInstance(game: Game, event: Event): void {
  if (event.type !== "moved" && event.type !== "vanished" && event.type !== "turnedFaceDown") return;
  const { state } = game;
  // A stone that is turned face down stays where it is, but its information leaves (219.6.2, house:45).
  const isRemembered = event.type === "turnedFaceDown" || (event.type === "moved" && REMEMBERED.includes(event.from));
  if (!isRemembered && !isReferredTo(state, event.instance)) return;
  const place = findInstance(state.zones, event.instance);
  if (place !== null) recordLastKnown(game, place);
}

/** Records last known information of an instance before it leaves (301.7). */
export function recordLastKnown(game: Game, place: LocatedInstance): void {
  game.state.past = { ...game.state.past, [place.instance.id]: snapshotInstance(game, place) };
}

/**
 * Records the new identity of an instance in the scopes of running instructions that refer to the instance, so that
 * they find it at its destination (401.6).
 */
export function followMoveInScopes({ scopes }: GameState, event: Event): void {
  if (event.type !== "moved") return;
  if (scopes.length === 0) return;
  for (const [at, scope] of scopes.entries()) {
    if (!refersTo(scope, event.instance)) continue;
    scopes[at] = copyScope(scope, { became: { ...scope.became, [event.instance]: event.becomes } });
  }
}

/**
 * Returns the last known information to which abilities can still refer. All other information is dropped when a turn
 * begins.
 */
export function getReferencedLastKnown(state: GameState): Record<InstanceId, LastKnownInfo> {
  if (isQuiet(state)) return {};
  return Object.fromEntries(Object.entries(state.past).filter(([id]) => isReferredTo(state, Number(id))));
}

/** Whether a pending effect, trigger or program refers to an instance. */
function isReferredTo({ scopes, zones, waiting, lasting }: GameState, id: InstanceId): boolean {
  for (const scope of scopes) if (refersTo(scope, id)) return true;
  for (const { scope } of zones.chant) if (scope !== null && refersTo(scope, id)) return true;
  for (const { scope } of lasting) if (refersTo(scope, id)) return true;
  for (const { scope, source, event } of waiting) {
    if (scope === null ? source === id || isAbout(event, id) : refersTo(copyScope(scope, { event }), id)) return true;
  }
  return false;
}

/** Whether no effect, trigger or program is pending. */
const isQuiet = ({ scopes, zones, waiting, lasting }: GameState): boolean =>
  scopes.length + zones.chant.length + waiting.length + lasting.length === 0;

/** Whether an ability refers to an instance under this identity. */
function refersTo({ source, event, targets, memory, became }: Scope, id: InstanceId): boolean {
  const isIt = (target: Scope["targets"][number][number]): boolean => "instance" in target && target.instance === id;
  if (source === id) return true;
  if (event !== null && isAbout(event, id)) return true;
  if (targets.some((group) => group.some(isIt))) return true;
  if (Object.values(memory).some((stored) => "targets" in stored && stored.targets.some(isIt))) return true;
  return Object.values(became).includes(id);
}

const isAbout = (event: EventFacts, id: InstanceId): boolean =>
  event.source === id ||
  (event.all ?? [event]).some(
    ({ was, subject }) => was === id || (subject !== null && "instance" in subject && subject.instance === id),
  );
