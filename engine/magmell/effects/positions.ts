import type { Game } from "../model/state";
import { locateAll } from "../rules/continuous/select";
import { proposeEvents } from "../rules/events/propose-events";
import { TURNS, type Turn, turnEvent } from "../rules/events/turn-event";
import { type EffectHandlers, getMemorySlot, type RunningInstruction } from "./instruction";

/**
 * Waking, resting and turning over (219). An instance already in the wanted position does not count as turned (219.3.2,
 * 219.4.2).
 */
export const POSITION_EFFECT_HANDLERS: EffectHandlers<Turn> = {
  wake: { rules: [TURNS.wake.rule], run },
  rest: { rules: [TURNS.rest.rule], run },
  turnFaceUp: { rules: [TURNS.turnFaceUp.rule], run },
  turnFaceDown: { rules: [TURNS.turnFaceDown.rule], run },
};

function run(game: Game, { effect, scope, at }: RunningInstruction<Turn>): void {
  const places = locateAll(game, scope, effect.what).filter(({ zone }) => TURNS[effect.do].zones.includes(zone));
  const events = places.map(({ instance }) => turnEvent(effect.do, instance.id));
  proposeEvents(game, events, getMemorySlot(at, effect.store));
}
