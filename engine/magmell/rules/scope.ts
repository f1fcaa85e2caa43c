import type { CardIndex, InstanceId, PlayerId } from "../model/ids";
import type { PartId } from "../model/parts";
import type { EventFacts, Scope } from "../model/scope";

/** What an ability knows before anything has been chosen for it. */
export const newScope = (
  source: InstanceId,
  card: CardIndex,
  controller: PlayerId,
  ability: PartId,
  event: EventFacts | null = null,
): Scope => ({
  source,
  card,
  controller,
  ability,
  event,
  mode: null,
  targets: [],
  divisions: [],
  memory: {},
  searched: [],
});
