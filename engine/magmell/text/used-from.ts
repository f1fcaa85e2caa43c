import type { ZoneId } from "../model/zone";

/**
 * The zones from which cards are used: the hand (702.2), and others by an effect. What a text says of the costs or the
 * use of cards without a zone holds in all of them.
 */
export const USED_FROM: readonly ZoneId[] = ["grimoire", "hand", "dust", "dream"];

/** Returns whether zones are exactly those from which cards are used. */
export const isUsedFrom = (zones: readonly ZoneId[]): boolean =>
  zones.length === USED_FROM.length && USED_FROM.every((zone) => zones.includes(zone));
