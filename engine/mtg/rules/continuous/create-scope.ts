import type { PlayerId } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { EventFacts, Scope } from "../../model/stack";
import { NO_ANNOUNCED_CHOICES } from "../../model/stack";

/** Returns the scope of an ability of an object, as it is read while nothing resolves. */
export const createScope = (object: GameObject, controller: PlayerId, event: EventFacts | null = null): Scope => ({
  source: object.id,
  card: object.card,
  controller,
  event,
  aim: object.aim ?? NO_ANNOUNCED_CHOICES,
  memory: {},
});
