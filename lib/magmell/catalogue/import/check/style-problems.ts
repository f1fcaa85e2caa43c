import { toNameKey } from "@/engine/magmell";
import { normalizeCardText } from "@/lib/magmell/catalogue/model/plain-text";
import type { TextReport } from "@/lib/magmell/catalogue/model/text-report";

/** A deviation of a text from the usual style; the compiler may still read it. */
export type StyleProblem = {
  readonly code: /** A character in an unusual width; `instead` is the usual one. */
    | "WIDTH"
    | "SPACE"
    /** A line that is neither an ability, a mode nor a note. */
    | "NO_MARK"
    | "NO_STOP"
    /** A bracket without its other half. */
    | "BRACKET"
    /** A name in 《》 that no card or token has. */
    | "UNKNOWN_NAME"
    /** Everything was read, but written out it is another text: `instead`. */
    | "OTHER_TEXT";
  readonly start: number;
  /** The offset after the last character in question; if something is missing, the offset of the first one. */
  readonly end: number;
  readonly text: string;
  readonly instead: string | null;
};

/** Returns the style problems of a text, in text order. `knows` tells whether a name belongs to a card. */
export function findStyleProblems(report: TextReport, knows: (name: string) => boolean): readonly StyleProblem[] {
  const { text } = report;
  return [
    ...widths(text),
    ...matches(text, /(?<=[^\x20-\x7e\n])[ \u3000]+|[ \u3000]+(?=[^\x20-\x7e\n])/gu, "SPACE", () => ""),
    ...lines(report),
    ...brackets(text),
    ...names(report, knows),
    ...otherText(report),
  ].sort((a, b) => a.start - b.start);
}

function matches(
  text: string,
  pattern: RegExp,
  code: StyleProblem["code"],
  instead: (found: string) => string | null,
): readonly StyleProblem[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    code,
    start: index,
    end: index + found.length,
    text: found,
    instead: instead(found),
  }));
}

/** ASCII punctuation that card texts write in full width. No card text has a decimal point. */
const FULL = { ",": "、", ".": "。", "(": "（", ")": "）", ":": "：", "!": "！", "?": "？", "~": "〜" } as const;

/** Letters and digits are half-width, kana and punctuation full-width. */
function widths(text: string): readonly StyleProblem[] {
  const full = (found: string) => [...found].map((sign) => FULL[sign as keyof typeof FULL] ?? sign).join("");
  return [
    ...matches(text, /[０-９Ａ-Ｚａ-ｚ＋－]+/gu, "WIDTH", (found) => found.normalize("NFKC")),
    ...matches(text, /[\uff61-\uff9f]+/gu, "WIDTH", (found) => found.normalize("NFKC")),
    ...matches(text, /[,.():!?~]+/gu, "WIDTH", full),
  ];
}

const NOTE_LINE = /^[（(].*[)）]$/u;

function lines({ text, abilities }: TextReport): readonly StyleProblem[] {
  const sentences = abilities.flatMap((ability) => ability.sentences);
  const problems: StyleProblem[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    const holdsText = sentences.some((sentence) => sentence.start < end && sentence.end > start);
    if (holdsText && !NOTE_LINE.test(line.trim())) {
      if (!/^[■・]/u.test(line)) problems.push({ code: "NO_MARK", start, end: start, text: "", instead: "■" });
      const bare = line.replace(/(?:\s|[（(][^（()）]*[)）])+$/u, "");
      const stop = start + bare.length;
      if (bare !== "" && !/[。．.]$/u.test(bare)) {
        problems.push({ code: "NO_STOP", start: stop, end: stop, text: "", instead: "。" });
      }
    }
    start = end + 1;
  }
  return problems;
}

const PAIRS = { "「": "」", "『": "』", "《": "》", "（": "）", "(": ")" } as const;
const CLOSING: readonly string[] = Object.values(PAIRS);

function brackets(text: string): readonly StyleProblem[] {
  const open: { sign: string; at: number }[] = [];
  const problems: StyleProblem[] = [];
  const found = (at: number, sign: string) =>
    problems.push({ code: "BRACKET", start: at, end: at + sign.length, text: sign, instead: null });
  for (const [at, sign] of [...text].map((one, index, all) => [all.slice(0, index).join("").length, one] as const)) {
    if (Object.hasOwn(PAIRS, sign)) open.push({ sign, at });
    else if (CLOSING.includes(sign)) {
      const last = open.at(-1);
      if (last !== undefined && PAIRS[last.sign as keyof typeof PAIRS] === sign) open.pop();
      else found(at, sign);
    }
  }
  for (const { sign, at } of open) found(at, sign);
  return problems;
}

function names({ text, abilities }: TextReport, knows: (name: string) => boolean): readonly StyleProblem[] {
  const defined = new Set<string>();
  for (const { ability } of abilities) tokenNames(ability, defined);
  return matches(text, /《([^《》\n]+)》/gu, "UNKNOWN_NAME", () => null).filter(({ text: found }) => {
    const name = found.slice(1, -1);
    return !knows(name) && !defined.has(toNameKey(name));
  });
}

/** The names of the tokens that a part of an ability makes: a text that defines one may name it (206.3). */
function tokenNames(part: unknown, into: Set<string>): void {
  if (typeof part !== "object" || part === null) return;
  const { token } = part as { token?: { name?: unknown } };
  if (typeof token?.name === "string") into.add(toNameKey(token.name));
  for (const inner of Object.values(part)) tokenNames(inner, into);
}

/** Marks and stops that are missing have remarks of their own. */
const words = (text: string) => normalizeCardText(text).replace(/[■。.]/gu, "");

function otherText({ text, coverage, abilities }: TextReport): readonly StyleProblem[] {
  const instead = abilities.map(({ japanese }) => japanese).join("\n");
  if (coverage !== "full" || words(instead) === words(text)) return [];
  return [{ code: "OTHER_TEXT", start: 0, end: text.length, text, instead }];
}
