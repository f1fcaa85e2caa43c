import type { Event } from "../../model/event";
import type { InstanceId } from "../../model/ids";
import type { ZoneId } from "../../model/zone";
import type { RuleId } from "../../rulebook";

export type PositionVerb = "wake" | "rest" | "turnFaceUp" | "turnFaceDown";

type TurnRow = {
  readonly type: "woke" | "rested" | "turnedFaceUp" | "turnedFaceDown";
  readonly rule: RuleId;
  /** Zones whose instances have such a position. */
  readonly zones: readonly ZoneId[];
};

/** The event for each position verb, such as wake or rest. */
export const POSITION_EVENTS: Readonly<Record<PositionVerb, TurnRow>> = {
  wake: { type: "woke", rule: "mag:219.3.2", zones: ["battleArea", "stoneArea"] },
  rest: { type: "rested", rule: "mag:219.4.2", zones: ["battleArea", "stoneArea"] },
  turnFaceUp: { type: "turnedFaceUp", rule: "mag:219.5.2", zones: ["stoneArea"] },
  turnFaceDown: { type: "turnedFaceDown", rule: "mag:219.6.2", zones: ["stoneArea"] },
};

/** Returns the event by which an instance is woken, rested or turned over. */
export const createPositionEvent = (verb: PositionVerb, instance: InstanceId): Event =>
  ({ type: POSITION_EVENTS[verb].type, rule: POSITION_EVENTS[verb].rule, instance }) as Event;
