import type { Amount, Filter } from "./select";

/** Keywords without a parameter. They are defined by the rules of the game and not by card texts. */
export const SIMPLE_KEYWORDS = [
  "banding",
  "deathtouch",
  "defender",
  "doubleStrike",
  "firstStrike",
  "flanking",
  "flash",
  "flying",
  "haste",
  "horsemanship",
  "phasing",
  "shadow",
  "spaceSculptor",
  "trample",
  "vigilance",
] as const;
export type SimpleKeyword = (typeof SIMPLE_KEYWORDS)[number];

/** A keyword ability. */
export type Keyword =
  | SimpleKeyword
  /** Protection from objects that match the filter (A.24.1). */
  | { readonly protectionFrom: Filter }
  /** Rampage with its number (A.25.1). */
  | { readonly rampage: Amount }
  /** Landwalk: unblockable while the defending player controls such a land (A.22.1). */
  | { readonly landwalk: Filter }
  /** Evasion by a filter: only matching creatures may block it (C.4.r6). */
  | { readonly blockedOnlyBy: Filter };
