import type { Deck } from "@/engine/magmell";

/** What a deck code needs to know of the catalogue. */
export type NumberTable = {
  /** The number of a name, however its width and spaces are written. */
  readonly numberOf: (name: string) => number | null;
  readonly nameOf: (number: number) => string | null;
};

export type DeckCodeProblem =
  /** No code has so few or so many signs. */
  | { readonly code: "TOO_SHORT" | "TOO_LONG"; readonly length: number }
  /** A sign that stands in no code; `at` counts from 0. */
  | { readonly code: "ALPHABET"; readonly at: number; readonly sign: string }
  /** Signs are missing or too many, or the first one is mistyped. */
  | { readonly code: "LENGTH" }
  /** Some signs are not those of the code. */
  | { readonly code: "CHECKSUM" }
  /** Made by a later version of this site. */
  | { readonly code: "VERSION" }
  /** Whole and unharmed, but no deck is written like this. */
  | { readonly code: "MALFORMED" }
  /** The deck holds cards that this catalogue does not know. */
  | { readonly code: "UNKNOWN_NUMBER"; readonly numbers: readonly number[] };

export type EncodeProblem =
  | { readonly code: "UNKNOWN_NAME"; readonly names: readonly string[] }
  /** More names in a zone than a code holds. */
  | { readonly code: "TOO_MANY_LINES"; readonly max: number }
  /** Copies of these names are not 1 to `max`. */
  | { readonly code: "COUNT"; readonly names: readonly string[]; readonly max: number };

export type EncodeResult =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly problem: EncodeProblem };
export type DecodeResult =
  | { readonly ok: true; readonly deck: Deck }
  | { readonly ok: false; readonly problem: DeckCodeProblem };
