import type { BaseDeck } from "../../kernel/deck/lines";
import type { BaseDeckFix, BaseDeckProblem, CompositeDeckFix } from "../../kernel/deck/problem";
import type { MtgRef } from "../model/ref";

/** Zones of a deck. The pool is what its player was given or has drafted; constructed decks have none. */
export const MTG_DECK_ZONES = ["main", "sideboard", "pool"] as const;
export type MtgDeckZone = (typeof MTG_DECK_ZONES)[number];
export type MtgDeck = BaseDeck<MtgDeckZone>;

export const MTG_DECK_PROBLEM_CODES = [
  "MINIMUM",
  "COPIES",
  "SIDEBOARD",
  "RESTRICTED",
  "BANNED",
  "NOT_IN_SETS",
  "NOT_YET",
  "SETS_UNKNOWN",
  "UNKNOWN_NAME",
  "HALF_SPLIT",
  "PORTAL_ONLY",
  "SILVER",
  "COLLECTORS",
  "PROMO",
  "POOL",
  "ANTE",
  "FORMAT_UNKNOWN",
] as const;
export type MtgDeckProblemCode = (typeof MTG_DECK_PROBLEM_CODES)[number];

/** One change of a deck. */
export type MtgDeckEdit = BaseDeckFix<MtgDeckZone>;
export type MtgDeckFix = MtgDeckEdit | CompositeDeckFix<MtgDeckZone>;

/** A problem of a deck. `both` are deck and sideboard counted together. */
export type MtgDeckProblem = BaseDeckProblem<MtgDeckProblemCode, MtgDeckZone | "both", MtgRef, MtgDeckFix> & {
  /** The first day on which the cards may be used, where they may not yet (D.13.4). */
  readonly from: string | null;
};

/**
 * Facts of a card that decide where it may be used. A set that the engine does not know counts as a promotional one, unless the card
 * came later than the day that is asked for.
 */
export type MtgCardFacts = {
  readonly name: string;
  readonly sets: readonly string[];
  /**
   * The first day on which any set printed it; `null` where card data tells no day, and left out where sets that the engine does not know
   * are promotional ones for certain.
   */
  readonly first?: string | null;
};

/** Card data of an operator. Without it the lists and counts of a format are judged, and the rest is advice. */
export type MtgCardData = {
  /** Facts of a card by the key of its name (`toNameKey`). */
  readonly find: (key: string) => MtgCardFacts | null;
  /** Names most like a name that is unknown, the likeliest first. */
  readonly nearest: (name: string) => readonly string[];
};
