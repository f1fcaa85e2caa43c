import type { Deck } from "@/engine/magmell";

/** The card numbers of a catalogue, as deck codes use them. */
export type CardNumberTable = {
  /** The number of a name, in any width and spacing. */
  readonly numberOf: (name: string) => number | null;
  readonly nameOf: (number: number) => string | null;
};

export type DeckCodeProblem =
  /** A text too short or too long for a code. */
  | { readonly code: "TOO_SHORT" | "TOO_LONG"; readonly length: number }
  /** A sign outside the alphabet of codes; `at` counts from 0. */
  | { readonly code: "ALPHABET"; readonly at: number; readonly sign: string }
  /** A wrong length: signs are missing or too many, or the first one is mistyped. */
  | { readonly code: "LENGTH" }
  /** A checksum mismatch: some signs are mistyped. */
  | { readonly code: "CHECKSUM" }
  /** A code of a later version of this site. */
  | { readonly code: "VERSION" }
  /** An intact code that no deck encodes to. */
  | { readonly code: "MALFORMED" }
  /** Numbers of cards that this catalogue does not have. */
  | { readonly code: "UNKNOWN_NUMBER"; readonly numbers: readonly number[] };

export type DeckEncodeProblem =
  | { readonly code: "UNKNOWN_NAME"; readonly names: readonly string[] }
  /** A zone with more names than a code can hold. */
  | { readonly code: "TOO_MANY_LINES"; readonly max: number }
  /** Copies of these names are not 1 to `max`. */
  | { readonly code: "COUNT"; readonly names: readonly string[]; readonly max: number };

export type DeckEncodeResult =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly problem: DeckEncodeProblem };
export type DeckDecodeResult =
  | { readonly ok: true; readonly deck: Deck }
  | { readonly ok: false; readonly problem: DeckCodeProblem };
