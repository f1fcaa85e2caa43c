/**
 * Characters of names from the most to the least frequent with their initial weights. A character that is not listed is
 * encoded after one of the marks below. The order belongs to version 1 of the list code and never changes.
 */
const COMMON: readonly (readonly [string, number])[] = [
  ...([..."eartinos"].map((sign) => [sign, 60]) as [string, number][]),
  ...([..."lhdcgmup"].map((sign) => [sign, 32]) as [string, number][]),
  ...([..."fbkwyv"].map((sign) => [sign, 16]) as [string, number][]),
  ...([..."zxjq'-,"].map((sign) => [sign, 5]) as [string, number][]),
  ...([...'/.!:&"+0123456789'].map((sign) => [sign, 1]) as [string, number][]),
  [" ", 70],
];

const START_WEIGHTS: readonly number[] = [...COMMON.map(([, weight]) => weight), 55, 20, 2, 2, 1];
const MARK = COMMON.length;
/** Symbols for the end of a name, for an unexpected letter case, and for characters of the blocks below. */
const END = MARK;
const SHIFT = MARK + 1;
const KANA = MARK + 2;
const HAN = MARK + 3;
const ANY = MARK + 4;
const BLOCKS: readonly (readonly [symbol: number, first: number, size: number])[] = [
  [KANA, 0x3040, 0xc0],
  [HAN, 0x4e00, 0x5200],
  [ANY, 0, 0x110000],
];

const SIGN_OF: readonly string[] = COMMON.map(([sign]) => sign);
const PLACE_OF: ReadonlyMap<string, number> = new Map(SIGN_OF.map((sign, place) => [sign, place]));
/** How much a pair of symbols that was seen counts over the start. */
const LEARNED = 40;

/** A number below a bound, encoded with equal likelihood for all values. */
export type UniformNumber = { readonly number: number; readonly below: number };

/** An adaptive model that predicts the next symbol of a name; encoder and decoder update it in the same order. */
export class NameModel {
  private readonly seen = new Map<number, Map<number, number>>();
  private last = END;

  weights(): readonly number[] {
    const seen = this.seen.get(this.last);
    return seen === undefined
      ? START_WEIGHTS
      : START_WEIGHTS.map((weight, place) => weight + LEARNED * (seen.get(place) ?? 0));
  }

  learn(symbol: number): void {
    const seen = this.seen.get(this.last) ?? new Map<number, number>();
    seen.set(symbol, (seen.get(symbol) ?? 0) + 1);
    this.seen.set(this.last, seen);
    this.last = symbol;
  }
}

/** A symbol of a name, with the number of an uncommon character. */
type NameSymbol = { readonly symbol: number; readonly even: UniformNumber | null };

/** Whether a capital letter is expected: at the beginning of a word. */
const startsWord = (before: string): boolean => before === "" || /[\s\-/]/u.test(before);

/** Returns the symbols of a name, including an end symbol. */
export function getNameSymbols(name: string): readonly NameSymbol[] {
  const symbols: NameSymbol[] = [];
  let before = "";
  for (const sign of name) {
    symbols.push(...symbolsOfSign(sign, before));
    before = sign;
  }
  return [...symbols, { symbol: END, even: null }];
}

function symbolsOfSign(sign: string, before: string): readonly NameSymbol[] {
  const lower = isLetter(sign) ? sign.toLowerCase() : sign;
  const place = PLACE_OF.get(lower);
  if (place !== undefined) {
    const isCapital = lower !== sign;
    const shift = isLetter(sign) && isCapital !== startsWord(before) ? [{ symbol: SHIFT, even: null }] : [];
    return [...shift, { symbol: place, even: null }];
  }
  const point = sign.codePointAt(0) ?? 0;
  const block = BLOCKS.find(([, first, size]) => point >= first && point < first + size);
  const [symbol, first, below] = block ?? [ANY, 0, 0x110000];
  return [{ symbol, even: { number: point - first, below } }];
}

const isLetter = (sign: string): boolean => /^[A-Za-z]$/u.test(sign);

/** A decoder: `next` reads a symbol by weights, `even` a uniform number. Both return null at the end. */
export type SymbolReader = {
  readonly next: (weights: readonly number[]) => number | null;
  readonly even: (below: number) => number | null;
};

/** Decodes a name of at most `longest` characters; null if invalid. */
export function decodeName(model: NameModel, reader: SymbolReader, longest: number): string | null {
  let name = "";
  let before = "";
  let shifted = false;
  for (let signs = 0; signs <= longest * 2; signs += 1) {
    const symbol = reader.next(model.weights());
    if (symbol === null) return null;
    model.learn(symbol);
    if (symbol === END) return shifted || name.length > longest ? null : name;
    if (symbol === SHIFT) {
      shifted = true;
      continue;
    }
    const sign = signOf(symbol, reader, shifted !== startsWord(before));
    if (sign === null) return null;
    name += sign;
    before = sign;
    shifted = false;
  }
  return null;
}

function signOf(symbol: number, reader: SymbolReader, isCapital: boolean): string | null {
  const common = SIGN_OF[symbol];
  if (common !== undefined) return isCapital ? common.toUpperCase() : common;
  const [, first, size] = BLOCKS.find(([mark]) => mark === symbol) ?? [];
  const number = size === undefined ? null : reader.even(size);
  const point = number === null ? null : (first ?? 0) + number;
  // Half of a pair of surrogates is no sign.
  return point === null || (point >= 0xd800 && point < 0xe000) ? null : String.fromCodePoint(point);
}
