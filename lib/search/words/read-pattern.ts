import { MAX_PATTERN_LENGTH } from "../query/limits";
import type { Span } from "../query/types";
import { composed, contextOf } from "./folded-sign";
import { OWN_NAME, PATTERN_TOKENS, TOKEN_SIZE } from "./pattern-tokens";
import { searchFold } from "./search-fold";

/**
 * A pattern, read: what is asked for in the syntax of RE2, which matches in linear time. Whatever is read here can be
 * compiled there, so that a query is checked without loading the matcher.
 */
export type Pattern = {
  readonly regex: string;
  /** Whether `~` stands in it: the name of the card itself. */
  readonly ownName: boolean;
  /** What the `searchFold` of every text holds that matches; `null` when nothing can be said. */
  readonly literal: string | null;
};

export const PATTERN_PROBLEMS = [
  "EMPTY",
  "TOO_LONG",
  /** Repeats too much: too many steps for each letter of a text. */
  "TOO_BIG",
  "TOO_DEEP",
  /** `(?=`, `(?!`, `(?<=`, `(?<!`. */
  "LOOK_AROUND",
  "BACK_REFERENCE",
  /** Any other `(?`. */
  "UNKNOWN_GROUP",
  "UNKNOWN_ESCAPE",
  "UNCLOSED_GROUP",
  "UNOPENED_GROUP",
  "UNCLOSED_CLASS",
  "EMPTY_CLASS",
  "RANGE_ORDER",
  "NOTHING_REPEATED",
  "REPEAT_COUNT",
] as const;
export type PatternProblem = (typeof PATTERN_PROBLEMS)[number];

/** `at` counts from the first sign of the pattern. */
export type PatternReading =
  | { readonly ok: true; readonly pattern: Pattern }
  | { readonly ok: false; readonly problem: PatternProblem; readonly at: Span };

export const PATTERN_LIMITS = { length: MAX_PATTERN_LENGTH, size: 300, depth: 20, repeat: 100 } as const;

/** Reads what stands between two slashes. Never throws. */
export function readPattern(source: string): PatternReading {
  try {
    if (source.trim() === "") throw new Refusal("EMPTY", 0, source.length);
    if (source.length > PATTERN_LIMITS.length) throw new Refusal("TOO_LONG", PATTERN_LIMITS.length, source.length);
    const reader: Reader = { source, at: 0, depth: 0, ownName: false };
    const whole = readChoice(reader);
    if (reader.at < source.length) throw new Refusal("UNOPENED_GROUP", reader.at, reader.at + 1);
    const literal = longest(whole.required.map(searchFold));
    return { ok: true, pattern: { regex: whole.regex, ownName: reader.ownName, literal } };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { ok: false, problem: refusal.problem, at: { from: refusal.from, to: refusal.to } };
  }
}

class Refusal extends Error {
  constructor(
    readonly problem: PatternProblem,
    readonly from: number,
    readonly to: number,
  ) {
    super(problem);
  }
}

type Reader = { readonly source: string; at: number; depth: number; ownName: boolean };

/** A part of a pattern. `exact` when it matches this text and no other; `required` is in every text that it matches. */
type Part = {
  readonly regex: string;
  readonly size: number;
  readonly exact: string | null;
  readonly required: readonly string[];
};

const part = (regex: string, size = 1): Part => ({ regex, size, exact: null, required: [] });

function readChoice(reader: Reader): Part {
  const from = reader.at;
  const branches = [readSequence(reader)];
  while (reader.source[reader.at] === "|") {
    reader.at += 1;
    branches.push(readSequence(reader));
  }
  const [only] = branches;
  if (only && branches.length === 1) return only;
  return sized(part(branches.map(({ regex }) => regex).join("|"), sum(branches) + branches.length), from, reader.at);
}

function readSequence(reader: Reader): Part {
  const from = reader.at;
  const parts: Part[] = [];
  while (reader.at < reader.source.length && !/[|)]/u.test(reader.source.charAt(reader.at)))
    parts.push(readRepeated(reader));
  const exact = parts.every((one) => one.exact !== null) ? parts.map((one) => one.exact).join("") : null;
  const regex = parts.map((one) => one.regex).join("");
  return sized({ regex, size: sum(parts), exact, required: requiredOf(parts) }, from, reader.at);
}

const sum = (parts: readonly Part[]) => parts.reduce((size, one) => size + one.size, 0);
const longest = (texts: readonly string[]) =>
  texts.reduce<string | null>((best, text) => (text.length > (best?.length ?? 0) ? text : best), null);

