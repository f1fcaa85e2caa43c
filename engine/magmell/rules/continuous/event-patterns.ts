import { COMPARATORS } from "../../../kernel/compile/comparison";
import type { EventPattern, PatternSubject } from "../../model/ability";
import type { EventOf, MoveEvent } from "../../model/event";
import type { MoveQuery } from "../../model/event-queries";
import type { InstanceId, PlayerId, Target } from "../../model/ids";
import type { Occurrence } from "../../model/occurrence";
import type { Scope } from "../../model/scope";
import type { NumberComparison, PlayerRef } from "../../model/select";
import type { Game, PastOccurrence } from "../../model/state";
import { findInstance } from "../../model/zone";
import { getArrivingInstance } from "./arrival";
import { isFaceDownStone } from "./characteristics";
import { evaluateAmount, resolvePlayer } from "./evaluate";
import { getEventFacts } from "./event-facts";
import { matchesFilter } from "./filters";
import { findDepartedInstance, findKnownInstance, isEffectSource, type KnownInstance } from "./known-instance";

/** The ability that asks about a pattern, and the time at which instances are seen: now, or at a past event. */
type Asker = {
  readonly game: Game;
  readonly scope: Scope;
  /** The past event being matched; null for an event that is happening or proposed. */
  readonly past: PastOccurrence | null;
};

/** Proposed events that will happen before the event being matched; null if that event is not proposed. */
type Earlier = readonly Occurrence[] | null;

/** Returns whether an event matches a pattern. `earlier` are proposed events before it, which count for its number. */
export function matchesEventPattern(
  game: Game,
  scope: Scope,
  pattern: EventPattern,
  event: Occurrence,
  earlier: Earlier = null,
): boolean {
  const asker = { game, scope, past: null };
  if (pattern.on === "lifeBecomes") return matchesLife(asker, pattern, event, earlier);
  return matchesKind(asker, pattern, event) && hasNumber(asker, pattern, event, earlier);
}

/** Returns recorded events of this turn that match a pattern. Instances are tested as they were then (301.7). */
export function findMatchingHistory(game: Game, scope: Scope, pattern: EventPattern): readonly PastOccurrence[] {
  return game.state.happened.filter((past) => {
    const asker = { game, scope, past };
    if (pattern.on === "lifeBecomes") return matchesLife(asker, pattern, past.occurrence, null);
    return matchesKind(asker, pattern, past.occurrence) && hasNumber(asker, pattern, past.occurrence, null);
  });
}

/** Returns whether an instance was the subject of a past event, by its identity before or after a move. */
export function isEventSubject({ occurrence, battle }: PastOccurrence, id: InstanceId): boolean {
  const { subject, was } = getEventFacts(occurrence);
  if (was === id) return true;
  const subjects = battle === null ? [subject] : [{ instance: battle.attacker }, battle.target];
  return subjects.some((target) => target !== null && "instance" in target && target.instance === id);
}

/** Returns the amount of an occurrence: points, counters, or 1. */
export const getEventAmount = (occurrence: Occurrence): number => getEventFacts(occurrence).amount;

/**
 * Whether an event is the one with the wanted number among those of the turn.
 * @rule house:54
 */
function hasNumber(asker: Asker, pattern: EventPattern, event: Occurrence, earlier: Earlier): boolean {
  const { nth } = pattern;
  if (nth === undefined) return true;
  const { game, scope } = asker;
  let before = 0;
  for (const past of game.state.happened) {
    if (past.occurrence === event) break;
    if (matchesKind({ game, scope, past }, pattern, past.occurrence)) before += 1;
  }
  for (const other of earlier ?? []) if (matchesKind({ game, scope, past: null }, pattern, other)) before += 1;
  return before + 1 === nth;
}

