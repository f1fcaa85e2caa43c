import { isUtf8 } from "node:buffer";
import { type CardDataText, type CardDataValue, cardDataText } from "../catalogue/import/plain-words";
import { UnreadableDataError } from "./card-data-problem";
import { type JsonParseError, parseJson } from "./parse-json";

/** Levels of nesting of a value; card data has about ten. */
const MOST_LEVELS = 40;
/** Most bytes of a value that is read at once: a card has some thousands. */
const MOST_BYTES = 64 * 1024 * 1024;
const FIRST_BYTES = 1024 * 1024;

const [TAB, LINE_FEED, RETURN, SPACE, QUOTE, BACKSLASH] = [0x09, 0x0a, 0x0d, 0x20, 0x22, 0x5c];
/** Delimiter characters of JSON. */
export const JSON_DELIMITERS = {
  list: 0x5b,
  listEnd: 0x5d,
  object: 0x7b,
  objectEnd: 0x7d,
  comma: 0x2c,
  colon: 0x3a,
} as const;
/** Returned instead of a byte at the end of the file. */
export const END_OF_FILE = -1;

/** Maximum bytes of a character in UTF-8. */
const LONGEST_SIGN = 4;

/** The mark with which some programs begin a text in UTF-8. */
const MARK = [0xef, 0xbb, 0xbf];

const blank = (byte: number): boolean => byte === SPACE || byte === LINE_FEED || byte === RETURN || byte === TAB;

const AS_IT_WAS = cardDataText("fix.downloadAgain");

/**
 * Reads JSON of any size value by value, with one value in memory. It finds the end of a value in the bytes, then
 * parses the value by `JSON.parse`. Throws `UnreadableDataError` if the file is not JSON, not UTF-8 or nested too
 * deeply.
 */
export class JsonByteReader {
  /** A name for the part that is being read, which the places of faults begin with. */
  inside: string | CardDataText = "";
  readonly #pieces: AsyncIterator<Uint8Array>;
  #bytes = Buffer.allocUnsafe(FIRST_BYTES);
  #at = 0;
  #end = 0;
  /** Bytes and lines before the bytes in memory. */
  #gone = 0;
  #lines = 1;

  constructor(pieces: AsyncIterator<Uint8Array>) {
    this.#pieces = pieces;
  }

