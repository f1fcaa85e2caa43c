import { opponentOf, type PlayerId } from "../../../model/ids";
import type { Scope } from "../../../model/scope";
import type { PlayerRef, Select } from "../../../model/select";
import type { Game } from "../../../model/state";
import type { RuleRef } from "../../../rulebook";
import { select } from "./select";
import { lastSeen } from "./thing";

export const PLAYER_WORDS: readonly RuleRef[] = ["mag:223.1"];

/** The player that a text means (223.1); `null` when it points to an instance that is not there. */
export function playerOf(game: Game, scope: Scope, ref: PlayerRef): PlayerId | null {
  switch (ref) {
    case "you":
      return scope.controller;
    case "opponent":
      return opponentOf(scope.controller);
    case "turnPlayer":
      return game.state.turnPlayer;
  }
  if ("event" in ref) return scope.event?.player ?? null;
  if ("controllerOf" in ref) return playerThrough(game, scope, ref.controllerOf, "controller");
  return playerThrough(game, scope, ref.ownerOf, "owner");
}

function playerThrough(game: Game, scope: Scope, of: Select, which: "controller" | "owner"): PlayerId | null {
  const [target] = select(game, scope, of, true);
  if (target === undefined) return null;
  if ("player" in target) return target.player;
  return lastSeen(game, target.instance)?.instance[which] ?? null;
}
