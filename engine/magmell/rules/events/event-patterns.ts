import type { EventPattern, Subject } from "../../model/ability";
import type { Event, EventOf, Moved } from "../../model/event";
import type { InstanceId, PlayerId, Target } from "../../model/ids";
import type { EventFacts, Scope } from "../../model/scope";
import type { PlayerRef } from "../../model/select";
import type { Game } from "../../model/state";
import { findInstance } from "../../model/zone";
import { playerOf } from "../continuous/evaluate";
import { departedInstance, type KnownInstance, lastKnown, matches } from "../continuous/select";

const facts = (part: Partial<EventFacts>): EventFacts => ({
  subject: null,
  was: null,
  source: null,
  player: null,
  amount: 1,
  ...part,
});

/** Facts of an event that abilities and replacement effects may refer to. */
export function eventFacts(event: Event): EventFacts {
  switch (event.type) {
    case "moved":
      return facts({ subject: { instance: event.becomes }, was: event.instance, player: event.player });
    case "damaged": {
      const { target, source, amount } = event;
      return facts({ subject: target, source, amount, player: "player" in target ? target.player : null });
    }
    case "lifeGained":
    case "lifeLost":
      return facts({ subject: { player: event.player }, player: event.player, amount: event.amount });
    case "used":
    case "tokenMade":
      return facts({ subject: { instance: event.instance }, player: event.player });
    case "attacked":
      return facts({ subject: { instance: event.attacker } });
    case "defended":
      return facts({ subject: { instance: event.defender }, source: event.attacker });
    case "countersPut":
    case "countersRemoved":
      return facts({ subject: { instance: event.instance }, amount: event.count });
    case "woke":
    case "rested":
    case "turnedFaceUp":
    case "turnedFaceDown":
    case "negated":
      return facts({ subject: { instance: event.instance } });
    case "momentCame":
      return facts({ player: event.player });
    default:
      return facts({});
  }
}

/** Whether an event, past or proposed, matches a pattern. */
export function matchesPattern(game: Game, scope: Scope, pattern: EventPattern, event: Event): boolean {
  switch (pattern.on) {
    case "move":
      return matchesMove(game, scope, pattern, event);
    case "damage":
      return event.type === "damaged" && matchesDamage(game, scope, pattern, event);
    case "lifeGained":
    case "lifeLost":
      return event.type === pattern.on && isPlayer(game, scope, pattern.who, event.player);
    case "used":
      return event.type === "used" && matchesUse(game, scope, pattern, event);
    case "attack":
      return event.type === "attacked" && isInstance(game, scope, pattern.what, event.attacker);
    case "defend":
      return event.type === "defended" && isInstance(game, scope, pattern.what, event.defender);
    case "woke":
    case "rested":
    case "turnedFaceUp":
    case "turnedFaceDown":
    case "negated":
      return event.type === pattern.on && isInstance(game, scope, pattern.what, event.instance);
    case "countersPut":
    case "countersRemoved":
      return (
        event.type === pattern.on &&
        (pattern.counter === undefined || pattern.counter === event.counter) &&
        isInstance(game, scope, pattern.what, event.instance)
      );
    case "token":
      return event.type === "tokenMade" && isInstance(game, scope, pattern.what, event.instance);
    default:
      return event.type === "momentCame" && matchesMoment(game, scope, pattern, event);
  }
}

type PatternOn<On extends EventPattern["on"]> = Extract<EventPattern, { on: On }>;

const isOneOf = <Value>(wanted: Value | readonly Value[] | undefined, value: Value): boolean =>
  wanted === undefined || wanted === value || (Array.isArray(wanted) && wanted.includes(value));

function matchesMove(game: Game, scope: Scope, pattern: PatternOn<"move">, event: Event): boolean {
  // Making a token puts it into the battle area and thereby summons it (226.1).
  if (event.type === "tokenMade") {
    return (
      pattern.from === undefined &&
      isOneOf(pattern.to, "battleArea") &&
      isOneOf(pattern.cause, "summon") &&
      isInstance(game, scope, pattern.what, event.instance)
    );
  }
  if (event.type !== "moved") return false;
  if (!isOneOf(pattern.from, event.from) || !isOneOf(pattern.to, event.to) || !isOneOf(pattern.cause, event.cause)) {
    return false;
  }
  if (pattern.what === "self") return event.instance === scope.source || event.becomes === scope.source;
  if ("player" in pattern.what) return false;
  const located = movedInstance(game, pattern, event);
  return located !== null && matches(game, scope, located, pattern.what);
}

/** The instance of a move: before the move, as it was in its old zone, or as it is at its destination. */
function movedInstance(game: Game, pattern: PatternOn<"move">, event: Moved): KnownInstance | null {
  const { zones } = game.state;
  const still = findInstance(zones, event.instance);
  if (still !== null) return still;
  const arrived = event.to === "battleArea" || event.to === "stoneArea";
  const before = pattern.from !== undefined || !arrived ? departedInstance(game, event.instance) : null;
  return before ?? findInstance(zones, event.becomes);
}

function matchesDamage(game: Game, scope: Scope, pattern: PatternOn<"damage">, event: EventOf<"damaged">): boolean {
  if (pattern.inBattle !== undefined && pattern.inBattle !== event.inBattle) return false;
  if (!isTarget(game, scope, pattern.what, event.target)) return false;
  if (pattern.by === undefined) return true;
  return event.source !== null && isInstance(game, scope, pattern.by, event.source);
}

function matchesUse(game: Game, scope: Scope, { who, what }: PatternOn<"used">, event: EventOf<"used">): boolean {
  if (!isPlayer(game, scope, who, event.player)) return false;
  return what === undefined || isInstance(game, scope, what, event.instance);
}

function matchesMoment(
  game: Game,
  scope: Scope,
  pattern: PatternOn<"turnBegins" | "turnEnds" | "phaseBegins" | "stepBegins" | "battleEnds">,
  { moment, player }: EventOf<"momentCame">,
): boolean {
  switch (pattern.on) {
    case "turnBegins":
    case "turnEnds":
      return moment.at === pattern.on && isPlayer(game, scope, pattern.whose, player);
    case "phaseBegins":
      return (
        moment.at === "phaseBegins" && moment.phase === pattern.phase && isPlayer(game, scope, pattern.whose, player)
      );
    case "stepBegins":
      return moment.at === "stepBegins" && moment.step === pattern.step && tookPart(game, scope, pattern.what);
    case "battleEnds":
      return moment.at === "battleEnds" && tookPart(game, scope, pattern.what);
  }
}

/** Whether a unit that matches took part in the battle; without a subject any battle matches. */
function tookPart(game: Game, scope: Scope, what: Subject | undefined): boolean {
  const { battle } = game.state;
  if (what === undefined || battle === null) return what === undefined;
  return [{ instance: battle.attacker }, battle.target].some(
    (target) => target !== null && isTarget(game, scope, what, target),
  );
}

function isTarget(game: Game, scope: Scope, what: Subject, target: Target): boolean {
  if ("instance" in target) return isInstance(game, scope, what, target.instance);
  return what !== "self" && "player" in what && isPlayer(game, scope, what.player, target.player);
}

function isInstance(game: Game, scope: Scope, what: Subject, id: InstanceId): boolean {
  if (what === "self") return id === scope.source;
  if ("player" in what) return false;
  const located = lastKnown(game, id);
  return located !== null && matches(game, scope, located, what);
}

const isPlayer = (game: Game, scope: Scope, who: PlayerRef | "anyone", player: PlayerId): boolean =>
  who === "anyone" || playerOf(game, scope, who) === player;
