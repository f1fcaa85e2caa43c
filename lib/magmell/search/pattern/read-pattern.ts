import { normalizeWidth } from "@/lib/japanese/fold-character";
import { hasCasedLetters, mayContainCasedLetters, toCaseInsensitiveGroup } from "@/lib/japanese/letter-case";
import type { TextSpan } from "@/lib/japanese/types";
import { PATTERN_LIMITS } from "./pattern-limits";
import {
  CLAUSE_DIVIDERS,
  concatenateParts,
  createAlternation,
  createLiteralPart,
  createOpaquePart,
  createRepetition,
  escapeRegex,
  getLongestLiteral,
  MAX_ALTERNATIVES,
  type PatternPart,
} from "./pattern-part";
import { OWN_NAME_PLACEHOLDER, PATTERN_TOKEN_SIZE, PATTERN_TOKENS } from "./pattern-tokens";

/** A parsed pattern. `regex` is valid RE2 syntax, so a query can be validated without loading the engine. */
export type ParsedPattern = {
  readonly regex: string;
  /** Whether the pattern contains `~`, the card's own name. */
  readonly ownName: boolean;
  /** Literal that the folded text of every match contains; `null` if none is known. */
  readonly literal: string | null;
  /** Alternatives: every match contains one text of each list. */
  readonly choices: readonly (readonly string[])[];
  /** Whether a match may contain clause punctuation or depends on more than its own characters. */
  readonly crosses: boolean;
  /** Whether every match contains the card's own name. */
  readonly namesCard: boolean;
  /** Minimum length of a match in characters. */
  readonly least: number;
};

