import type { About } from "../../model/choice";
import type { CardIndex, InstanceId, PlayerId } from "../../model/ids";
import type { PartId } from "../../model/parts";
import type { EventFacts, Scope } from "../../model/scope";

/** Stands for the card where it is no card that makes a player do something. */
export const NO_SOURCE: About = { instance: -1, card: -1 };

/** The card whose doing something is, for whoever is asked about it. */
export const aboutOf = ({ source, card }: Scope): About | null => (card < 0 ? null : { instance: source, card });

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
