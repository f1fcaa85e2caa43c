import { contextOf, isMark } from "@/lib/japanese/folded-sign";

/** Where the piece of a text ends that begins at a place. What a text folds to is what its pieces fold to, one after another. */
export type Cut = (text: string, from: number) => number;

/** What divides sentences, in every width in which it is typed. */
const DIVIDERS = [...".,．，。｡、､：:\n"].map((sign) => sign.charCodeAt(0));

const UNKNOWN = 0;
const OTHER = 1;
const DIVIDER = 2;
const SPACE = 3;
const KANA = 4;
const KATAKANA = 5;
const KANJI = 6;
const LATIN = 7;
/** Folds by what stands before it, so no piece begins with it. */
const BOUND = 8;

const SORTS = new Uint8Array(0x10000);

function sortOf(unit: number): number {
  const known = SORTS[unit] as number;
  if (known !== UNKNOWN) return known;
  const sort = sortOfSign(String.fromCharCode(unit), unit);
  SORTS[unit] = sort;
  return sort;
}

function sortOfSign(sign: string, unit: number): number {
  if (isMark(sign) || contextOf(sign) !== null || (unit >= 0xd800 && unit <= 0xdfff)) return BOUND;
  if (DIVIDERS.includes(unit)) return DIVIDER;
  if (/\s/u.test(sign)) return SPACE;
  if (/[\p{Script=Latin}\p{Nd}]/u.test(sign)) return LATIN;
  if (/[ァ-ヶー]/u.test(sign)) return KATAKANA;
  if (/\p{Script=Hiragana}/u.test(sign)) return KANA;
  return /\p{Script=Han}/u.test(sign) ? KANJI : OTHER;
}

/** Sentences and their parts. */
export const cutTexts: Cut = (text, from) => {
  const last = text.length - 1;
  for (let at = from; at < last; at += 1) {
    if (sortOf(text.charCodeAt(at)) === DIVIDER && sortOf(text.charCodeAt(at + 1)) !== BOUND) return at + 1;
  }
  return text.length;
};

/** Words: at spaces, and where another script begins; a kanji keeps the hiragana behind it. */
export const cutNames: Cut = (text, from) => {
  const { length } = text;
  let before = sortOf(text.charCodeAt(from));
  for (let at = from + 1; at < length; at += 1) {
    const sort = sortOf(text.charCodeAt(at));
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

/** Whether a piece is one word in Latin letters or digits, holds none of them, or must be looked at more closely. */
export function latinIn(piece: string): "word" | "none" | "some" {
  let [letters, others] = [0, 0];
  for (let at = 0; at < piece.length; at += 1) {
    const sort = sortOf(piece.charCodeAt(at));
    if (sort === LATIN && others > 0) return "some";
    if (sort === LATIN) letters += 1;
    else if (sort !== SPACE || letters === 0) others += 1;
    else if (at + 1 < piece.length && sortOf(piece.charCodeAt(at + 1)) !== SPACE) return "some";
  }
  return letters === 0 ? "none" : others === 0 ? "word" : "some";
}