const PATTERN_PROBLEMS = [
  "EMPTY",
  "TOO_LONG",
  /** Too many RE2 instructions, which cost time for each character of a text. */
  "TOO_BIG",
  "TOO_DEEP",
  /** `(?=`, `(?!`, `(?<=`, `(?<!`. */
  "LOOK_AROUND",
  "BACK_REFERENCE",
  /** All other groups that begin with `(?`. */
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
type PatternProblem = (typeof PATTERN_PROBLEMS)[number];

/** The parsed pattern, or the problem with its span within the pattern. */
type PatternReading =
  | { readonly ok: true; readonly pattern: ParsedPattern }
  | { readonly ok: false; readonly problem: PatternProblem; readonly at: TextSpan };

/** Parses the pattern between two slashes. Never throws. */
export function readPattern(source: string): PatternReading {
  try {
    if (source.trim() === "") throw new Refusal("EMPTY", 0, source.length);
    if (source.length > PATTERN_LIMITS.length) throw new Refusal("TOO_LONG", PATTERN_LIMITS.length, source.length);
    const reader: Reader = { source, at: 0, depth: 0, ownName: false };
    const whole = readChoice(reader);
    if (reader.at < source.length) throw new Refusal("UNOPENED_GROUP", reader.at, reader.at + 1);
    const { regex, choices, crosses, least } = whole;
    const names = { ownName: reader.ownName, namesCard: whole.ownName };
    return { ok: true, pattern: { regex, ...names, literal: getLongestLiteral(whole), choices, crosses, least } };
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

function readChoice(reader: Reader): PatternPart {
  const from = reader.at;
  const branches = [readSequence(reader)];
  while (reader.source[reader.at] === "|") {
    reader.at += 1;
    branches.push(readSequence(reader));
  }
  const [only] = branches;
  if (only && branches.length === 1) return only;
  return sized(createAlternation(branches), from, reader.at);
}

function readSequence(reader: Reader): PatternPart {
  const from = reader.at;
  const parts: PatternPart[] = [];
  while (reader.at < reader.source.length && !/[|)]/u.test(reader.source.charAt(reader.at)))
    parts.push(readRepeated(reader));
  return sized(concatenateParts(parts), from, reader.at);
}

function sized(whole: PatternPart, from: number, to: number): PatternPart {
  if (whole.size > PATTERN_LIMITS.size) throw new Refusal("TOO_BIG", from, to);
  return whole;
}

const COUNTS = /^\{(\d{1,4})(?:(,)(\d{1,4})?)?\}/u;

function readRepeated(reader: Reader): PatternPart {
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
  return sized(createRepetition(one, least, written, size), from, reader.at);
}

function countsOf(counts: RegExpExecArray, at: number): readonly [number, number | null] {
  const least = Number(counts[1]);
  const most = counts[2] === undefined ? least : counts[3] === undefined ? null : Number(counts[3]);
  if (Math.max(least, most ?? 0) > PATTERN_LIMITS.repeat || (most !== null && most < least))
    throw new Refusal("REPEAT_COUNT", at, at + counts[0].length);
  return [least, most];
}

function readOne(reader: Reader): PatternPart {
  const sign = reader.source.charAt(reader.at);
  if (sign === "(") return readGroup(reader);
  if (sign === "[") return readClass(reader);
  if (sign === "\\") return readEscape(reader);
  if (sign === "~") {
    reader.at += 1;
    reader.ownName = true;
    return { ...createOpaquePart(OWN_NAME_PLACEHOLDER), ownName: true, least: 1 };
  }
  if (/[.^$]/u.test(sign)) {
    reader.at += 1;
    return { ...createOpaquePart(sign), least: sign === "." ? 1 : 0 };
  }
  return createLiteralPart(nextCharacter(reader));
}

/** The next character with its marks in its usual width, the form in which texts are matched. */
function nextCharacter(reader: Reader): string {
  const [character = ""] = /^.[\p{M}゛゜ﾞﾟ]*/su.exec(reader.source.slice(reader.at)) ?? [];
  reader.at += character.length;
  return withoutOwnName(normalizeWidth(character));
}

const withoutOwnName = (text: string) => text.replaceAll(OWN_NAME_PLACEHOLDER, "\ufffd");

function readGroup(reader: Reader): PatternPart {
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
/** Character classes that may also stand within brackets. Words are of any script. */
const KINDS: Readonly<Record<string, string>> = {
  d: "0-9",
  s: "\\s",
  w: LETTERS,
  "p{Han}": "\\p{Han}",
  "p{Hiragana}": "\\p{Hiragana}",
  "p{Katakana}": "\\p{Katakana}ー",
  "p{Latin}": "\\p{Latin}",
  "p{L}": "\\p{L}",
  "p{N}": "\\p{N}",
  "p{P}": "\\p{P}",
};
/** Character classes that contain clause punctuation. */
const DIVIDING_KINDS = ["s", "p{P}"];
const NOT_KINDS: Readonly<Record<string, string>> = { D: "0-9", S: "\\s", W: LETTERS };

function readEscape(reader: Reader): PatternPart {
  const from = reader.at;
  const rest = reader.source.slice(from);
  const token = Object.entries(PATTERN_TOKENS).find(([written]) => rest.startsWith(written));
  if (token) {
    reader.at += token[0].length;
    const { regex, choices, crosses } = token[1];
    return {
      ...createOpaquePart(toCaseInsensitiveGroup(regex), PATTERN_TOKEN_SIZE),
      choices: [choices],
      crosses,
      least: 1,
    };
  }
  const kind = escapedKind(reader);
  if (kind) return classOf([kind], kind.not);
  if (/^\\[bB]/u.test(rest)) {
    reader.at += 2;
    return createOpaquePart(rest.slice(0, 2));
  }
  return createLiteralPart(escapedSign(reader));
}

function escapedKind(reader: Reader): (ClassMember & { readonly not: boolean }) | null {
  const [, name = ""] = /^\\(p\{\w{1,12}\}|[a-zA-Z])/u.exec(reader.source.slice(reader.at)) ?? [];
  const inside = KINDS[name] ?? NOT_KINDS[name];
  if (inside === undefined) return null;
  reader.at += name.length + 1;
  const parts = name === "d" ? [..."0123456789"].map(createLiteralPart) : [unknown(DIVIDING_KINDS.includes(name))];
  return { inside, parts, not: name in NOT_KINDS, cased: false };
}

/** An escaped metacharacter, `\n` or `\t`. */
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

/** A member of a bracket class: its source, the characters it matches, and whether case folding adds others. */
type ClassMember = { readonly inside: string; readonly parts: readonly PatternPart[]; readonly cased: boolean };

const unknown = (crosses: boolean): PatternPart => ({ ...createOpaquePart(""), crosses });

function classOf(members: readonly ClassMember[], not: boolean): PatternPart {
  const inside = members.map((member) => member.inside).join("");
  const written = `[${not ? "^" : ""}${inside}]`;
  const regex = members.some(({ cased }) => cased) ? toCaseInsensitiveGroup(written) : written;
  if (not) return { ...createOpaquePart(regex), least: 1 };
  const signs = createAlternation(members.flatMap(({ parts }) => parts));
  return { ...signs, regex, size: 1, least: 1 };
}

function readClass(reader: Reader): PatternPart {
  const from = reader.at;
  reader.at += 1;
  const not = reader.source[reader.at] === "^";
  if (not) reader.at += 1;
  const members: ClassMember[] = [];
  while (reader.source[reader.at] !== "]") {
    if (reader.at >= reader.source.length) throw new Refusal("UNCLOSED_CLASS", from, from + 1);
    members.push(readMember(reader));
  }
  if (members.length === 0) throw new Refusal("EMPTY_CLASS", from, reader.at + 1);
  reader.at += 1;
  return classOf(members, not);
}

function readMember(reader: Reader): ClassMember {
  const from = reader.at;
  const kind = reader.source[from] === "\\" ? escapedKind(reader) : null;
  if (kind?.not) throw new Refusal("UNKNOWN_ESCAPE", from, reader.at);
  if (kind) return kind;
  const first = [...readClassSign(reader)];
  if (!/^-[^\]]/u.test(reader.source.slice(reader.at)))
    return {
      inside: first.map(escapeRegex).join(""),
      parts: first.map(createLiteralPart),
      cased: first.some(hasCasedLetters),
    };
  reader.at += 1;
  const last = [...readClassSign(reader)];
  const [least, most] = [first[0]?.codePointAt(0) ?? 0, last[0]?.codePointAt(0) ?? 0];
  if (first.length !== 1 || last.length !== 1 || least > most) throw new Refusal("RANGE_ORDER", from, reader.at);
  const inside = `${escapeRegex(first[0] ?? "")}-${escapeRegex(last[0] ?? "")}`;
  return { inside, parts: partsOfRange(least, most), cased: mayContainCasedLetters(least, most) };
}

function partsOfRange(least: number, most: number): readonly PatternPart[] {
  const signs = Array.from({ length: Math.min(most - least, MAX_ALTERNATIVES) + 1 }, (_, at) => least + at);
  if (signs.length <= MAX_ALTERNATIVES) return signs.map((sign) => createLiteralPart(String.fromCodePoint(sign)));
  return [unknown(CLAUSE_DIVIDERS.some((sign) => sign.charCodeAt(0) >= least && sign.charCodeAt(0) <= most))];
}

const readClassSign = (reader: Reader) =>
  reader.source[reader.at] === "\\" ? escapedSign(reader) : nextCharacter(reader);
