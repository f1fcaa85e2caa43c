import type { Deck } from "@/engine";
import { nameKey } from "@/engine";
import { CHECK_SYMBOLS, checkSymbols } from "./check-symbols";
import { packDeck, unpackDeck } from "./deck-number";

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

export type Encoded =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly problem: EncodeProblem };
export type Decoded =
  | { readonly ok: true; readonly deck: Deck }
  | { readonly ok: false; readonly problem: DeckCodeProblem };

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The first sign holds the length modulo this, and above it whether the version is a later one. */
const LENGTHS = 32;
/** The first sign, one sign of content, the check symbols. */
const MIN_LENGTH = 2 + CHECK_SYMBOLS;
/** What two zones with as many names as possible, of the largest numbers and counts, come to. */
export const MAX_CODE_LENGTH = 620;

/** The table of a catalogue, or of any list of cards. */
export function numberTable(cards: Iterable<{ readonly number: number; readonly name: string }>): NumberTable {
  const numbers = new Map<string, number>();
  const names = new Map<number, string>();
  for (const { number, name } of cards) {
    numbers.set(nameKey(name), number);
    names.set(number, name);
  }
  return {
    numberOf: (name) => numbers.get(nameKey(name)) ?? null,
    nameOf: (number) => names.get(number) ?? null,
  };
}

/**
 * Writes a deck, legal or not, as signs that fit into an address. The order of the lines does not matter, and lines of one
 * name in a zone count together.
 */
export function encodeDeck(deck: Deck, table: NumberTable): Encoded {
  const packed = packDeck(deck, table);
  if (typeof packed !== "bigint") return { ok: false, problem: packed };
  const content: number[] = [];
  for (let rest = packed; rest > 0n || content.length === 0; rest /= 64n) content.push(Number(rest % 64n));
  const body = [(1 + content.length + CHECK_SYMBOLS) % LENGTHS, ...content];
  const signs = [...body, ...checkSymbols(body)].map((symbol) => SIGNS.charAt(symbol));
  return { ok: true, code: signs.join("") };
}

/** Reads a deck code. Never throws; lines come in the order of the card numbers. Codes once given out are read for ever. */
export function decodeDeck(code: string, table: NumberTable): Decoded {
  const no = (problem: DeckCodeProblem): Decoded => ({ ok: false, problem });
  const signs = code.trim();
  if (signs.length < MIN_LENGTH) return no({ code: "TOO_SHORT", length: signs.length });
  if (signs.length > MAX_CODE_LENGTH) return no({ code: "TOO_LONG", length: signs.length });
  const symbols = [...signs].map((sign) => SIGNS.indexOf(sign));
  const at = symbols.indexOf(-1);
  if (at >= 0) return no({ code: "ALPHABET", at, sign: [...signs][at] ?? "" });
  const body = symbols.slice(0, -CHECK_SYMBOLS);
  const [first = 0, ...content] = body;
  if (first % LENGTHS !== signs.length % LENGTHS) return no({ code: "LENGTH" });
  const checks = checkSymbols(body);
  if (!checks.every((check, index) => check === symbols[body.length + index])) return no({ code: "CHECKSUM" });
  if (first >= LENGTHS) return no({ code: "VERSION" });
  const unpacked = unpackDeck(
    content.reduceRight((number, symbol) => number * 64n + BigInt(symbol), 0n),
    table,
  );
  if ("code" in unpacked) return no(unpacked);
  // One deck has one code; anything else that unpacks to it was made by hand.
  const again = encodeDeck(unpacked, table);
  return again.ok && again.code === signs ? { ok: true, deck: unpacked } : no({ code: "MALFORMED" });
}
