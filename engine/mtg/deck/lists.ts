import LISTS from "./lists/tournament-lists.json";
import type { Block } from "./sets";

/**
 * Cards that Extended does not allow because no allowed set prints them, by the set that printed them last (D.15.r1). The
 * document calls its list probably complete, and misspells three of the names; where card data is there, printings decide (D.15.1).
 */
export { default as LAST_PRINTED } from "./lists/last-printed.json";

/** Cards of which Type 1 allows one copy (D.13.8). */
export const TYPE1_RESTRICTED: readonly string[] = LISTS.restricted;

/** Cards that Type 1 does not allow (D.13.9): all but two concern ante. */
export const TYPE1_BANNED: readonly string[] = LISTS.banned;

/** Cards of allowed sets that Extended does not allow (D.15.9). */
export const EXTENDED_BANNED: readonly string[] = LISTS.extendedBanned;

/** Lands of the Revised Edition that Extended allows although their set is not (D.15.1). */
export const DUAL_LANDS: readonly string[] = LISTS.dualLands;

/** Cards that concern ante: a head judge takes them away wherever nobody plays for ante (D.17.6, D.19.6). */
export const ANTE_CARDS: readonly string[] = TYPE1_BANNED.filter(
  (name) => name !== "Chaos Orb" && name !== "Falling Star",
);

/** Cards that a block format does not allow, by block (D.18.3 to D.18.8). */
export const BLOCK_BANNED: Readonly<Record<Block, readonly string[]>> = LISTS.blockBanned;
