import type { EventPattern, PatternSubject } from "../../../model/ability";
import { ENGLISH_ZONE_NAMES, toZones } from "../words";

/** Returns the value of `RenderContext.focus` while "it" means the subject of the event. */
export const getSubjectKey = (event: EventPattern | null): string =>
  event !== null && "what" in event && event.what === "self" ? "self" : "event";

/** Returns the noun for the subject of an event, such as "unit" or "card", from its kind and the event. */
export function getSubjectHead(event: EventPattern, what: PatternSubject): string {
  const kind = what !== "self" && "kind" in what ? what.kind : undefined;
  if (typeof kind === "string" && (kind !== "unit" || event.on !== "move")) return kind;
  if (event.on === "turnedFaceUp" || event.on === "turnedFaceDown") return "stone";
  if (event.on === "token") return "token";
  if (event.on === "negated") return "card or ability";
  if (event.on === "woke" || event.on === "rested") return "unit or stone";
  if (event.on !== "move") return "unit";
  const zones = event.from ?? event.to;
  const heads = new Set(toZones(zones ?? "hand").map((zone) => ENGLISH_ZONE_NAMES[zone].head));
  const [head = "card", ...more] = heads;
  return more.length > 0 || head === "card or ability" ? "card" : head;
}
