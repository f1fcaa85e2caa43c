import type { EventPattern } from "../model/ability";

/** Returns whether an event takes a unit out of the battle area. */
export const isLeaving = (event: EventPattern): boolean =>
  event.on === "move" &&
  (event.from === "battleArea" || event.cause === "destroy" || event.cause === "return") &&
  event.to !== "battleArea";
