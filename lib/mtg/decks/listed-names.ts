import {
  BLOCK_BANNED,
  DUAL_LANDS,
  EXTENDED_BANNED,
  FIVE_BASIC_LANDS,
  LAST_PRINTED,
  TYPE1_BANNED,
  TYPE1_RESTRICTED,
} from "@/engine/mtg/deck";

/** All names on format lists, sorted; they can be completed without card data. */
export const LISTED_CARD_NAMES: readonly string[] = [
  ...new Set([
    ...FIVE_BASIC_LANDS,
    ...[TYPE1_RESTRICTED, TYPE1_BANNED, EXTENDED_BANNED, DUAL_LANDS].flat(),
    ...Object.values(BLOCK_BANNED).flat(),
    ...Object.values(LAST_PRINTED).flat(),
  ]),
].sort();
