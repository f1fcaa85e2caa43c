import type { Task } from "@/lib/tasks";
import { CARD_FILE_LIMITS } from "./file-limits";

/** Parts of a JSON text that may be missing at a place. */
type Expected = "end" | "value" | "key" | "colon" | "escape" | "}" | "]";
type FaultKind = "expected" | "early" | "line" | "twice" | "deep" | "keys" | "entries";

/** A fault of a text as JSON. `of` is the part, key or limit that it is about. */
type JsonFault = {
  readonly line: number;
  readonly column: number;
  readonly facts: { readonly fault: FaultKind; readonly of: string | number };
};

/**
 * Lines (from 1) and offsets of the requested pointers' values, and the first error: bad syntax, a duplicate key, too
 * deep nesting, or too many members.
 */
type JsonScan = {
  readonly lines: ReadonlyMap<string, number>;
  readonly starts: ReadonlyMap<string, number>;
  readonly fault: JsonFault | null;
};

/** Finds the positions of the `wanted` JSON pointers in a JSON text, and errors that `JSON.parse` does not locate. */
export function* scanJson(text: string, maxDepth: number, wanted: ReadonlySet<string> = new Set()): Task<JsonScan> {
  const scanner = new Scanner(text, maxDepth, wanted);
  try {
    yield* scanner.scan();
    return { lines: scanner.lines, starts: scanner.starts, fault: null };
  } catch (error) {
    if (error instanceof Fault) return { lines: scanner.lines, starts: scanner.starts, fault: error.place };
    throw error;
  }
}

class Fault extends Error {
  constructor(readonly place: JsonFault) {
    super(place.facts.fault);
  }
}

const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const COLON = /:/y;
const AFTER = { "}": /[,}]/y, "]": /[,\]]/y } as const;

/** The nesting depth of entries: in a list of the object of the file. */
const ENTRIES = 2;

class Scanner {
  readonly lines = new Map<string, number>();
  readonly starts = new Map<string, number>();
  #at = 0;
  #line = 1;
  #lineStart = 0;

  constructor(
    private readonly text: string,
    private readonly maxDepth: number,
    private readonly wanted: ReadonlySet<string>,
  ) {}

  *scan(): Task<void> {
    yield* this.#value("", 1);
    if (this.#next() !== "") this.#fail("expected", "end");
  }

  *#value(pointer: string, depth: number): Task<void> {
    const sign = this.#next();
    if (this.wanted.has(pointer)) {
      this.lines.set(pointer, this.#line);
      this.starts.set(pointer, this.#at);
    }
    if (sign === "{") yield* this.#members(pointer, depth, "}");
    else if (sign === "[") yield* this.#members(pointer, depth, "]");
    else if (sign === '"') this.#string();
    else this.#take(SCALAR, "value");
  }

  *#members(pointer: string, depth: number, close: "}" | "]"): Task<void> {
    if (depth > this.maxDepth) this.#fail("deep", this.maxDepth);
    const keys = new Set<string>();
    this.#at += 1;
    if (this.#next() === close) {
      this.#at += 1;
      return;
    }
    for (let index = 0; ; index++) {
      if (close === "}" && index === CARD_FILE_LIMITS.keys) this.#fail("keys", CARD_FILE_LIMITS.keys);
      if (depth > ENTRIES && index === CARD_FILE_LIMITS.entries) this.#fail("entries", CARD_FILE_LIMITS.entries);
      const key = close === "}" ? this.#key(keys) : String(index);
      yield* this.#value(`${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, depth + 1);
      if (depth <= ENTRIES) yield;
      this.#next();
      if (this.#take(AFTER[close], close) === close) return;
    }
  }

  #key(keys: Set<string>): string {
    if (this.#next() !== '"') this.#fail("expected", "key");
    const start = this.#at;
    const key: string = JSON.parse(this.#string());
    if (keys.has(key)) this.#fail("twice", key, start);
    keys.add(key);
    this.#next();
    this.#take(COLON, "colon");
    return key;
  }

  // No single expression for the whole of it: the built-in engine overflows its stack on strings of some megabytes.
  #string(): string {
    const start = this.#at;
    this.#at += 1;
    while (this.text[this.#at] !== '"') {
      if (this.#at >= this.text.length) this.#fail("early");
      if (this.text.charCodeAt(this.#at) < 0x20) this.#fail("line");
      if (this.text[this.#at] === "\\") this.#take(ESCAPE, "escape");
      else this.#at += 1;
    }
    this.#at += 1;
    return this.text.slice(start, this.#at);
  }

  /** Advances to the next nonspace character and returns it; empty at the end. */
  #next(): string {
    for (; ; this.#at++) {
      const sign = this.text.charAt(this.#at);
      if (sign === "\n") [this.#line, this.#lineStart] = [this.#line + 1, this.#at + 1];
      else if (sign !== " " && sign !== "\t" && sign !== "\r") return sign;
    }
  }

  #take(token: RegExp, expected: Expected): string {
    token.lastIndex = this.#at;
    const found = token.exec(this.text)?.[0];
    if (found === undefined && this.#at < this.text.length) this.#fail("expected", expected);
    if (found === undefined) this.#fail("early");
    this.#at += found.length;
    return found;
  }

  #fail(fault: FaultKind, of: string | number = "", at = this.#at): never {
    const place = { line: this.#line, column: at - this.#lineStart + 1 };
    throw new Fault({ ...place, facts: { fault, of } });
  }
}

/** A position in a file, counted from 1. Columns count UTF-16 code units, as JSON editors do. */
export type FilePosition = { readonly line: number; readonly column: number };

/**
 * Returns the position in a JSON file of a character inside a string. `start` is the index of the opening quote,
 * `offset` the index of the character in the parsed string.
 */
export function locateInString(json: string, start: number, offset: number): FilePosition {
  let at = start + 1;
  for (let passed = 0; passed < offset && json[at] !== '"'; passed += 1) {
    at += json[at] !== "\\" ? 1 : json[at + 1] === "u" ? 6 : 2;
  }
  const before = json.slice(0, at);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: at - lineStart + 1 };
}
