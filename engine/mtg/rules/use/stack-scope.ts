import type { CardIndex, PlayerId } from "../../model/ids";
import { type AnnouncedChoices, NO_ANNOUNCED_CHOICES, type Scope, type StackEntry } from "../../model/stack";

/** A thing on the stack, or one that waits for it: the card and the controller that it was given as it came to be. */
type Holder = { readonly card: CardIndex; readonly controller: PlayerId; readonly aim?: AnnouncedChoices | null };

/** Returns the references of an ability on the stack: its own, with those of the effect that began it if it was delayed. */
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
