import type { Event } from "../model/event";
import type { GameObject } from "../model/object";
import type { MtgRef } from "../model/ref";
import type { Game } from "../model/state";
import { permanents } from "../model/zone";

/** The events by which a permanent phases out, with all that is attached to it (G.27.3). */
export function phaseOutEvents({ state }: Game, { id }: GameObject, rule: MtgRef): readonly Event[] {
  const event = (instance: number, follows: number | null): Event => ({
    type: "phasedOut",
    rule,
    instance,
    with: follows,
  });
  const attached = permanents(state.zones).filter(
    ({ attachedTo }) => attachedTo !== null && "instance" in attachedTo && attachedTo.instance === id,
  );
  return [event(id, null), ...attached.map((object) => event(object.id, id))];
}
