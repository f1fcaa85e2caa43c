import type { BaseDeck } from "../../kernel/deck/lines";
import type { BaseDeckFix, BaseDeckProblem, CompositeDeckFix } from "../../kernel/deck/problem";
import type { MtgRef } from "../model/ref";

/** Zones of a deck. The pool contains the cards that its player received or drafted; constructed decks have none. */
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

/** A problem of a deck. `both` means deck and sideboard counted together. */
export type MtgDeckProblem = BaseDeckProblem<MtgDeckProblemCode, MtgDeckZone | "both", MtgRef, MtgDeckFix> & {
  /** The first day on which the cards are legal, if they are not legal yet (D.13.4); otherwise `null`. */
  readonly from: string | null;
};

/**
 * Facts of a card that decide in which formats it is legal. An unknown set counts as promotional, unless the card was
 * first printed after the date of the check.
 */
export type MtgCardFacts = {
  readonly name: string;
  readonly sets: readonly string[];
  /**
   * The first day on which any set printed the card. `null` if card data has no date; absent if unknown sets are
   * certainly promotional.
   */
  readonly first?: string | null;
};

/**
 * Card data of a site operator. Without it only the lists and counts of a format are checked, and other findings are
 * advice.
 */
export type MtgCardData = {
  /** Returns facts of a card by its name key (`toNameKey`). */
  readonly find: (key: string) => MtgCardFacts | null;
  /** Returns the known names closest to an unknown name, best match first. */
  readonly nearest: (name: string) => readonly string[];
};
