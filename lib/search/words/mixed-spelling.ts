import type { Span } from "../query/types";
import { BORDER, FORMS } from "./forms";
import { type NamePart, namePartsOf } from "./name-parts";
import { type At, NameWalk } from "./name-walk";
import { searchFold } from "./search-fold";
import { soundOf } from "./sound-of";
import type { MixedWord } from "./types";

/** What of a name and of its reading a mixed word is about, in places of both in one of their forms. */
export type MixedMatch = { readonly form: "spelling" | "sound"; readonly name: Span; readonly reading: Span };

/** Where a mixed word stands in a card's name read along its reading; `null` when it does not. */
export function mixedMatch(word: MixedWord, name: string, reading: string): MixedMatch | null {
  const [written, read] = [searchFold(name), searchFold(reading)];
  if (!word.written.every(({ text }) => written.includes(text))) return null;
  if (!word.heard.every((ways) => ways.some(({ form, text }) => FORMS[form](reading, BORDER + read).includes(text))))
    return null;
  return matchAlong("spelling", word, written, read) ?? matchAlong("sound", word, soundOf(written), soundOf(read));
}

function matchAlong(form: "spelling" | "sound", word: MixedWord, name: string, reading: string): MixedMatch | null {
  for (const parts of namePartsOf(name, reading)) {
    const ends = new NameWalk(parts, word[form]).ends();
    if (ends) return { form, name: spanOf(parts, ends, signsBefore), reading: spanOf(parts, ends, kanaBefore) };
  }
  return null;
}

type Counter = (part: NamePart, at: Omit<At, "part">) => number;

const spanOf = (parts: readonly NamePart[], [from, to]: readonly [At, At], count: Counter): Span => ({
  from: placeOf(parts, from, count),
  to: placeOf(parts, to, count),
});

function placeOf(parts: readonly NamePart[], { part, ...at }: At, count: Counter): number {
  const held = parts.slice(0, part + 1);
  return held.reduce((sum, one, place) => sum + count(one, place < part ? WHOLE : at), 0);
}

const WHOLE = { signs: Number.POSITIVE_INFINITY, kana: Number.POSITIVE_INFINITY, open: false };

const signsBefore: Counter = ({ written }, { signs }) => Math.min(signs, written.length);
/** A guess where the signs of a part were followed, and not its kana. */
const kanaBefore: Counter = ({ written, read }, { signs, kana, open }) =>
  Math.min(read.length, open ? Math.max(kana, Math.round((signs * read.length) / written.length)) : kana);