/** Whether an event matches a pattern, apart from its number in the turn. */
function matchesKind(asker: Asker, pattern: EventPattern, event: Occurrence): boolean {
  switch (pattern.on) {
    case "move":
      return matchesMove(asker, pattern, event);
    case "damage":
      return event.type === "damaged" && matchesDamage(asker, pattern, event);
    case "lifeGained":
    case "lifeLost":
      return (
        event.type === pattern.on &&
        isPlayer(asker, pattern.who, event.player) &&
        isAmount(asker, pattern.amount, event.amount)
      );
    case "lifeBecomes":
      return event.type === "lifeChanged" && matchesLife(asker, pattern, event, null);
    case "used":
      return event.type === "used" && matchesUse(asker, pattern, event);
    case "targeted":
      return event.type === "targeted" && matchesTargeting(asker, pattern, event);
    case "attack":
      return (
        event.type === "attacked" &&
        isInstance(asker, pattern.what, event.attacker) &&
        (pattern.target === undefined || isTarget(asker, pattern.target, event.target))
      );
    case "attackUndefended":
      return event.type === "undefended" && isInstance(asker, pattern.what, event.attacker);
    case "defend":
      return (
        event.type === "defended" &&
        isInstance(asker, pattern.what, event.defender) &&
        (pattern.against === undefined || isInstance(asker, pattern.against, event.attacker))
      );
    case "woke":
    case "negated":
      return event.type === pattern.on && isInstance(asker, pattern.what, event.instance);
    case "rested":
    case "turnedFaceUp":
    case "turnedFaceDown":
      return (
        event.type === pattern.on &&
        (pattern.cause === undefined || pattern.cause === event.cause) &&
        (isInstance(asker, pattern.what, event.instance) || wasInstance(asker, pattern.what, event.instance))
      );
    case "countersPut":
    case "countersRemoved":
      return event.type === pattern.on && matchesCounters(asker, pattern, event);
    case "token":
      return (
        event.type === "tokenMade" &&
        isInstance(asker, pattern.what, event.instance, getArrivingInstance(asker.game, event))
      );
    case "controlChanged":
      return (
        event.type === "controlChanged" &&
        (pattern.to === undefined || isPlayer(asker, pattern.to, event.player)) &&
        isInstance(asker, pattern.what, event.instance)
      );
    case "shuffled":
      return event.type === "shuffled" && isPlayer(asker, pattern.who, event.player);
    case "revealed":
      return event.type === "revealed" && event.instances.some((id) => isInstance(asker, pattern.what, id));
    default:
      return event.type === "momentCame" && matchesMoment(asker, pattern, event);
  }
}

type PatternOn<On extends EventPattern["on"]> = Extract<EventPattern, { on: On }>;

const isOneOf = <Value>(wanted: Value | readonly Value[] | undefined, value: Value): boolean =>
  wanted === undefined || wanted === value || (Array.isArray(wanted) && wanted.includes(value));

const isAmount = ({ game, scope }: Asker, wanted: NumberComparison | undefined, amount: number): boolean =>
  wanted === undefined || COMPARATORS[wanted.is](amount, evaluateAmount(game, scope, wanted.than));

/** Returns whether a move has the zones, the cause and the process of a pattern. */
export const matchesMoveQuery = ({ from, to, cause, process }: MoveQuery, event: MoveEvent): boolean =>
  isOneOf(from, event.from) &&
  isOneOf(to, event.to) &&
  isOneOf(cause, event.cause) &&
  (process === undefined || process === event.process);

function matchesMove(asker: Asker, pattern: PatternOn<"move">, event: Occurrence): boolean {
  // Making a token puts it into the battle area and thereby summons it (226.1).
  if (event.type === "tokenMade") {
    const { to = "battleArea" } = event;
    return (
      pattern.from === undefined &&
      pattern.process !== true &&
      isOneOf(pattern.to, to) &&
      isOneOf(pattern.cause, to === "battleArea" ? "summon" : "put") &&
      isInstance(asker, pattern.what, event.instance, getArrivingInstance(asker.game, event))
    );
  }
  if (event.type !== "moved") return false;
  if (!matchesMoveQuery(pattern, event)) return false;
  if (pattern.what === "self") {
    return isEffectSource(asker.scope, event.instance) || isEffectSource(asker.scope, event.becomes);
  }
  if ("player" in pattern.what) return false;
  const located = movedInstance(asker, pattern, event);
  return located !== null && matchesFilter(asker.game, asker.scope, located, pattern.what);
}

/**
 * The instance of a move: as it is before the move, as it was in its old zone, or as it is or will be at its destination.
 */
function movedInstance(asker: Asker, pattern: PatternOn<"move">, event: MoveEvent): KnownInstance | null {
  const { game, past } = asker;
  // What comes into play is asked about as it comes, unless the text speaks of where it came from.
  const comes = pattern.from === undefined && (event.to === "battleArea" || event.to === "stoneArea");
  const still = past === null ? findInstance(game.state.zones, event.instance) : null;
  if (still !== null) return comes ? getArrivingInstance(game, event) : still;
  const departed = (): KnownInstance | null =>
    past === null ? findDepartedInstance(game, event.instance) : known(asker, event.instance);
  const before = comes ? null : departed();
  return before ?? known(asker, event.becomes);
}

/** An instance where it is, or as it was at the past event that is asked about. */
function known({ game, past }: Asker, id: InstanceId): KnownInstance | null {
  if (past === null) return findKnownInstance(game, id);
  const then = past.known[id];
  return then === undefined ? null : { zone: then.zone, player: then.player, instance: then.instance, past: then };
}

function matchesDamage(asker: Asker, pattern: PatternOn<"damage">, event: EventOf<"damaged">): boolean {
  if (pattern.inBattle !== undefined && pattern.inBattle !== event.inBattle) return false;
  if (!isAmount(asker, pattern.amount, event.amount) || !isTarget(asker, pattern.what, event.target)) return false;
  if (pattern.by === undefined) return true;
  return event.source !== null && isInstance(asker, pattern.by, event.source);
}

