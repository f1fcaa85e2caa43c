import type { InstanceId, PlayerId } from "../../../model/ids";
import type { Game, Past } from "../../../model/state";
import { findInstance, type Place } from "../../../model/zone";
import type { RuleRef } from "../../../rulebook";

/** An instance where it lies, or as it was when it left a public zone (301.7). */
export type Thing = Place & { readonly past?: Past };

/** The instance of an identity where it lies now, or as it was last seen under it. */
export function lastSeen(game: Game, id: InstanceId): Thing | null {
  return findInstance(game.state.zones, id) ?? pastOf(game, id);
}

/** An instance that has left a public zone, as it was there. */
export function pastOf({ state }: Game, id: InstanceId): Thing | null {
  const past = state.past[id];
  return past === undefined ? null : { zone: past.zone, player: past.player, instance: past.instance, past };
}

export const SIDES: readonly RuleRef[] = ["mag:222.2", "mag:223.1", "house:44"];

/** Whose an instance is for 「あなたの」: who commands it where both share a zone, whose zone it is elsewhere. */
export const sideOf = ({ zone, player, instance }: Place): PlayerId =>
  zone === "battleArea" || zone === "chant" ? instance.controller : zone === "dream" ? instance.owner : player;
