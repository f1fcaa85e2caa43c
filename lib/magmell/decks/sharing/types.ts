import type { Deck } from "@/engine/magmell";

/** Card numbers of a catalogue, used by deck codes. */
export type CardNumberTable = {
  /** The number of a name, in any width and spacing. */
  readonly numberOf: (name: string) => number | null;
  readonly nameOf: (number: number) => string | null;
};

export type DeckCodeProblem =
  /** A text too short or too long for a code. */
  | { readonly code: "TOO_SHORT" | "TOO_LONG"; readonly length: number }
  /** An invalid character; `at` counts from 0. */
  | { readonly code: "ALPHABET"; readonly at: number; readonly sign: string }
  /** A wrong length: characters are missing or extra, or the first one is wrong. */
  | { readonly code: "LENGTH" }
  /** A checksum mismatch: some characters are wrong. */
  | { readonly code: "CHECKSUM" }
  /** A code of a later version of this site. */
  | { readonly code: "VERSION" }
  /** An intact code that no deck encodes to. */
  | { readonly code: "MALFORMED" }
  /** Card numbers missing in this catalogue. */
  | { readonly code: "UNKNOWN_NUMBER"; readonly numbers: readonly number[] };

export type DeckEncodeProblem =
  | { readonly code: "UNKNOWN_NAME"; readonly names: readonly string[] }
  /** Too many names in a zone. */
  | { readonly code: "TOO_MANY_LINES"; readonly max: number }
  /** Copies of these names are not 1 to `max`. */
  | { readonly code: "COUNT"; readonly names: readonly string[]; readonly max: number };

export type DeckEncodeResult =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly problem: DeckEncodeProblem };
export type DeckDecodeResult =
  | { readonly ok: true; readonly deck: Deck }
  | { readonly ok: false; readonly problem: DeckCodeProblem };