/**
 * Whether the life of a player comes to satisfy a comparison through a life change. For a proposed event, the events
 * before it are counted first.
 */
function matchesLife(asker: Asker, pattern: PatternOn<"lifeBecomes">, event: Occurrence, earlier: Earlier): boolean {
  const proposed = earlier === null ? null : proposedLife(asker.game, event, earlier);
  const change = event.type === "lifeChanged" ? event : proposed;
  if (change === null || !isPlayer(asker, pattern.who, change.player)) return false;
  const than = evaluateAmount(asker.game, asker.scope, pattern.than);
  const holds = COMPARATORS[pattern.is];
  return !holds(change.from, than) && holds(change.to, than);
}

function proposedLife(game: Game, event: Occurrence, earlier: readonly Occurrence[]) {
  const own = lifeDelta(event);
  if (own === null) return null;
  const { player } = own;
  const from = earlier.reduce((life, other) => {
    const change = lifeDelta(other);
    return change?.player === player ? life + change.by : life;
  }, game.state.players[player].life);
  return { player, from, to: from + own.by };
}

/** The player whose life an event changes, and by how much; `null` for other events. */
function lifeDelta(event: Occurrence): { readonly player: PlayerId; readonly by: number } | null {
  if (event.type === "lifeGained") return { player: event.player, by: event.amount };
  if (event.type === "lifeLost") return { player: event.player, by: -event.amount };
  if (event.type !== "damaged" || !("player" in event.target)) return null;
  return { player: event.target.player, by: -event.amount };
}

function matchesUse(asker: Asker, { who, what }: PatternOn<"used">, event: EventOf<"used">): boolean {
  if (!isPlayer(asker, who, event.player)) return false;
  return what === undefined || isInstance(asker, what, event.instance);
}

function matchesTargeting(asker: Asker, { what, by }: PatternOn<"targeted">, event: EventOf<"targeted">): boolean {
  if (!event.targets.some((target) => isTarget(asker, what, target))) return false;
  return by === undefined || isInstance(asker, by, event.instance);
}

function matchesCounters(
  asker: Asker,
  { what, counter, amount }: PatternOn<"countersPut" | "countersRemoved">,
  event: EventOf<"countersPut" | "countersRemoved">,
): boolean {
  if (counter !== undefined && counter !== event.counter) return false;
  return isAmount(asker, amount, event.count) && isInstance(asker, what, event.instance);
}

function matchesMoment(
  asker: Asker,
  pattern: PatternOn<"turnBegins" | "turnEnds" | "phaseBegins" | "stepBegins" | "battleEnds">,
  { moment, player }: EventOf<"momentCame">,
): boolean {
  switch (pattern.on) {
    case "turnBegins":
    case "turnEnds":
      return moment.at === pattern.on && isPlayer(asker, pattern.whose, player);
    case "phaseBegins":
      return moment.at === "phaseBegins" && moment.phase === pattern.phase && isPlayer(asker, pattern.whose, player);
    case "stepBegins":
      return moment.at === "stepBegins" && moment.step === pattern.step && tookPart(asker, pattern.what);
    case "battleEnds":
      return moment.at === "battleEnds" && tookPart(asker, pattern.what);
  }
}

/** Whether a unit that matches took part in the battle; without a subject any battle matches. */
function tookPart(asker: Asker, what: PatternSubject | undefined): boolean {
  const battle = asker.past === null ? asker.game.state.battle : asker.past.battle;
  if (what === undefined || battle === null) return what === undefined;
  return [{ instance: battle.attacker }, battle.target].some(
    (target) => target !== null && isTarget(asker, what, target),
  );
}

function isTarget(asker: Asker, what: PatternSubject, target: Target): boolean {
  if ("instance" in target) return isInstance(asker, what, target.instance);
  return what !== "self" && "player" in what && isPlayer(asker, what.player, target.player);
}

/** Whether an instance matches; `coming` is the new instance of a proposed event. */
function isInstance(asker: Asker, what: PatternSubject, id: InstanceId, coming: KnownInstance | null = null): boolean {
  if (what === "self") return isEffectSource(asker.scope, id);
  if ("player" in what) return false;
  const located = known(asker, id) ?? coming;
  return located !== null && matchesFilter(asker.game, asker.scope, located, what);
}

/**
 * Whether a stone that was just turned face down matched before, because its information is now lost (219.6.2).
 * @rule house:45
 */
function wasInstance({ game, scope, past }: Asker, what: PatternSubject, id: InstanceId): boolean {
  if (past !== null || what === "self" || "player" in what) return false;
  const place = findInstance(game.state.zones, id);
  const before = place !== null && isFaceDownStone(place) ? findDepartedInstance(game, id) : null;
  return before !== null && matchesFilter(game, scope, before, what);
}

const isPlayer = ({ game, scope }: Asker, who: PlayerRef | "anyone", player: PlayerId): boolean =>
  who === "anyone" || resolvePlayer(game, scope, who) === player;
