import type { PlayerAnswer } from "@/engine/magmell";
import type { GoldfishSetup } from "../types";

/** A game as encoded in a link: its setup and every answer. */
export type Replay = { readonly setup: GoldfishSetup; readonly answers: readonly PlayerAnswer[] };

/** The header of a replay code, which can be read without the engine, and its packed answers. */
export type ReplayHeader = {
  /** 1: answers are weighed by the form of the question alone; 2: seats predict them besides. */
  readonly version: 1 | 2;
  readonly seed: number;
  readonly goesFirst: boolean;
  readonly opponent: GoldfishSetup["opponent"]["kind"];
  /** Places in the player's deck of the cards of a chosen opening. */
  readonly opening: { readonly hand: readonly number[]; readonly stones: readonly number[] } | null;
  /**
   * Fingerprint of the rules, the decks and their cards (in version 2, also of the predictions). The answers are valid
   * only with the same fingerprint.
   */
  readonly edition: number;
  /** Fingerprint of the state after all answers. */
  readonly end: number;
  /** The number of answers; `null` for a game that was played to its end. */
  readonly length: number | null;
  /** The answers, packed into one number. */
  readonly packed: bigint;
};

export type ReplayCodeProblem =
  | { readonly code: "TOO_SHORT" | "TOO_LONG"; readonly length: number }
  /** An invalid character; `at` counts from 0. */
  | { readonly code: "ALPHABET"; readonly at: number; readonly sign: string }
  /** Signs are missing, too many or mistyped. */
  | { readonly code: "LENGTH" | "CHECKSUM" }
  /** A code of a later version of this site. */
  | { readonly code: "VERSION" }
  /** An intact code that no game is written as. */
  | { readonly code: "MALFORMED" };

export type ReplayProblem =
  | ReplayCodeProblem
  /** The decks of the URL cannot be played with these cards. */
  | { readonly code: "DECKS" }
  /** Cards, rules, decks or predictions differ from those with which the game was encoded. */
  | { readonly code: "OTHER_CARDS" }
  /** The cards are as they were, and yet the answers lead elsewhere: the engine plays something otherwise now. */
  | { readonly code: "OTHER_ENGINE" };
