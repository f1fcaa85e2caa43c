import LISTS from "./lists/tournament-lists.json";
import type { Block } from "./sets";

/**
 * Cards that Extended does not allow because no allowed set contains them, by the set that printed them last (D.15.r1).
 * The document calls its list only probably complete, and misspells three names. If there is card data, its printings
 * decide instead (D.15.1).
 */
export { default as LAST_PRINTED } from "./lists/last-printed.json";

/** Cards restricted to one copy in Type 1 (D.13.8). */
export const TYPE1_RESTRICTED: readonly string[] = LISTS.restricted;

/** Cards banned in Type 1 (D.13.9): all except two concern ante. */
export const TYPE1_BANNED: readonly string[] = LISTS.banned;

/** Cards banned in Extended although their sets are allowed (D.15.9). */
export const EXTENDED_BANNED: readonly string[] = LISTS.extendedBanned;

/** Lands of the Revised Edition that Extended allows, although it does not allow the set (D.15.1). */
export const DUAL_LANDS: readonly string[] = LISTS.dualLands;

/** Cards that concern ante. A head judge removes them from decks if nobody plays for ante (D.17.6, D.19.6). */
export const ANTE_CARDS: readonly string[] = TYPE1_BANNED.filter(
  (name) => name !== "Chaos Orb" && name !== "Falling Star",
);

/** Cards banned in a block format, by block (D.18.3 to D.18.8). */
export const BLOCK_BANNED: Readonly<Record<Block, readonly string[]>> = LISTS.blockBanned;
