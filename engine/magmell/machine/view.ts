import type { Choice } from "../model/choice";
import type { Defeat, Event } from "../model/event";
import type { CardIndex, InstanceId, PlayerId } from "../model/ids";
import type { Instance } from "../model/instance";
import type { GameState, Outcome } from "../model/state";
import type { Phase } from "../model/turn";
import { ZONES, type ZoneId } from "../model/zone";

/** An instance as a player sees it; `card` is `null` while it shows its back to them. */
export type InstanceView = Omit<Readonly<Instance>, "card"> & { readonly card: CardIndex | null };

/** One side of the table. Zones that the viewer may not look into are counts (401.5). */
export type SideView = {
  readonly life: number;
  readonly grimoire: number;
  readonly stoneDeck: number;
  readonly handCount: number;
  /** `null` for the hand of the other player. */
  readonly hand: readonly InstanceView[] | null;
  readonly stoneArea: readonly InstanceView[];
  readonly dust: readonly InstanceView[];
};

/** What one player knows about a game. */
export type GameView = {
  readonly viewer: PlayerId;
  readonly turn: number;
  readonly firstPlayer: PlayerId;
  readonly turnPlayer: PlayerId;
  readonly phase: Phase | null;
  /** By player, not by who looks. */
  readonly sides: readonly [SideView, SideView];
  readonly battleArea: readonly InstanceView[];
  /** The last one is on top. */
  readonly chant: readonly InstanceView[];
  readonly dream: readonly InstanceView[];
  readonly choice: Choice | null;
  readonly defeats: readonly Defeat[];
  readonly outcome: Outcome | null;
};

/** A copy of the state with nothing in it that the player may not know: no hidden card, no order, no randomness. */
export function view(state: GameState, player: PlayerId): GameView {
  const { zones } = state;
  const seen = (instances: readonly Instance[]): readonly InstanceView[] =>
    instances.map((instance) => ({ ...instance, card: showsTo(instance, player) ? instance.card : null }));
  const side = (of: PlayerId): SideView => ({
    life: state.players[of].life,
    grimoire: zones.grimoire[of].length,
    stoneDeck: zones.stoneDeck[of].length,
    handCount: zones.hand[of].length,
    hand: of === player ? seen(zones.hand[of]) : null,
    stoneArea: seen(zones.stoneArea[of]),
    dust: seen(zones.dust[of]),
  });
  return {
    viewer: player,
    turn: state.turn,
    firstPlayer: state.firstPlayer,
    turnPlayer: state.turnPlayer,
    phase: state.phase,
    sides: [side(0), side(1)],
    battleArea: seen(zones.battleArea),
    chant: seen(zones.chant),
    dream: seen(zones.dream),
    choice: state.choice && { ...state.choice },
    defeats: state.defeats.map((defeat) => ({ ...defeat })),
    outcome: state.outcome && { ...state.outcome },
  };
}

/** 219.6.3: whoever a card belongs to may look at its face; the other player sees what lies face up. */
const showsTo = (instance: Instance, player: PlayerId): boolean => !instance.faceDown || instance.owner === player;

/** An event as a player sees it: identities are `null` where they would tell something about hidden cards. */
export type EventView =
  | Exclude<Event, { type: "moved" }>
  | (Omit<Extract<Event, { type: "moved" }>, "instance" | "becomes"> & {
      readonly instance: InstanceId | null;
      readonly becomes: InstanceId | null;
    });

/** What happened, as far as a player may know it. */
export function viewEvents(events: readonly Event[], player: PlayerId): readonly EventView[] {
  return events.map((event) => {
    if (event.type !== "moved") return event;
    const sees = (zone: ZoneId): boolean => ZONES[zone].public || (ZONES[zone].ownerSees && event.player === player);
    return {
      ...event,
      instance: sees(event.from) ? event.instance : null,
      becomes: sees(event.to) ? event.becomes : null,
    };
  });
}
