import type { InstanceId, PlayerId } from "../../model/ids";
import type { PlayProblem } from "../../model/problem";
import type { Game } from "../../model/state";
import { findObject } from "../../model/zone";
import { hasType } from "../continuous/characteristics";
import { createMoveEvent } from "../events/move-event";
import { proposeEvents } from "../events/propose-events";
import { getLandPlayLimit } from "../player-changes";
import { getMainPhaseProblems, isOwnMainPhase } from "./timing";

/** Returns all reasons against playing a land from the hand; empty if it may be played (P.8.4). */
export function getLandProblems(game: Game, player: PlayerId, instance: InstanceId): readonly PlayProblem[] {
  const { state } = game;
  const place = findObject(state.zones, instance);
  const problems: PlayProblem[] = [];
  if (place === null || place.zone !== "hand" || place.player !== player) {
    problems.push({ code: "NOT_IN_HAND", rule: "mtg-6e:P.8.4", player });
  } else if (!hasType(game, place.object, "land")) {
    problems.push({ code: "NOT_A_LAND", rule: "mtg-6e:K.15.1", player });
  }
  problems.push(...getMainPhaseProblems(game, player, { main: "mtg-6e:P.8.3", stack: "mtg-6e:P.8.4" }));
  if (state.landPlays >= getLandPlayLimit(game, player)) {
    problems.push({ code: "NO_LAND_LEFT", rule: LAND_RULES[state.era], player });
  }
  return problems;
}

/** Returns cards of the hand that a player can play as a land now. */
export function getPlayableLands(game: Game, player: PlayerId): readonly InstanceId[] {
  const { state } = game;
  if (!isOwnMainPhase(game, player) || state.landPlays >= getLandPlayLimit(game, player)) return [];
  return state.zones.hand[player].filter((object) => hasType(game, object, "land")).map(({ id }) => id);
}

const LAND_RULES = { "6e": "mtg-6e:P.8.4", "8e": "mtg-8e:main-1", mod: "mtg-flow:2" } as const;

/**
 * Plays a land. It enters the battlefield without the stack, and no one can respond.
 * @rule mtg-6e:P.8.5, mtg-6e:K.15.2, mtg-8e:word.land
 */
export function playLand(game: Game, player: PlayerId, instance: InstanceId): void {
  const place = findObject(game.state.zones, instance);
  if (place === null) throw new Error(`Land ${instance} was to be played, but is nowhere`);
  const rule = LAND_RULES[game.state.era];
  proposeEvents(game, [
    { type: "landPlayed", rule, player, instance },
    createMoveEvent(place, "battlefield", { cause: "playLand", rule }, player),
  ]);
}
