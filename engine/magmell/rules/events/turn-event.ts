import type { Event } from "../../model/event";
import type { InstanceId } from "../../model/ids";
import type { ZoneId } from "../../model/zone";
import type { RuleId } from "../../rulebook";

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

/** Returns the event by which an instance is woken, rested or turned over. */
export const turnEvent = (verb: Turn, instance: InstanceId): Event =>
  ({ type: TURNS[verb].type, rule: TURNS[verb].rule, instance }) as Event;
