import type { Event } from "./event";
import type { PlayerId } from "./ids";

/** A change of life: the sum of the simultaneous events that changed it. */
type LifeChanged = {
  readonly type: "lifeChanged";
  readonly player: PlayerId;
  readonly from: number;
  readonly to: number;
};

/**
 * An occurrence that abilities trigger on: an event, or a fact that follows from simultaneous events. An event that
 * affects several instances is one occurrence for each of them.
 */
export type Occurrence = Event | LifeChanged;
