import {
  type CardIndex,
  type Event,
  type EventView,
  type GameView,
  type InstanceId,
  type InstanceView,
  PLAYERS,
  type PlayerId,
  type Target,
  viewEvents,
} from "@/engine/magmell";
import type { InstanceIdentity, LogLine } from "./types";

type Line = {
  turn: number;
  event: LogLine["event"];
  cards: (CardIndex | null)[];
  named: Record<InstanceId, InstanceIdentity>;
};

/**
 * The log of a game as one player saw it, with the card of each instance at that time. An instance id never refers to
 * another card later (401.6).
 */
export class GameLog {
  readonly lines: Line[] = [];
  readonly #known = new Map<InstanceId, InstanceIdentity>();
  readonly #viewer: PlayerId;
  #turn = 0;
  #open: Line | null = null;

  constructor(viewer: PlayerId) {
    this.#viewer = viewer;
  }

  /** Returns an empty log that continues this one; later events never join an earlier line. */
  fork(): GameLog {
    const fork = new GameLog(this.#viewer);
    for (const [id, identity] of this.#known) fork.#known.set(id, identity);
    fork.#turn = this.#turn;
    return fork;
  }

  /** Appends events. `after` is the player's view once all of them have happened. */
  write(events: readonly Event[], after: GameView): void {
    const seen = viewEvents(events, this.#viewer);
    for (const event of seen) this.#learn(event);
    this.#remember(after);
    this.#learnBack(events);
    for (const event of seen) this.#add(event);
  }

  #add(event: EventView): void {
    if (event.type === "turnBegan") this.#turn = event.turn;
    const happenedTo = subjectOf(event);
    const named = this.#namedIn(event);
    const cards = happenedTo === null ? [] : [this.#cardOf(happenedTo)];
    const open = this.#open;
    if (open !== null && together(open, { event, named })) {
      open.cards.push(...cards);
      Object.assign(open.named, named);
      return;
    }
    this.#open = { turn: this.#turn, event, cards, named };
    this.lines.push(this.#open);
  }

  #namedIn(event: EventView): Record<InstanceId, InstanceIdentity> {
    const named: Record<InstanceId, InstanceIdentity> = {};
    for (const id of mentioned(event)) {
      const what = this.#known.get(id);
      if (what !== undefined) named[id] = what;
    }
    return named;
  }

  #cardOf(ids: readonly (InstanceId | null)[]): CardIndex | null {
    for (const id of ids) {
      const card = id === null ? null : (this.#known.get(id)?.card ?? null);
      if (card !== null) return card;
    }
    return null;
  }

  /** Records identities that the event itself reveals, of instances that are gone before the next view. */
  #learn(event: EventView): void {
    const known = this.#known;
    switch (event.type) {
      case "moved": {
        const card = this.#cardOf([event.instance]);
        if (event.becomes !== null) known.set(event.becomes, { card, player: event.toPlayer, isAbility: false });
        break;
      }
      case "tokenMade":
        known.set(event.instance, { card: event.card, player: event.player, isAbility: false });
        break;
      case "abilityPut": {
        const { card, controller, source, ability } = event.waiting;
        known.set(event.instance, { card, player: controller, isAbility: true, ability });
        if (!known.has(source)) known.set(source, { card, player: controller, isAbility: false });
        break;
      }
      case "revealed":
        for (const [place, id] of event.instances.entries()) {
          known.set(id, { card: event.cards[place] ?? null, player: event.player, isAbility: false });
        }
        break;
    }
  }

  /** Records the card that left a hidden zone under the identity that it had there, once the viewer sees what it became. */
  #learnBack(events: readonly Event[]): void {
    for (const event of [...events].reverse()) {
      if (event.type !== "moved") continue;
      const now = this.#known.get(event.becomes);
      if (now === undefined || now.card === null || this.#cardOf([event.instance]) !== null) continue;
      this.#known.set(event.instance, { card: now.card, player: event.player, isAbility: false });
    }
  }

  #remember({ sides, battleArea, chant, dream, shown }: GameView): void {
    for (const player of PLAYERS) {
      const { hand, stoneArea, dust } = sides[player];
      for (const instance of [hand ?? [], stoneArea, dust].flat()) this.#know(instance, player);
    }
    for (const instance of [battleArea, chant, dream, shown].flat()) this.#know(instance, instance.controller);
  }

  #know({ id, card, ability }: InstanceView, player: PlayerId): void {
    const identity = { card: card ?? this.#cardOf([id]), player };
    this.#known.set(
      id,
      ability === null ? { ...identity, isAbility: false } : { ...identity, isAbility: true, ability },
    );
  }
}

/** Events of single cards in a row, which share one line. */
const SINGLE = ["woke", "rested", "turnedFaceUp", "turnedFaceDown"] as const;
const isSingle = (event: EventView): event is Extract<EventView, { type: (typeof SINGLE)[number] }> =>
  SINGLE.some((type) => type === event.type);

/** The instances of the one card that an event is about; `null` for an event without such a card. */
function subjectOf(event: EventView): readonly (InstanceId | null)[] | null {
  if (event.type === "moved") return [event.becomes, event.instance];
  return isSingle(event) ? [event.instance] : null;
}

/** Whether an event joins the line before it. */
function together(open: Line, { event, named }: Pick<LogLine, "event" | "named">): boolean {
  const before = open.event;
  if (before.type === "moved" && event.type === "moved") {
    const sameWay = before.from === event.from && before.to === event.to && before.cause === event.cause;
    return sameWay && before.player === event.player && before.toPlayer === event.toPlayer && event.cause !== "use";
  }
  if (!isSingle(before) || !isSingle(event)) return false;
  const whose = (from: LogLine["named"], id: InstanceId) => from[id]?.player;
  return before.type === event.type && whose(open.named, before.instance) === whose(named, event.instance);
}

/** The instances that an event refers to. */
function mentioned(event: EventView): readonly InstanceId[] {
  const ids: InstanceId[] = [];
  const target = (aim: Target) => {
    if ("instance" in aim) ids.push(aim.instance);
  };
  if ("instance" in event && event.instance !== null) ids.push(event.instance);
  if ("instances" in event) ids.push(...event.instances);
  if ("source" in event && event.source !== null) ids.push(event.source);
  if ("attacker" in event) ids.push(event.attacker);
  if ("defender" in event) ids.push(event.defender);
  if ("target" in event) target(event.target);
  if ("targets" in event) event.targets.forEach(target);
  if (event.type === "moved" && event.becomes !== null) ids.push(event.becomes);
  return ids;
}
