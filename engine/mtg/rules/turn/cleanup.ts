import { createPickQuestion, getResponseTargets, toTargets } from "../../../kernel/question";
import type { Event } from "../../model/event";
import type { FrameOf } from "../../model/frame";
import type { Game, GameFrameHandler } from "../../model/state";
import { getStepRule } from "../../model/turn";
import { findObject } from "../../model/zone";
import { askPlayer } from "../ask-player";
import { applyBatch } from "../events/apply-batch";
import { createMoveEvent } from "../events/move-event";
import { proposeEvents } from "../events/propose-events";
import { getMaximumHandSize } from "../player-changes";

/** Discarding down to the maximum hand size, at the beginning of a cleanup step (P.13.1, Z.4.3). */
export const discardToMaximumFrame: GameFrameHandler<"discardToMaximum"> = {
  rules: ["mtg-6e:P.13.1", "mtg-6e:P.13.1.1", "mtg-6e:P.13.r1", "mtg-6e:Z.4.3", "mtg-house:7"],
  run: runDiscard,
};

function runDiscard(game: Game, frame: FrameOf<"discardToMaximum">): void {
  const { state } = game;
  const player = state.active;
  const hand = state.zones.hand[player];
  const most = getMaximumHandSize(game, player);
  if (most === null || hand.length <= most) return;
  if (frame.given === null) {
    const count = hand.length - most;
    const asked = { rule: getStepRule(state.era, "cleanup"), player, about: null, purpose: "discard" } as const;
    askPlayer(game, frame, createPickQuestion(asked, toTargets(hand), { min: count, max: count }));
    return;
  }
  const moves = getResponseTargets(frame.given).flatMap((target) => {
    const place = "instance" in target ? findObject(state.zones, target.instance) : null;
    return place === null ? [] : [createMoveEvent(place, "graveyard", { cause: "discard", rule: "mtg-6e:P.13.1" })];
  });
  proposeEvents(game, moves);
}

/**
 * Ends damage, shields and effects that last for the turn, all at one moment (P.13.1). Permanents that are phased out
 * on the battlefield are included.
 * @rule mtg-6e:P.13.1.2, mtg-6e:T.8.r2
 */
export function endEffects(game: Game): void {
  const { state } = game;
  const { battlefield } = state.zones;
  const damaged = battlefield.filter(({ damage }) => damage > 0);
  const ending = state.lasting.filter(({ until }) => until === "turn");
  const hasShields = [...battlefield, ...state.players].some(({ shields }) => shields.length > 0);
  const events: Event[] = [
    ...damaged.map(({ id }): Event => ({ type: "damageRemoved", rule: "mtg-6e:P.13.1", instance: id })),
    ...ending.map(({ id }): Event => ({ type: "effectEnded", rule: "mtg-6e:P.13.1.2", id })),
  ];
  if (hasShields) events.push({ type: "shieldsEnded", rule: "mtg-6e:P.13.1.2" });
  if (events.length > 0) applyBatch(game, events);
}
