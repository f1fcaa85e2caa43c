import { type CountPattern, parseCountForms, toCount } from "@/lib/decks/lists/count-forms";
import { trimEndWith, trimWith } from "./headings";

/** One way to read a line: a name, with a count if one is written. */
export type LineForm = {
  readonly name: string;
  readonly count: number | null;
  /** Whether the form alone proves a card entry: brackets and times signs do, a bare number does not. */
  readonly sure: boolean;
  /** Side of the count, and whether a times sign or 枚 marks it. */
  readonly side: "lead" | "tail" | "none";
  readonly marked: boolean;
};

const lead = (sure: boolean, marked: boolean) => ({ sure, marked, side: "lead" }) as const;
/** Counts before a name. Those with a times sign, 枚 or brackets are sure; a bare number may be something else. */
const LEADS: readonly CountPattern<Omit<LineForm, "name" | "count">>[] = [
  [
    /^(?:[x×*]\s?)?(?<count>\d{1,3})\s*(?:枚|copies of|of|×|\*|[xX](?=[\s《「『"]|[^\sa-zA-Z])|[xX] )\s*(?<name>\S.*)$/u,
    lead(true, true),
  ],
  [/^[x×*]\s?(?<count>\d{1,3})\s+(?<name>\S.*)$/u, lead(true, true)],
  [/^[[(<]\s?(?<count>\d{1,3})\s?枚?\s?[\])>]\s*(?<name>\S.*)$/u, lead(true, true)],
  [/^(?<count>\d{1,3}) (?<name>.+)$/u, lead(true, false)],
  [/^(?<count>\d{1,3})\s?[:|–—-]\s?(?<name>\S.*)$/u, lead(false, false)],
  [/^(?<count>\d{1,3})[xX]?(?<name>[\p{L}\p{N}].*)$/u, lead(false, false)],
  [/^(?<count>[〇一二三四五六七八九十]{1,3})枚\s?(?<name>.+)$/u, lead(false, true)],
];

const TAIL_COUNT =
  /([[(<{【〔]?)\s?([x×*]?)\s?(\d{1,3})\s?(枚|cards?|copies|個|つ)?(?:積み|投入|採用|ずつ)?\s?[\])>}】〕]?$/iu;
const TAIL_KANJI = /([〇一二三四五六七八九十]{1,3})枚$/u;
const OPENERS: Readonly<Record<string, string>> = { "《": "》", "「": "」", "『": "』", "“": "”", '"': '"' };
const SEPARATORS = new Set([..." ×xX*:….・=-–—―─→,、_+"]);
/** Separators that cannot be the end of a name before a count. */
const CLEAR_SEPARATORS = new Set(" ×*:….・=-–—―─→,、+");

/** Returns the possible readings of a line without decoration: first those with a count, the likeliest first. */
export function parseLineForms(line: string): readonly LineForm[] {
  const bases = [line, ...withoutNotes(line), withoutNumberBefore(line), behindColon(line)].filter((base) => base);
  const counted = bases.flatMap((base) => [...bracketed(base), ...parseCountForms(base, LEADS), ...trailing(base)]);
  const plain = bases.map((name): LineForm => ({ name, count: null, sure: false, side: "none", marked: false }));
  return [...counted, ...plain].flatMap(withShorterNames).filter(({ name }) => name !== "");
}

/** The list behind an introduction: `my deck: 3 Running Flame`. */
const behindColon = (line: string): string =>
  /^[^\d:]*: ?\d/u.test(line) ? line.slice(line.indexOf(":") + 1).trim() : "";

/** The form as it is, without marks of emphasis around the name, and without the notes behind it. */
function withShorterNames(form: LineForm): readonly LineForm[] {
  const bare = trimWith(form.name, MARKS).trim();
  return [...new Set([form.name, bare, ...withoutNotes(bare)])].map((name) => ({ ...form, name }));
}

const MARKS = new Set("*_~`'\" ");

/** A name in brackets, with the count before or behind it. */
function bracketed(line: string): readonly LineForm[] {
  for (const [open, close] of Object.entries(OPENERS)) {
    const from = line.indexOf(open);
    const to = from < 0 ? -1 : line.lastIndexOf(close);
    if (from < 0 || to <= from + 1) continue;
    const [before, behind] = [line.slice(0, from), line.slice(to + 1)];
    if (before.length > 12) continue;
    const count = numberIn(before) ?? numberIn(behind.slice(0, 12));
    const sure = open === "《" || count !== null;
    return [{ name: line.slice(from + 1, to).trim(), count, sure, side: "none", marked: true }];
  }
  return [];
}

function numberIn(text: string): number | null {
  const number = /\d{1,3}(?!\d)/u.exec(text)?.[0] ?? /^\s?([〇一二三四五六七八九十]{1,3})枚/u.exec(text)?.[1];
  return number === undefined ? null : toCount(number);
}

/** No count with everything around it is longer, so that only the end of a line is looked at. */
const MAX_TAIL = 24;

function trailing(line: string): readonly LineForm[] {
  const cut = Math.max(0, line.length - MAX_TAIL);
  const tail = line.slice(cut);
  const kanji = TAIL_KANJI.exec(tail);
  if (kanji?.[1] !== undefined) {
    const name = trimEndWith(line.slice(0, cut + kanji.index), SEPARATORS).trim();
    return [{ name, count: toCount(kanji[1]), sure: false, side: "tail", marked: true }];
  }
  const match = TAIL_COUNT.exec(tail);
  if (!match) return [];
  const [whole, bracket = "", times = "", digits = "", unit = ""] = match;
  const head = line.slice(0, cut + match.index);
  const end = head.slice(-MAX_TAIL);
  const marked = bracket + times + unit !== "";
  const spaced = whole.startsWith(" ");
  const isOther = NO_COUNT.test(end) || SIGNED.test(tail) || (!spaced && /\d$/u.test(head));
  if (RANGE.test(end) || (!marked && isOther)) return [];
  const sure = spaced || PARTED.test(head.slice(-1)) || (marked && !/^x$/iu.test(times));
  return [SEPARATORS, CLEAR_SEPARATORS].map((signs): LineForm => {
    return { name: trimEndWith(head, signs).trim(), count: Number(digits), sure, side: "tail", marked };
  });
}

/** A set code before a collector number: `(FL) 210`. */
const NO_COUNT = /(?:\([A-Za-z]{1,4}\)|\[[A-Za-z]{1,4}\])$/u;
const SIGNED = / -\d{1,3}$/u;
/** A number before another with a sign between: `(3-1)`. */
const RANGE = /\d[-~〜/]$/u;
const PARTED = /[\s×*:….・=–—―─→,、+-]/u;

const CLOSERS: Readonly<Record<string, string>> = { ")": "(", "]": "[", ">": "<", "}": "{", "】": "【", "〕": "〔" };
const MOST_NOTES = 4;
/** Set, number and finish behind a name, as other tools write them: `(FL) 210`, `*F*`, `FL-034`, `#034`, `foil`. */
const NUMBER_NOTE =
  / (?:[A-Za-z]{1,4}-?\d{1,4}[a-z]{0,2}|\*[A-Za-z-]+\*|[Ff]oil|JP|EN|JA|NM|#\S{1,30}|\d{3,4})$|(?<=[)\]]) \d{1,4}[a-z★]{0,2}$/u;

/** The text without what is written behind the name in brackets and numbers, one note less after the other. */
function withoutNotes(text: string): readonly string[] {
  const shorter: string[] = [];
  for (let rest = withoutNote(text); rest && shorter.length < MOST_NOTES; rest = withoutNote(rest)) shorter.push(rest);
  return shorter;
}

function withoutNote(text: string): string | null {
  const open = CLOSERS[text.at(-1) ?? ""];
  if (open !== undefined) {
    const at = text.lastIndexOf(open);
    return at > 0 ? text.slice(0, at).trimEnd() : null;
  }
  const cut = Math.max(0, text.length - 40);
  const note = NUMBER_NOTE.exec(text.slice(cut));
  return note ? text.slice(0, cut + note.index).trimEnd() : null;
}

/** Removes a collector number before a name (`FL-034 走り火`); empty if there is none. */
function withoutNumberBefore(text: string): string {
  const number = /^[A-Za-z]{1,4}-\d{1,4}[:\s]\s?/u.exec(text)?.[0];
  return number === undefined ? "" : text.slice(number.length);
}
