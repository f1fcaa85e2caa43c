import type { Game } from "../model/state";
import { locateSelected } from "../rules/continuous/select";
import { createPositionEvent, POSITION_EVENTS, type PositionVerb } from "../rules/events/position-event";
import { proposeEvents } from "../rules/events/propose-events";
import { type EffectHandlers, getMemorySlot, type RunningInstruction } from "./instruction";

/**
 * Waking, resting and turning over (219). An instance that already has the requested position does not count as turned
 * (219.3.2, 219.4.2).
 */
export const POSITION_EFFECT_HANDLERS: EffectHandlers<PositionVerb> = {
  wake: { rules: [POSITION_EVENTS.wake.rule], run },
  rest: { rules: [POSITION_EVENTS.rest.rule], run },
  turnFaceUp: { rules: [POSITION_EVENTS.turnFaceUp.rule], run },
  turnFaceDown: { rules: [POSITION_EVENTS.turnFaceDown.rule], run },
};

function run(game: Game, { effect, scope, at }: RunningInstruction<PositionVerb>): void {
  const places = locateSelected(game, scope, effect.what).filter(({ zone }) =>
    POSITION_EVENTS[effect.do].zones.includes(zone),
  );
  const events = places.map(({ instance }) => createPositionEvent(effect.do, instance.id));
  proposeEvents(game, events, getMemorySlot(at, effect.store));
}