  /** The next byte that is not blank, or `END_OF_FILE`; it stays where it is. */
  async next(): Promise<number> {
    for (;;) {
      while (this.#at < this.#end) {
        const byte = this.#bytes[this.#at] ?? 0;
        if (!blank(byte)) return byte;
        this.#at += 1;
      }
      if (!(await this.#more())) return END_OF_FILE;
    }
  }

  /** Consumes a required character. */
  async take(sign: number): Promise<void> {
    const byte = await this.next();
    if (byte !== sign) throw this.wrong("expected", { expected: `“${String.fromCharCode(sign)}”`, found: shown(byte) });
    this.#at += 1;
  }

  /** Consumes a character if it comes next. Returns whether it was there. */
  async took(sign: number): Promise<boolean> {
    const comes = (await this.next()) === sign;
    if (comes) this.#at += 1;
    return comes;
  }

  /** The next value. */
  async value(): Promise<unknown> {
    const first = await this.next();
    if (first === END_OF_FILE) throw this.wrong("endsHere");
    const length = await this.#length(first);
    if (length === 0) throw this.wrong("expectedValue", { found: shown(first) });
    const bytes = this.#bytes.subarray(this.#at, this.#at + length);
    if (!isUtf8(bytes)) throw this.#notUtf8(badByte(bytes));
    const text = bytes.toString("utf8");
    const read = parseJson(text);
    if (!("value" in read)) throw this.#invalid(read, text);
    this.#at += length;
    return read.value;
  }

  /** A refusal at the place that is being read. */
  wrong(
    key: string,
    values: Readonly<Record<string, CardDataValue>> = {},
    fix = AS_IT_WAS,
    ahead = 0,
  ): UnreadableDataError {
    const at = { line: this.#line(ahead), byte: this.#gone + this.#at + ahead + 1 };
    const place =
      this.inside === "" ? cardDataText("byte", at) : cardDataText("byteInside", { ...at, inside: this.inside });
    return new UnreadableDataError({ place, reason: cardDataText(key, values), fix });
  }

  #notUtf8(ahead: number): UnreadableDataError {
    return this.wrong("notUtf8", {}, cardDataText("fix.utf8"), ahead);
  }

  #invalid({ reason, at }: JsonParseError, text: string): UnreadableDataError {
    const values = { reason, line: this.#line() };
    return this.wrong("notJson", values, AS_IT_WAS, Buffer.byteLength(text.slice(0, at)));
  }

  /** Returns an error for a value without an end: it is cut off, or an earlier part is invalid. */
  #endless(): UnreadableDataError {
    const rest = this.#bytes.subarray(this.#at, this.#end);
    const text = rest.toString("utf8");
    const read = parseJson(text);
    const bad = isUtf8(rest) ? rest.length : badByte(rest);
    // The last sign may be cut off, too. In Shift_JIS a sign may end with the byte that escapes a double quote in JSON.
    if (bad < rest.length - LONGEST_SIGN) return this.#notUtf8(bad);
    if (!("value" in read) && read.at < text.trimEnd().length) return this.#invalid(read, text);
    return this.wrong("cutOff", { line: this.#line() }, AS_IT_WAS, rest.length);
  }

  /** The current line, or the line some bytes ahead. */
  #line(ahead = 0): number {
    return this.#lines + linesIn(this.#bytes.subarray(0, this.#at + ahead));
  }

  /** Length in bytes of the next value, which is then fully in memory. */
  async #length(first: number): Promise<number> {
    const nested = first === JSON_DELIMITERS.list || first === JSON_DELIMITERS.object;
    const end = nested ? nestedEnd() : first === QUOTE ? stringEnd() : plainEnd();
    for (let seen = 0; ; ) {
      const found = end(this.#bytes, this.#at + seen, this.#end);
      seen = this.#end - this.#at;
      if (found !== null && found < 0) {
        throw this.wrong("nested", { levels: MOST_LEVELS }, cardDataText("fix.asDownloaded"), -found - this.#at);
      }
      if (found !== null) return found - this.#at;
      if (seen > MOST_BYTES) {
        throw this.wrong("longValue", { bytes: MOST_BYTES }, cardDataText("fix.asDownloaded"));
      }
      if (!(await this.#more())) {
        if (!nested && first !== QUOTE) return seen;
        throw this.#endless();
      }
    }
  }

  /** Reads a further piece; `false` at the end of the file. */
  async #more(): Promise<boolean> {
    const { done, value: piece } = await this.#pieces.next();
    if (done) return false;
    const value = this.#end === 0 && MARK.every((byte, at) => piece[at] === byte) ? piece.subarray(MARK.length) : piece;
    if (this.#end + value.length > this.#bytes.length) this.#makeRoom(value.length);
    this.#bytes.set(value, this.#end);
    this.#end += value.length;
    return true;
  }

  #makeRoom(wanted: number): void {
    this.#lines += linesIn(this.#bytes.subarray(0, this.#at));
    this.#gone += this.#at;
    const kept = this.#bytes.subarray(this.#at, this.#end);
    // Half of it free, so that a long value is not moved again with each piece.
    const roomy = kept.length + wanted <= this.#bytes.length / 2;
    const bytes = roomy ? this.#bytes : Buffer.allocUnsafe(2 * Math.max(this.#bytes.length, kept.length + wanted));
    bytes.set(kept, 0);
    [this.#bytes, this.#at, this.#end] = [bytes, 0, kept.length];
  }
}

/**
 * Searches a chunk for the end of a value. Returns the index after it, null if the value continues, or a negative index
 * where it is nested too deeply.
 */
type FindEnd = (bytes: Uint8Array, from: number, to: number) => number | null;

function nestedEnd(): FindEnd {
  let [levels, quoted, escaped] = [0, false, false];
  return (bytes, from, to) => {
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at];
      if (escaped) escaped = false;
      else if (quoted) {
        if (byte === QUOTE) quoted = false;
        else if (byte === BACKSLASH) escaped = true;
      } else if (byte === QUOTE) quoted = true;
      else if (byte === JSON_DELIMITERS.object || byte === JSON_DELIMITERS.list) {
        levels += 1;
        if (levels > MOST_LEVELS) return -at;
      } else if (byte === JSON_DELIMITERS.objectEnd || byte === JSON_DELIMITERS.listEnd) {
        levels -= 1;
        if (levels === 0) return at + 1;
      }
    }
    return null;
  };
}

function stringEnd(): FindEnd {
  let [opened, escaped] = [false, false];
  return (bytes, from, to) => {
    for (let at = from; at < to; at += 1) {
      if (escaped) escaped = false;
      else if (bytes[at] === BACKSLASH) escaped = true;
      else if (bytes[at] === QUOTE && opened) return at + 1;
      else if (bytes[at] === QUOTE) opened = true;
    }
    return null;
  };
}

/** Finds the end of a number, `true`, `false`, `null` or an invalid token. */
const plainEnd = (): FindEnd => (bytes, from, to) => {
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (
      blank(byte) ||
      byte === JSON_DELIMITERS.comma ||
      byte === JSON_DELIMITERS.listEnd ||
      byte === JSON_DELIMITERS.objectEnd
    )
      return at;
  }
  return null;
};

/** Index of the first byte that is not UTF-8. Decoding would give U+FFFD, which may also be part of the text. */
function badByte(bytes: Buffer): number {
  const text = bytes.toString("utf8");
  for (let at = text.indexOf("\ufffd"); at !== -1; at = text.indexOf("\ufffd", at + 1)) {
    const byte = Buffer.byteLength(text.slice(0, at));
    if (!isUtf8(bytes.subarray(byte, byte + 3))) return byte;
  }
  return 0;
}

function linesIn(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) lines += 1;
  return lines;
}

const shown = (byte: number): CardDataValue =>
  byte === END_OF_FILE
    ? cardDataText("endOfFile")
    : byte > SPACE && byte < 0x7f
      ? `“${String.fromCharCode(byte)}”`
      : cardDataText("otherCharacter");
