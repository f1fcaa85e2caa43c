import { countListCards } from "@/lib/decks/lists/list-sums";
import { type AnsSymbolRange, decodeAnsSymbol, EMPTY_ANS_STATE, encodeAns } from "@/lib/decks/sharing/ans";
import { BASE64URL_ALPHABET, CHECK_SYMBOL_COUNT, computeCheckSymbols } from "@/lib/decks/sharing/check-symbols";
import { MAX_LINE_COPIES } from "./list-counts";
import { decodeName, getNameSymbols, NameModel, type SymbolReader, type UniformNumber } from "./name-model";
import {
  type CardList,
  type ListLine,
  MAX_LIST_CARDS,
  MAX_LIST_NAMES,
  MAX_NAME_LENGTH,
  toSpellingKey,
} from "./pasted-list";

/** The head of a code: the letter of the game and the version. A later version begins otherwise. */
const HEAD = "m1";
/** Maximum length of a code in a URL. A usual list takes about 200 characters. */
export const MAX_LIST_CODE_LENGTH = 6_000;

/** Why a text is not a list code: cut off, damaged, or of an unknown version. */
type ListCodeProblem = "TOO_LONG" | "VERSION" | "ALPHABET" | "CHECKSUM" | "MALFORMED";

/** Weights of one to four copies, and of any other number. */
const COUNT_WEIGHTS = [10, 6, 6, 14, 3] as const;
const OTHER = COUNT_WEIGHTS.length - 1;

/**
 * Encodes a list as a short text of letters, digits, `-` and `_`. The code contains the names themselves, so decoding
 * needs no card data. It keeps the order of the lines, because shuffling by a seed depends on it.
 */
export function encodeList(list: CardList): string {
  const model = new NameModel();
  const lengths = [list.main, list.side].map(({ length }) => even({ number: length, below: MAX_LIST_NAMES + 1 }));
  const cards = [...list.main, ...list.side].map(({ name, count }) => [
    ...countPlaces(count),
    ...namePlaces(model, name),
  ]);
  const places = [...lengths, ...cards.flat()];
  const symbols: number[] = [];
  for (let rest = encodeAns(places); rest > 0n; rest /= 64n) symbols.push(Number(rest % 64n));
  return (
    HEAD + [...symbols, ...computeCheckSymbols(symbols)].map((symbol) => BASE64URL_ALPHABET.charAt(symbol)).join("")
  );
}

const even = ({ number, below }: UniformNumber): AnsSymbolRange => ({ before: number, weight: 1, total: below });

const placeOf = (weights: readonly number[], at: number): AnsSymbolRange => ({
  before: weights.slice(0, at).reduce((sum, weight) => sum + weight, 0),
  weight: weights[at] ?? 0,
  total: weights.reduce((sum, weight) => sum + weight, 0),
});

const countPlaces = (count: number): readonly AnsSymbolRange[] =>
  count <= OTHER
    ? [placeOf(COUNT_WEIGHTS, count - 1)]
    : [placeOf(COUNT_WEIGHTS, OTHER), even({ number: count, below: MAX_LINE_COPIES + 1 })];

function namePlaces(model: NameModel, name: string): readonly AnsSymbolRange[] {
  return getNameSymbols(name).flatMap(({ symbol, even: number }) => {
    const place = placeOf(model.weights(), symbol);
    model.learn(symbol);
    return number === null ? [place] : [place, even(number)];
  });
}

type Decoded =
  | { readonly ok: true; readonly list: CardList }
  | { readonly ok: false; readonly problem: ListCodeProblem };

/** Decodes a list code; never throws. Each list has exactly one code. Codes stay readable in all later releases. */
export function decodeList(code: string): Decoded {
  const no = (problem: ListCodeProblem): Decoded => ({ ok: false, problem });
  if (code.length > MAX_LIST_CODE_LENGTH) return no("TOO_LONG");
  if (!code.startsWith(HEAD)) return no("VERSION");
  const symbols = [...code.slice(HEAD.length)].map((sign) => BASE64URL_ALPHABET.indexOf(sign));
  if (symbols.includes(-1)) return no("ALPHABET");
  const content = symbols.slice(0, -CHECK_SYMBOL_COUNT);
  const checks = computeCheckSymbols(content);
  if (!checks.every((check, index) => check === symbols[content.length + index])) return no("CHECKSUM");
  const list = unpackList(content);
  return list !== null && encodeList(list) === code ? { ok: true, list } : no("MALFORMED");
}

/** Unpacks the number whose digits to the base 64 these are, the lowest first. */
function unpackList(symbols: readonly number[]): CardList | null {
  const reader = new Reader(symbols.reduceRight((number, symbol) => number * 64n + BigInt(symbol), 0n));
  const model = new NameModel();
  const mains = reader.even(MAX_LIST_NAMES + 1);
  const sides = reader.even(MAX_LIST_NAMES + 1);
  if (mains === null || sides === null) return null;
  const main = readLines(reader, model, mains);
  const side = main === null ? null : readLines(reader, model, sides);
  return main === null || side === null || !reader.isEmpty() ? null : { main, side };
}

/** Lines of a part of the list; `null` for lines that no list has: a name twice, or too many cards. */
function readLines(reader: Reader, model: NameModel, length: number): readonly ListLine[] | null {
  const lines: ListLine[] = [];
  const keys = new Set<string>();
  for (let at = 0; at < length; at += 1) {
    const place = reader.next(COUNT_WEIGHTS);
    const count = place === OTHER ? reader.even(MAX_LINE_COPIES + 1) : place === null ? null : place + 1;
    const name = count === null ? null : decodeName(model, reader, MAX_NAME_LENGTH);
    if (name === null || count === null) return null;
    const key = toSpellingKey(name);
    if (key === "" || keys.has(key) || count < 1) return null;
    keys.add(key);
    lines.push({ name, count });
  }
  return countListCards(lines) > MAX_LIST_CARDS ? null : lines;
}

/** A walk through a packed number. */
class Reader implements SymbolReader {
  constructor(private rest: bigint) {}

  next = (weights: readonly number[]): number | null => {
    const place = decodeAnsSymbol(this.rest, weights);
    if (place === null) return null;
    this.rest = place.rest;
    return place.at;
  };

  even = (below: number): number | null => {
    if (this.rest < EMPTY_ANS_STATE) return null;
    const number = Number(this.rest % BigInt(below));
    this.rest /= BigInt(below);
    return number;
  };

  isEmpty = (): boolean => this.rest === EMPTY_ANS_STATE;
}
