import type { PlayerId } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { EventFacts, Scope } from "../../model/stack";
import { NO_ANNOUNCED_CHOICES } from "../../model/stack";

/** Returns the scope of an ability of an object, outside of a resolution. */
export const createScope = (object: GameObject, controller: PlayerId, event: EventFacts | null = null): Scope => ({
  source: object.id,
  card: object.card,
  controller,
  event,
  aim: object.aim ?? NO_ANNOUNCED_CHOICES,
  memory: {},
});
