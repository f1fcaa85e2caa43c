import { type Deck, toNameKey } from "@/engine/magmell";
import { BASE64URL_ALPHABET, CHECK_SYMBOL_COUNT, computeCheckSymbols } from "@/lib/decks/sharing/check-symbols";
import { packDeck, unpackDeck } from "./deck-number";
import type { CardNumberTable, DeckCodeProblem, DeckDecodeResult, DeckEncodeResult } from "./types";

/** Modulus of the length in the first character; a higher value there means a later version. */
const LENGTHS = 32;
/** Shortest code: the first character, one of content, the check symbols. */
const MIN_LENGTH = 2 + CHECK_SYMBOL_COUNT;
/** Maximum length of a deck code: two zones with the maximum of names, card numbers and counts. */
export const MAX_DECK_CODE_LENGTH = 620;

/** Creates the number table of a catalogue or of any list of cards. */
export function createNumberTable(
  cards: Iterable<{ readonly number: number; readonly name: string }>,
): CardNumberTable {
  const numbers = new Map<string, number>();
  const names = new Map<number, string>();
  for (const { number, name } of cards) {
    numbers.set(toNameKey(name), number);
    names.set(number, name);
  }
  return {
    numberOf: (name) => numbers.get(toNameKey(name)) ?? null,
    nameOf: (number) => names.get(number) ?? null,
  };
}

/**
 * Encodes a deck, legal or not, in URL-safe characters. Ignores the order of lines and adds up lines with the same name
 * in a zone.
 */
export function encodeDeck(deck: Deck, table: CardNumberTable): DeckEncodeResult {
  const packed = packDeck(deck, table);
  if (typeof packed !== "bigint") return { ok: false, problem: packed };
  const content: number[] = [];
  for (let rest = packed; rest > 0n || content.length === 0; rest /= 64n) content.push(Number(rest % 64n));
  const body = [(1 + content.length + CHECK_SYMBOL_COUNT) % LENGTHS, ...content];
  const signs = [...body, ...computeCheckSymbols(body)].map((symbol) => BASE64URL_ALPHABET.charAt(symbol));
  return { ok: true, code: signs.join("") };
}

/**
 * Decodes a deck code; never throws. Lines come in the order of the card numbers. Codes stay readable in all later
 * releases.
 */
export function decodeDeck(code: string, table: CardNumberTable): DeckDecodeResult {
  const no = (problem: DeckCodeProblem): DeckDecodeResult => ({ ok: false, problem });
  const signs = code.trim();
  if (signs.length < MIN_LENGTH) return no({ code: "TOO_SHORT", length: signs.length });
  if (signs.length > MAX_DECK_CODE_LENGTH) return no({ code: "TOO_LONG", length: signs.length });
  const symbols = [...signs].map((sign) => BASE64URL_ALPHABET.indexOf(sign));
  const at = symbols.indexOf(-1);
  if (at >= 0) return no({ code: "ALPHABET", at, sign: [...signs][at] ?? "" });
  const body = symbols.slice(0, -CHECK_SYMBOL_COUNT);
  const [first = 0, ...content] = body;
  if (first % LENGTHS !== signs.length % LENGTHS) return no({ code: "LENGTH" });
  const checks = computeCheckSymbols(body);
  if (!checks.every((check, index) => check === symbols[body.length + index])) return no({ code: "CHECKSUM" });
  if (first >= LENGTHS) return no({ code: "VERSION" });
  const unpacked = unpackDeck(
    content.reduceRight((number, symbol) => number * 64n + BigInt(symbol), 0n),
    table,
  );
  if ("code" in unpacked) return no(unpacked);
  // A deck has exactly one code; any other text that unpacks to the same deck was made by hand.
  const again = encodeDeck(unpacked, table);
  return again.ok && again.code === signs ? { ok: true, deck: unpacked } : no({ code: "MALFORMED" });
}
