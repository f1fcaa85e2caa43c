import type { Kind } from "../model/card";
import type { Cards } from "../model/cards";
import type { DeckZone } from "../model/deck";
import type { MoveCause } from "../model/event";
import type { CardIndex, PlayerId } from "../model/ids";
import type { Instance } from "../model/instance";
import type { Game } from "../model/state";
import { ZONES, type ZoneId } from "../model/zone";
import type { RuleId } from "../rulebook";
import { happen } from "./happen";

/** A move that is to be made; `player` is whose zones are meant where each player has one. */
export type Move = {
  readonly instance: Instance;
  readonly player: PlayerId;
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly cause: MoveCause;
  readonly rule: RuleId;
};

/** The zone that an instruction really means: out of public zones each kind returns to its own deck (401.7, 401.8). */
export function destination(cards: Cards, card: CardIndex, from: ZoneId, to: ZoneId): ZoneId {
  const kind = cards.list[card]?.kind;
  if ((to !== "stoneDeck" && to !== "grimoire") || !ZONES[from].public || kind === undefined) return to;
  return HOME_DECKS[kind].zone;
}

const HOME_DECKS = {
  unit: { zone: "grimoire", rule: "mag:401.7" },
  magic: { zone: "grimoire", rule: "mag:401.7" },
  stone: { zone: "stoneDeck", rule: "mag:401.8" },
} as const satisfies Record<Kind, { zone: DeckZone; rule: RuleId }>;

/** Moves an instance, which becomes a new one (401.6). */
export function move(game: Game, { instance, player, from, to, cause, rule }: Move): void {
  happen(game, {
    type: "moved",
    rule,
    cause,
    player,
    from,
    to: destination(game.cards, instance.card, from, to),
    instance: instance.id,
    becomes: game.state.nextId,
  });
}
