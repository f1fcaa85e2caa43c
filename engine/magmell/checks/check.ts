import type { Event } from "../model/event";
import type { FrameOf, SparedUnit } from "../model/frame";
import { PLAYERS } from "../model/ids";
import type { Game, GameFrameHandler, GameState } from "../model/state";
import { computeContinuousEffects } from "../rules/continuous/compute-continuous-effects";
import { applyEvent } from "../rules/events/apply-event";
import { endAbandonedEffects } from "../rules/events/end-effects";
import { proposeEvents } from "../rules/events/propose-events";
import { decideOutcome } from "../rules/turn/outcome";
import { collectSparedUnits } from "./destruction";
import { RULE_CHECKS } from "./table";

/**
 * The rule check (705.3): finds every rule process that applies, applies all findings as one batch, and repeats until
 * none is found.
 */
export const checkFrame: GameFrameHandler<"check"> = {
  rules: [
    "mag:705.1",
    "mag:705.2",
    "mag:705.3.1",
    "mag:705.3.2",
    "mag:705.3.3",
    "mag:705.3.3.1",
    "mag:705.3.4",
    "mag:232.3",
  ],
  run: runCheck,
};

const NONE: readonly SparedUnit[] = [];

function runCheck(game: Game, { spared = NONE }: FrameOf<"check">): void {
  const { state } = game;
  if (game.continuous?.settled && state.moved.length === 0) {
    if (state.waiting.length > 0) placeWaiting(game, spared);
    return;
  }
  endAbandonedEffects(game);
  const events: Event[] = [];
  for (const { find } of RULE_CHECKS) find(game, events, spared);
  lookedNow(state);
  for (const event of events) if (event.type === "defeated") applyEvent(game, event);
  decideOutcome(game);
  if (state.outcome !== null) return;
  if (events.length > 0) {
    state.agenda.push({ run: "check", spared: collectSparedUnits(spared, events) });
    proposeEvents(game, events);
  } else {
    computeContinuousEffects(game).settled = spared.length === 0;
    if (state.waiting.length > 0) placeWaiting(game, spared);
  }
}

/** Puts waiting triggered abilities on the chant, and checks again afterwards (705.3.3). */
function placeWaiting({ state }: Game, spared: readonly SparedUnit[]): void {
  state.agenda.push({ run: "check", spared }, { run: "placeTriggers", given: null });
}

/** Clears the notes about draws and moves since the previous check. */
function lookedNow(state: GameState): void {
  for (const player of PLAYERS) state.players[player].drewFromEmpty = false;
  if (state.moved.length > 0) state.moved.length = 0;
}
