import type { Event } from "../model/event";
import type { Game } from "../model/state";
import type { ZoneId } from "../model/zone";
import type { RuleId } from "../rulebook";
import { locate, select } from "../rules/continuous/select";
import { proposeEvents } from "../rules/events/propose-events";
import { type EffectRows, type Instruction, storeOf } from "./instruction";

type PositionVerb = "wake" | "rest" | "turnFaceUp" | "turnFaceDown";

/**
 * Waking, resting and turning over (219). An instance already in the wanted position does not count as turned (219.3.2,
 * 219.4.2).
 */
export const POSITION_EFFECTS: EffectRows<PositionVerb> = {
  wake: { rules: ["mag:219.3.2"], run: turn("woke", "mag:219.3.2", ["battleArea", "stoneArea"]) },
  rest: { rules: ["mag:219.4.2"], run: turn("rested", "mag:219.4.2", ["battleArea", "stoneArea"]) },
  turnFaceUp: { rules: ["mag:219.5.2"], run: turn("turnedFaceUp", "mag:219.5.2", ["stoneArea"]) },
  turnFaceDown: { rules: ["mag:219.6.2"], run: turn("turnedFaceDown", "mag:219.6.2", ["stoneArea"]) },
};

function turn(
  type: "woke" | "rested" | "turnedFaceUp" | "turnedFaceDown",
  rule: RuleId,
  zones: readonly ZoneId[],
): (game: Game, instruction: Instruction<PositionVerb>) => void {
  return (game, { effect, scope, at }) => {
    const events = select(game, scope, effect.what).map((target): Event | null => {
      const place = locate(game, target);
      const instance = place !== null && zones.includes(place.zone) ? place.instance.id : null;
      return instance === null ? null : ({ type, rule, instance } as Event);
    });
    proposeEvents(game, events, storeOf(at, effect.store));
  };
}
