import { getContextualKind, isCombiningUnit } from "@/lib/japanese/fold-character";

/**
 * A function that returns the end of the segment that begins at `from`. Folding a text must equal folding its segments
 * one by one.
 */
export type SegmentTokenizer = (text: string, from: number) => number;

/** Punctuation that divides clauses, in every width. */
const DIVIDERS = [...".,．，。｡、､：:\n"].map((sign) => sign.charCodeAt(0));

const UNKNOWN = 0;
const OTHER = 1;
const DIVIDER = 2;
const SPACE = 3;
const KANA = 4;
const KATAKANA = 5;
const KANJI = 6;
const LATIN = 7;
/** Characters that fold by their left neighbor; no segment begins with one. */
const BOUND = 8;

const CHAR_CLASSES = new Uint8Array(0x10000);

function charClassOf(unit: number): number {
  const known = CHAR_CLASSES[unit] as number;
  if (known !== UNKNOWN) return known;
  const sort = classifyChar(String.fromCharCode(unit), unit);
  CHAR_CLASSES[unit] = sort;
  return sort;
}

function classifyChar(sign: string, unit: number): number {
  if (isCombiningUnit(sign) || getContextualKind(sign) !== null || (unit >= 0xd800 && unit <= 0xdfff)) return BOUND;
  if (DIVIDERS.includes(unit)) return DIVIDER;
  if (/\s/u.test(sign)) return SPACE;
  if (/[\p{Script=Latin}\p{Nd}]/u.test(sign)) return LATIN;
  if (/[ァ-ヶー]/u.test(sign)) return KATAKANA;
  if (/\p{Script=Hiragana}/u.test(sign)) return KANA;
  return /\p{Script=Han}/u.test(sign) ? KANJI : OTHER;
}

/** Returns the end of a segment of a card text: a clause with its closing punctuation. */
export const findClauseEnd: SegmentTokenizer = (text, from) => {
  const last = text.length - 1;
  for (let at = from; at < last; at += 1) {
    if (charClassOf(text.charCodeAt(at)) === DIVIDER && charClassOf(text.charCodeAt(at + 1)) !== BOUND) return at + 1;
  }
  return text.length;
};

/**
 * Returns the end of a segment of a name. Names are split at spaces and at changes of script; a kanji and the hiragana
 * after it stay together.
 */
export const findWordEnd: SegmentTokenizer = (text, from) => {
  const { length } = text;
  let before = charClassOf(text.charCodeAt(from));
  for (let at = from + 1; at < length; at += 1) {
    const sort = charClassOf(text.charCodeAt(at));
    if (isBetweenWords(before, sort)) return at;
    before = sort;
  }
  return length;
};

function isBetweenWords(before: number, after: number): boolean {
  if (before === after || after === BOUND || after === SPACE) return false;
  if (before === SPACE) return true;
  return before >= KANA && before <= LATIN && after >= KATAKANA && after <= LATIN;
}

/**
 * Returns the kind of Latin content in a segment: one word of Latin letters or digits, none, or a mixture that needs a
 * closer look.
 */
export function classifyLatinContent(segment: string): "word" | "none" | "some" {
  let [letters, others] = [0, 0];
  for (let at = 0; at < segment.length; at += 1) {
    const sort = charClassOf(segment.charCodeAt(at));
    if (sort === LATIN && others > 0) return "some";
    if (sort === LATIN) letters += 1;
    else if (sort !== SPACE || letters === 0) others += 1;
    else if (at + 1 < segment.length && charClassOf(segment.charCodeAt(at + 1)) !== SPACE) return "some";
  }
  return letters === 0 ? "none" : others === 0 ? "word" : "some";
}
