/** Plain JSON in which all numbers are integers of at most `MAX_PACKED_INTEGER`. */
export type IntegerJson =
  | null
  | boolean
  | number
  | string
  | readonly IntegerJson[]
  | { readonly [key: string]: IntegerJson };

/** Kinds of packed values: the remainder of a value's head divided by `KINDS`. The quotient is its number or length. */
const KIND = { natural: 0, negative: 1, text: 2, word: 3, list: 4, object: 5, constant: 6 } as const;
const KINDS = 8;
const CONSTANTS = [null, false, true] as const;
/** The greatest number that is packed; its head takes seven bytes. */
export const MAX_PACKED_INTEGER = 2 ** 46 - 1;
/** The greatest depth of nested lists and objects that is unpacked. */
const MAX_DEPTH = 16;

/**
 * Packs JSON into numbers from 0 to 255. Strings in `words` take one or two numbers each. Only append to `words`,
 * because packed values refer to it by index. Throws for a number that cannot be packed.
 */
export function packJson(value: IntegerJson, words: readonly string[]): readonly number[] {
  const bytes: number[] = [];
  const places = new Map(words.map((word, place) => [word, place]));
  packValue(value, places, bytes);
  return bytes;
}

function packValue(value: IntegerJson, places: ReadonlyMap<string, number>, bytes: number[]): void {
  const head = (kind: number, size: number) => packNumber(size * KINDS + kind, bytes);
  if (value === null || typeof value === "boolean") head(KIND.constant, CONSTANTS.indexOf(value));
  else if (typeof value === "number") {
    if (!Number.isInteger(value) || Math.abs(value) > MAX_PACKED_INTEGER)
      throw new RangeError(`${value} cannot be packed`);
    if (value < 0) head(KIND.negative, -value);
    else head(KIND.natural, value);
  } else if (typeof value === "string") packText(value, places, bytes);
  else if (Array.isArray(value)) {
    head(KIND.list, value.length);
    for (const part of value) packValue(part, places, bytes);
  } else {
    const entries = Object.entries(value as Readonly<Record<string, IntegerJson>>);
    head(KIND.object, entries.length);
    for (const [key, part] of entries) {
      packText(key, places, bytes);
      packValue(part, places, bytes);
    }
  }
}

function packText(text: string, places: ReadonlyMap<string, number>, bytes: number[]): void {
  const place = places.get(text);
  if (place !== undefined) {
    packNumber(place * KINDS + KIND.word, bytes);
    return;
  }
  const points = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  packNumber(points.length * KINDS + KIND.text, bytes);
  for (const point of points) packNumber(point, bytes);
}

/** A number in groups of seven bits, the lowest first; the highest bit of a byte says that another follows. */
function packNumber(number: number, bytes: number[]): void {
  let rest = number;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** Unpacks the output of `packJson`; returns `undefined` for any other bytes. Never throws. */
export function unpackJson(bytes: readonly number[], words: readonly string[]): IntegerJson | undefined {
  const reader = new Unpacking(bytes, words);
  const value = reader.value(0);
  return reader.isWhole() ? value : undefined;
}

/** A reader of packed bytes. After a failure, all further reads return nothing. */
class Unpacking {
  private at = 0;
  private failed = false;

  constructor(
    private readonly bytes: readonly number[],
    private readonly words: readonly string[],
  ) {}

  /** Whether everything was read and nothing failed. */
  isWhole(): boolean {
    return !this.failed && this.at === this.bytes.length;
  }

  value(depth: number): IntegerJson {
    const head = this.number();
    const size = Math.floor(head / KINDS);
    switch (head % KINDS) {
      case KIND.natural:
        return size;
      case KIND.negative:
        return 0 - size;
      case KIND.text:
        return this.text(size);
      case KIND.word:
        return this.words[size] ?? this.fail("");
      case KIND.list:
        return this.fits(size, depth) ? Array.from({ length: size }, () => this.value(depth + 1)) : null;
      case KIND.object:
        return this.fits(size, depth)
          ? Object.fromEntries(Array.from({ length: size }, () => [this.key(), this.value(depth + 1)]))
          : null;
      case KIND.constant:
        return CONSTANTS[size] ?? (size === 0 ? null : this.fail(null));
      default:
        return this.fail(null);
    }
  }

  private key(): string {
    const key = this.value(MAX_DEPTH);
    return typeof key === "string" ? key : this.fail("");
  }

  private text(length: number): string {
    if (!this.fits(length, 0)) return "";
    const points = Array.from({ length }, () => this.number());
    if (points.some((point) => point > 0x10ffff)) return this.fail("");
    return points.map((point) => String.fromCodePoint(point)).join("");
  }

  /** Whether so many parts, of one byte each at least, can still follow. */
  private fits(count: number, depth: number): boolean {
    if (!this.failed && depth < MAX_DEPTH && count <= this.bytes.length - this.at) return true;
    this.failed = true;
    return false;
  }

  private number(): number {
    let number = 0;
    for (let unit = 1; unit <= MAX_PACKED_INTEGER; unit *= 128) {
      const byte = this.bytes[this.at];
      if (byte === undefined) break;
      this.at += 1;
      number += (byte % 128) * unit;
      if (byte < 128) return number;
    }
    return this.fail(0);
  }

  private fail<Value>(instead: Value): Value {
    this.failed = true;
    return instead;
  }
}
