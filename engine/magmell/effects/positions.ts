import type { Event } from "../model/event";
import type { InstanceId } from "../model/ids";
import type { Game } from "../model/state";
import type { ZoneId } from "../model/zone";
import type { RuleId } from "../rulebook";
import { locateAll } from "../rules/continuous/select";
import { proposeEvents } from "../rules/events/propose-events";
import { type EffectRows, type Instruction, storeOf } from "./instruction";

export type Turn = "wake" | "rest" | "turnFaceUp" | "turnFaceDown";

type TurnRow = {
  readonly type: "woke" | "rested" | "turnedFaceUp" | "turnedFaceDown";
  readonly rule: RuleId;
  /** Zones whose instances have such a position. */
  readonly zones: readonly ZoneId[];
};

/** The event behind each verb of position. */
export const TURNS: Readonly<Record<Turn, TurnRow>> = {
  wake: { type: "woke", rule: "mag:219.3.2", zones: ["battleArea", "stoneArea"] },
  rest: { type: "rested", rule: "mag:219.4.2", zones: ["battleArea", "stoneArea"] },
  turnFaceUp: { type: "turnedFaceUp", rule: "mag:219.5.2", zones: ["stoneArea"] },
  turnFaceDown: { type: "turnedFaceDown", rule: "mag:219.6.2", zones: ["stoneArea"] },
};

/** The event by which an instance is woken, rested or turned over. */
export const turnEvent = (verb: Turn, instance: InstanceId): Event =>
  ({ type: TURNS[verb].type, rule: TURNS[verb].rule, instance }) as Event;

/**
 * Waking, resting and turning over (219). An instance already in the wanted position does not count as turned (219.3.2,
 * 219.4.2).
 */
export const POSITION_EFFECTS: EffectRows<Turn> = {
  wake: { rules: [TURNS.wake.rule], run },
  rest: { rules: [TURNS.rest.rule], run },
  turnFaceUp: { rules: [TURNS.turnFaceUp.rule], run },
  turnFaceDown: { rules: [TURNS.turnFaceDown.rule], run },
};

function run(game: Game, { effect, scope, at }: Instruction<Turn>): void {
  const places = locateAll(game, scope, effect.what).filter(({ zone }) => TURNS[effect.do].zones.includes(zone));
  const events = places.map(({ instance }) => turnEvent(effect.do, instance.id));
  proposeEvents(game, events, storeOf(at, effect.store));
}
