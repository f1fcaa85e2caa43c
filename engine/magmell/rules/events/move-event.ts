import type { CardKind, Counters } from "../../model/card";
import { getCardDefinition } from "../../model/cards";
import type { DeckZone } from "../../model/deck";
import type { MoveCause, MoveEvent } from "../../model/event";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { Instance } from "../../model/instance";
import type { Game, GameState } from "../../model/state";
import { isSharedZone, type LocatedInstance, ZONES, type ZoneId } from "../../model/zone";
import type { RuleId, RuleRef } from "../../rulebook";

export type MoveOptions = {
  readonly cause: MoveCause;
  readonly rule: RuleRef;
  /** The new controller in a shared zone, or the player whose stone area is the destination. */
  readonly under?: PlayerId;
  readonly bottom?: boolean;
  readonly above?: number;
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  readonly counters?: Counters | null;
  /** Whether the process of a phase causes the move. */
  readonly process?: boolean;
};

/** Zones whose instances can be destroyed (227.1). */
export const DESTRUCTIBLE_ZONES: readonly ZoneId[] = ["battleArea", "stoneArea"];

/** Allocates the next instance identity. */
export function allocateId(state: GameState): InstanceId {
  state.nextId += 1;
  return state.nextId - 1;
}

/** The actual destination of a move: from public zones, each kind of card returns to its own deck (401.7, 401.8). */
function destination({ cards }: Game, { card, isAbility }: Instance, from: ZoneId, to: ZoneId): ZoneId {
  if ((to !== "stoneDeck" && to !== "grimoire") || !ZONES[from].public || isAbility) return to;
  return HOME_DECKS[getCardDefinition(cards, card).kind].zone;
}

const HOME_DECKS = {
  unit: { zone: "grimoire", rule: "mag:401.7" },
  magic: { zone: "grimoire", rule: "mag:401.7" },
  stone: { zone: "stoneDeck", rule: "mag:401.8" },
} as const satisfies Record<CardKind, { zone: DeckZone; rule: RuleId }>;

/** Returns whether an instance can lie in a zone: only units in the battle area (405.1), and abilities on the chant alone. */
export const canEnterZone = ({ cards }: Game, { instance }: LocatedInstance, zone: ZoneId): boolean =>
  !instance.isAbility && (zone !== "battleArea" || getCardDefinition(cards, instance.card).kind === "unit");

/**
 * Returns the event that moves an instance; the moved instance is a new one (401.6). Cards go to zones of their owner.
 * `under` is the new controller, or the player whose stone area is the destination. Returns `null` if the zone cannot
 * contain the instance.
 * @rule mag:222.1, mag:401.6, mag:405.1, mag:406.1, mag:219.2, house:19, house:39
 */
export function createMoveEvent(game: Game, place: LocatedInstance, to: ZoneId, manner: MoveOptions): MoveEvent | null {
  if (!canEnterZone(game, place, to)) return null;
  const { instance, zone: from, player } = place;
  const real = destination(game, instance, from, to);
  const bySide = isSharedZone(real) || real === "stoneArea";
  return {
    type: "moved",
    rule: manner.rule,
    cause: manner.cause,
    process: manner.process ?? false,
    player,
    from,
    to: real,
    toPlayer: bySide ? (manner.under ?? instance.controller) : instance.owner,
    instance: instance.id,
    becomes: allocateId(game.state),
    bottom: manner.bottom ?? false,
    above: manner.above ?? 0,
    rested: manner.rested ?? false,
    faceDown: manner.faceDown ?? false,
    counters: manner.counters ?? null,
  };
}
