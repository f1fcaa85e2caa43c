import type { DamageEvent } from "../../model/event";
import { isSameTarget, type PlayerId, type Target } from "../../model/ids";
import type { Occurrence } from "../../model/occurrence";
import type { EventFacts } from "../../model/scope";
import type { Game } from "../../model/state";
import { findInstance } from "../../model/zone";
import { getHp } from "./characteristics";

const facts = (part: Partial<EventFacts>): EventFacts => ({
  subject: null,
  was: null,
  source: null,
  player: null,
  amount: 1,
  ...part,
});

const playerIn = (target: Target | null): PlayerId | null =>
  target !== null && "player" in target ? target.player : null;

/** Returns the facts of an occurrence to which abilities and replacement effects may refer. */
export function getEventFacts(event: Occurrence): EventFacts {
  switch (event.type) {
    case "moved":
      return facts({ subject: { instance: event.becomes }, was: event.instance, player: event.player });
    case "damaged": {
      const { target, source, amount } = event;
      return facts({ subject: target, source, amount, player: playerIn(target) });
    }
    case "lifeGained":
    case "lifeLost":
      return facts({ subject: { player: event.player }, player: event.player, amount: event.amount });
    case "lifeChanged": {
      const { player, from, to } = event;
      return facts({ subject: { player }, player, amount: Math.abs(to - from) });
    }
    case "used":
    case "tokenMade":
    case "controlChanged":
      return facts({ subject: { instance: event.instance }, player: event.player });
    case "attacked":
    case "undefended":
      return facts({ subject: { instance: event.attacker }, player: playerIn(event.target) });
    case "defended":
      return facts({ subject: { instance: event.defender }, source: event.attacker });
    case "targeted": {
      const [target = null] = event.targets;
      return facts({ subject: target, source: event.instance, player: playerIn(target) });
    }
    case "countersPut":
    case "countersRemoved":
      return facts({ subject: { instance: event.instance }, amount: event.count });
    case "woke":
    case "rested":
    case "turnedFaceUp":
    case "turnedFaceDown":
    case "negated":
      return facts({ subject: { instance: event.instance } });
    case "revealed": {
      const [instance] = event.instances;
      return facts({ subject: instance === undefined ? null : { instance } });
    }
    case "shuffled":
      return facts({ subject: { player: event.player }, player: event.player });
    case "momentCame":
      return facts({ player: event.player });
    default:
      return facts({});
  }
}

/**
 * Returns the facts of an occurrence. They include the damage beyond the HP of a unit if a card of the game asks for
 * it. `later` are the later occurrences of the same moment; `null` for a proposed event.
 */
export function getEventFactsInGame(game: Game, event: Occurrence, later: readonly Occurrence[] | null): EventFacts {
  const facts = followed(getEventFacts(event), later ?? []);
  if (!game.cards.asked.excess || event.type !== "damaged" || !("instance" in event.target)) return facts;
  return { ...facts, excess: excessOf(game, event, later) };
}

/** Facts of an event whose subject moves at the same moment. A negated card is found at its destination (401.6). */
function followed(facts: EventFacts, later: readonly Occurrence[]): EventFacts {
  const { subject, was } = facts;
  if (was !== null || subject === null || "player" in subject) return facts;
  const move = later.find((other) => other.type === "moved" && other.instance === subject.instance);
  return move?.type === "moved" ? { ...facts, subject: { instance: move.becomes }, was: move.instance } : facts;
}

/** Damage beyond the remaining HP of the damaged unit; all of the damage for a unit that has left. */
function excessOf(game: Game, { target, amount }: DamageEvent, later: readonly Occurrence[] | null): number {
  const place = "instance" in target ? findInstance(game.state.zones, target.instance) : null;
  if (place === null) return amount;
  const since = (later ?? []).reduce(
    (sum, other) => (other.type === "damaged" && isSameTarget(other.target, target) ? sum + other.amount : sum),
    0,
  );
  const taken = later === null ? place.instance.damage + amount : place.instance.damage - since;
  return Math.min(amount, Math.max(0, taken - getHp(game, place)));
}

/** Returns the facts of all events of one moment combined: their subjects, and the sums of their numbers. */
export function mergeEventFacts(all: readonly EventFacts[]): EventFacts {
  const [first = facts({})] = all;
  const sum = (of: (one: EventFacts) => number): number => all.reduce((total, one) => total + of(one), 0);
  return {
    ...first,
    amount: sum(({ amount }) => amount),
    ...(first.excess !== undefined && { excess: sum(({ excess = 0 }) => excess) }),
    all: all.map(({ subject, was }) => ({ subject, was })),
  };
}