function sized(whole: Part, from: number, to: number): Part {
  if (whole.size > PATTERN_LIMITS.size) throw new Refusal("TOO_BIG", from, to);
  return whole;
}

/** Signs in a row that are always there. What folds by its neighbours, and spaces, end a row. */
function requiredOf(parts: readonly Part[]): readonly string[] {
  const rows: string[] = [""];
  for (const { exact, required } of parts) {
    if (exact === null) rows.push(...required, "");
    for (const sign of exact ?? "") {
      if (/\s|\p{M}/u.test(sign) || contextOf(sign)) rows.push("");
      else rows.push((rows.pop() ?? "") + sign);
    }
  }
  return rows.filter((row) => row !== "");
}

const COUNTS = /^\{(\d{1,4})(?:(,)(\d{1,4})?)?\}/u;

function readRepeated(reader: Reader): Part {
  const from = reader.at;
  if (/^[*+?]/u.test(reader.source.slice(from)) || COUNTS.test(reader.source.slice(from)))
    throw new Refusal("NOTHING_REPEATED", from, from + 1);
  const one = readOne(reader);
  const rest = reader.source.slice(reader.at);
  const counts = COUNTS.exec(rest);
  const sign = /^[*+?]/u.exec(rest)?.[0];
  if (!counts && !sign) return one;
  const length = (counts?.[0].length ?? 1) + (rest.charAt(counts?.[0].length ?? 1) === "?" ? 1 : 0);
  const [least, most] = counts ? countsOf(counts, reader.at) : sign === "+" ? [1, null] : [0, sign === "?" ? 1 : null];
  const written = rest.slice(0, length);
  reader.at += length;
  const again = reader.source.slice(reader.at);
  if (/^[*+?]/u.test(again) || COUNTS.test(again)) throw new Refusal("NOTHING_REPEATED", reader.at, reader.at + 1);
  const size = (one.size + 1) * Math.max(1, most ?? least + 1);
  const required = least === 0 ? [] : one.required;
  return sized({ regex: `(?:${one.regex})${written}`, size, exact: null, required }, from, reader.at);
}

function countsOf(counts: RegExpExecArray, at: number): readonly [number, number | null] {
  const least = Number(counts[1]);
  const most = counts[2] === undefined ? least : counts[3] === undefined ? null : Number(counts[3]);
  if (Math.max(least, most ?? 0) > PATTERN_LIMITS.repeat || (most !== null && most < least))
    throw new Refusal("REPEAT_COUNT", at, at + counts[0].length);
  return [least, most];
}

function readOne(reader: Reader): Part {
  const sign = reader.source.charAt(reader.at);
  if (sign === "(") return readGroup(reader);
  if (sign === "[") return readClass(reader);
  if (sign === "\\") return readEscape(reader);
  if (sign === "~") {
    reader.at += 1;
    reader.ownName = true;
    return part(OWN_NAME);
  }
  if (/[.^$]/u.test(sign)) {
    reader.at += 1;
    return part(sign);
  }
  return literalPart(nextCharacter(reader));
}

/** A character with the marks on it, in its usual width; patterns are matched against texts in that form. */
function nextCharacter(reader: Reader): string {
  const [character = ""] = /^.[\p{M}゛゜ﾞﾟ]*/su.exec(reader.source.slice(reader.at)) ?? [];
  reader.at += character.length;
  return withoutOwnName(composed(character));
}

const withoutOwnName = (text: string) => text.replaceAll(OWN_NAME, "\ufffd");

function literalPart(text: string): Part {
  const regex = [...text].map(quoted).join("");
  return {
    regex: text.length > 1 ? `(?:${regex})` : regex,
    size: text.length,
    exact: text,
    required: requiredOf([{ ...part(""), exact: text }]),
  };
}

const quoted = (sign: string) => sign.replace(/[\\^$.*+?()[\]{}|-]/gu, "\\$&");

