import type { CardIndex, PlayerId } from "../../model/ids";
import { type AnnouncedChoices, NO_ANNOUNCED_CHOICES, type Scope, type StackEntry } from "../../model/stack";

/** An object on the stack or waiting for it, with the card and controller set at its creation. */
type Holder = { readonly card: CardIndex; readonly controller: PlayerId; readonly aim?: AnnouncedChoices | null };

/**
 * Returns the scope of an ability on the stack. For a delayed ability it includes the references of the effect that
 * began it.
 */
export function createStackScope({ card, controller, aim = null }: Holder, thing: StackEntry): Scope {
  const event = "event" in thing ? thing.event : null;
  const delayed = "scope" in thing ? thing.scope : null;
  return {
    source: thing.source,
    card,
    controller,
    event,
    aim: aim ?? delayed?.aim ?? NO_ANNOUNCED_CHOICES,
    memory: delayed?.memory ?? {},
  };
}
