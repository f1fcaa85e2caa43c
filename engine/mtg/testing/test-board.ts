import { createGameFromBoard } from "../boards/build-state";
import type { Ability, ContinuousChange } from "../model/ability";
import { type CardDefinition, defineCard } from "../model/card";
import { createCards } from "../model/cards";
import type { Characteristics } from "../model/characteristics";
import type { Era } from "../model/era";
import type { Event } from "../model/event";
import type { InstanceId, PlayerId } from "../model/ids";
import { type ManaCost, parseManaCost } from "../model/mana";
import { createObject, type GameObject } from "../model/object";
import { NO_ANNOUNCED_CHOICES, type Scope } from "../model/stack";
import { createGame, type Game } from "../model/state";
import { findObject, getZoneObjects, type LocatedObject, type ZoneId } from "../model/zone";
import { findCharacteristics, getCharacteristics } from "../rules/continuous/characteristics";
import { evaluateAmount } from "../rules/continuous/evaluate";
import { createMoveEvent } from "../rules/events/move-event";
import { proposeEvents } from "../rules/events/propose-events";

/** A definition with its marks on a board. Definitions of one name are one card. */
type TestObject = {
  readonly card: CardDefinition;
  readonly zone?: ZoneId;
  readonly player?: PlayerId;
  readonly state?: Partial<Omit<GameObject, "id" | "card" | "owner">>;
};

/** Returns a creature with abilities; its colors come from its cost. */
export const createCreature = (
  name: string,
  [power, toughness]: readonly [number, number],
  parts: Partial<Omit<CardDefinition, "name" | "cost">> & { readonly cost?: string } = {},
): CardDefinition => {
  const { cost, ...rest } = parts;
  return defineCard(name, { types: ["creature"], power, toughness, cost: costOf(cost), ...rest });
};

/** Returns an enchantment with abilities that is not an Aura. */
export const createEnchantment = (name: string, ...abilities: readonly Ability[]): CardDefinition =>
  defineCard(name, { types: ["enchantment"], abilities });

/** Returns a static ability that affects all matching objects, or its own object. */
export const createStaticAbility = (
  affects: Extract<Ability, { type: "static" }>["affects"],
  ...changes: ContinuousChange[]
): Ability => ({
  type: "static",
  affects,
  changes,
});

function costOf(text: string | undefined): ManaCost | null {
  return text === undefined ? null : parseManaCost(text);
}

/**
 * A board of objects for tests that apply events. Identities are given from 1 in the order of the objects, which
 * arrived one after another.
 */
export class TestBoard {
  readonly game: Game;

  constructor(era: Era, pieces: readonly (TestObject | CardDefinition)[]) {
    const all = pieces.map((one): TestObject => ("card" in one ? one : { card: one }));
    const cards = createCards([...new Map(all.map((one) => [one.card.name, one.card])).values()]);
    const { state } = createGameFromBoard({ version: 1, era, cards: [], pieces: [] });
    this.game = createGame(cards, state, []);
    for (const [index, piece] of all.entries()) {
      const { zone = "battlefield", player = 0 } = piece;
      const marks = {
        arrived: index,
        settled: true,
        aim: zone === "stack" ? NO_ANNOUNCED_CHOICES : null,
        ...piece.state,
      };
      const object = createObject(index + 1, cards.indexOf.get(piece.card.name) ?? 0, player, marks);
      getZoneObjects(state.zones, zone, player).push(object);
    }
    state.nextId = all.length + 1;
    state.moment = all.length;
  }

  /** The object with an identity, wherever it is; throws if it has gone. */
  at(id: InstanceId): LocatedObject {
    const place = findObject(this.game.state.zones, id);
    if (place === null) throw new Error(`No object ${id} is there`);
    return place;
  }

  /** Characteristics of an object as they are now. */
  seen(id: InstanceId): Characteristics {
    return getCharacteristics(this.game, this.at(id).object);
  }

  /** Power and toughness of an object, such as `2/2`. */
  stats(id: InstanceId): string {
    const { power, toughness } = this.seen(id);
    return `${power}/${toughness}`;
  }

  /** Last known characteristics of an object that has left. */
  lastSeen(id: InstanceId): Characteristics | null {
    return findCharacteristics(this.game, id);
  }

  /** Applies events at one moment. */
  happens(...events: readonly Event[]): void {
    proposeEvents(this.game, events);
  }

  /** Moves objects together; returns their new identities in the same order. */
  moves(ids: readonly InstanceId[], to: ZoneId, cause: "put" | "destroy" | "sacrifice" = "put"): InstanceId[] {
    const log = this.game.log ?? [];
    const before = log.length;
    this.happens(...ids.map((id) => createMoveEvent(this.at(id), to, { cause, rule: "mtg-6e:Z.1.3" })));
    const moved = log.slice(before).flatMap((event) => (event.type === "moved" ? [event] : []));
    return ids.flatMap((id) => moved.find(({ instance }) => instance === id)?.becomes ?? []);
  }

  /** Begins a continuous effect until the end of the turn on some objects. */
  effect(on: readonly InstanceId[], ...changes: readonly ContinuousChange[]): void {
    const { state } = this.game;
    const scope: Scope = { source: null, card: 0, controller: 0, event: null, aim: NO_ANNOUNCED_CHOICES, memory: {} };
    this.happens({
      type: "effectBegan",
      rule: "mtg-6e:T.8.2",
      lasting: {
        id: state.nextId++,
        moment: state.moment + 1,
        turn: state.turn,
        until: "turn",
        scope,
        kind: "changes",
        changes,
        affected: on.map((instance) => ({ instance })),
        amounts: changes.map((change) => ("amount" in change ? evaluateAmount(this.game, scope, change.amount) : 0)),
      },
    });
  }

  /** Names of the permanents, in the order in which they came. */
  get battlefield(): readonly (string | null)[] {
    return this.game.state.zones.battlefield.map((object) => getCharacteristics(this.game, object).name);
  }

  /** Identities of the sources whose abilities wait for the stack. */
  get waiting(): readonly (InstanceId | null)[] {
    return this.game.state.waiting.map(({ thing }) => thing.source);
  }
}
