import type { Ability, ContinuousChange } from "../model/ability";
import type { ZoneId } from "../model/zone";

/**
 * The zones from which cards are used: the hand (702.2), and others by an effect. What a text says of the costs or the
 * use of cards without a zone holds in all of them.
 */
export const USED_FROM: readonly ZoneId[] = ["grimoire", "hand", "dust", "dream"];

/** Returns whether zones are exactly those from which cards are used. */
export const isUsedFrom = (zones: readonly ZoneId[]): boolean =>
  zones.length === USED_FROM.length && USED_FROM.every((zone) => zones.includes(zone));

const USE_CHANGES = ["cost", "timing", "without", "mayUse"];

/** Returns whether changes only matter where something is used from: costs, timing, permission and ban. */
export const areUseChanges = (changes: readonly ContinuousChange[]): boolean =>
  changes.every(
    (change) =>
      ("price" in change && change.price === "use") ||
      USE_CHANGES.some((key) => key in change) ||
      ("cannot" in change && change.cannot === "beUsed"),
  );

/** Returns whether an ability changes the use of its own card from wherever, which its text says without a zone. */
export const isOnOwnUse = (ability: Ability): boolean =>
  ability.type === "static" &&
  ability.affects === "self" &&
  ability.zones !== undefined &&
  isUsedFrom(ability.zones) &&
  areUseChanges(ability.changes);