function readGroup(reader: Reader): Part {
  const from = reader.at;
  const rest = reader.source.slice(from);
  const look = /^\(\?<?[=!]/u.exec(rest)?.[0];
  if (look) throw new Refusal("LOOK_AROUND", from, from + look.length);
  if (/^\(\?(?!:)/u.test(rest)) throw new Refusal("UNKNOWN_GROUP", from, from + 2);
  if (reader.depth >= PATTERN_LIMITS.depth) throw new Refusal("TOO_DEEP", from, from + 1);
  reader.at += rest.startsWith("(?:") ? 3 : 1;
  reader.depth += 1;
  const inside = readChoice(reader);
  reader.depth -= 1;
  if (reader.source[reader.at] !== ")") throw new Refusal("UNCLOSED_GROUP", from, from + 1);
  reader.at += 1;
  return { ...inside, regex: `(?:${inside.regex})` };
}

const LETTERS = "\\p{L}\\p{N}_";
/** What may stand for a kind of sign, within a class too. Words are of any script. */
const KINDS: Readonly<Record<string, string>> = {
  ...{ d: "0-9", s: "\\s", w: LETTERS },
  ...{
    "p{Han}": "\\p{Han}",
    "p{Hiragana}": "\\p{Hiragana}",
    "p{Katakana}": "\\p{Katakana}ー",
    "p{Latin}": "\\p{Latin}",
  },
  ...{ "p{L}": "\\p{L}", "p{N}": "\\p{N}", "p{P}": "\\p{P}" },
};
const NOT_KINDS: Readonly<Record<string, string>> = { D: "0-9", S: "\\s", W: LETTERS };

function readEscape(reader: Reader): Part {
  const from = reader.at;
  const rest = reader.source.slice(from);
  const token = Object.entries(PATTERN_TOKENS).find(([written]) => rest.startsWith(written));
  if (token) {
    reader.at += token[0].length;
    return part(token[1], TOKEN_SIZE);
  }
  const kind = escapedKind(reader);
  if (kind) return part(kind.not ? `[^${kind.inside}]` : `[${kind.inside}]`);
  if (/^\\[bB]/u.test(rest)) {
    reader.at += 2;
    return part(rest.slice(0, 2));
  }
  return literalPart(escapedSign(reader));
}

function escapedKind(reader: Reader): { readonly inside: string; readonly not: boolean } | null {
  const [, name = ""] = /^\\(p\{\w{1,12}\}|[a-zA-Z])/u.exec(reader.source.slice(reader.at)) ?? [];
  const inside = KINDS[name] ?? NOT_KINDS[name];
  if (inside === undefined) return null;
  reader.at += name.length + 1;
  return { inside, not: name in NOT_KINDS };
}

/** A sign that would mean something without the backslash, or `\n`, `\t`. */
function escapedSign(reader: Reader): string {
  const from = reader.at;
  const sign = reader.source.charAt(from + 1);
  if (/[1-9k]/u.test(sign)) throw new Refusal("BACK_REFERENCE", from, from + 2);
  if (sign === "" || /[\p{L}\p{N}]/u.test(sign.normalize("NFKC")) !== /[nt]/u.test(sign))
    throw new Refusal("UNKNOWN_ESCAPE", from, Math.min(from + 2, reader.source.length));
  reader.at += 1;
  if (!/[nt]/u.test(sign)) return nextCharacter(reader);
  reader.at += 1;
  return sign === "n" ? "\n" : "\t";
}

function readClass(reader: Reader): Part {
  const from = reader.at;
  reader.at += 1;
  const not = reader.source[reader.at] === "^";
  if (not) reader.at += 1;
  let inside = "";
  while (reader.source[reader.at] !== "]") {
    if (reader.at >= reader.source.length) throw new Refusal("UNCLOSED_CLASS", from, from + 1);
    inside += readMember(reader);
  }
  if (inside === "") throw new Refusal("EMPTY_CLASS", from, reader.at + 1);
  reader.at += 1;
  return part(`[${not ? "^" : ""}${inside}]`);
}

function readMember(reader: Reader): string {
  const from = reader.at;
  const kind = reader.source[from] === "\\" ? escapedKind(reader) : null;
  if (kind?.not) throw new Refusal("UNKNOWN_ESCAPE", from, reader.at);
  if (kind) return kind.inside;
  const first = readClassSign(reader);
  if (!/^-[^\]]/u.test(reader.source.slice(reader.at))) return [...first].map(quoted).join("");
  reader.at += 1;
  const last = readClassSign(reader);
  const ordered =
    [...first].length === 1 && [...last].length === 1 && (first.codePointAt(0) ?? 0) <= (last.codePointAt(0) ?? 0);
  if (!ordered) throw new Refusal("RANGE_ORDER", from, reader.at);
  return `${quoted(first)}-${quoted(last)}`;
}

const readClassSign = (reader: Reader) =>
  reader.source[reader.at] === "\\" ? escapedSign(reader) : nextCharacter(reader);
