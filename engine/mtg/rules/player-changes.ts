import type { PlayerChange } from "../model/characteristics";
import type { PlayerId } from "../model/ids";
import { type Game, MAXIMUM_HAND_SIZE } from "../model/state";
import { getContinuousEffects } from "./continuous/characteristics";

type ChangeOf<Key extends string> = Extract<PlayerChange["change"], Readonly<Record<Key, unknown>>>;

/** Returns changes of one kind that continuous effects make to a player. */
export function getPlayerChanges<Key extends "maxHand" | "landPlays" | "skip">(
  game: Game,
  player: PlayerId,
  key: Key,
): readonly { readonly change: ChangeOf<Key>; readonly scope: PlayerChange["scope"] }[] {
  return getContinuousEffects(game).players.flatMap(({ change, player: whose, scope }) =>
    whose === player && key in change ? [{ change: change as ChangeOf<Key>, scope }] : [],
  );
}

/**
 * Returns the maximum hand size of a player after a cleanup step; `null` for no limit (Z.4.3). The newest effect
 * applies.
 */
export function getMaximumHandSize(game: Game, player: PlayerId): number | null {
  const last = getPlayerChanges(game, player, "maxHand").at(-1)?.change.maxHand ?? MAXIMUM_HAND_SIZE;
  return last === "none" ? null : last;
}

/**
 * Returns the number of lands that a player may play in a turn: one, plus those that effects add.
 * @rule mtg-6e:P.8.4, mtg-6e:P.8.r1
 */
export const getLandPlayLimit = (game: Game, player: PlayerId): number =>
  getPlayerChanges(game, player, "landPlays").reduce((sum, { change }) => sum + change.landPlays, 1);
