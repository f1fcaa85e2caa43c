import type { Span } from "../query/types";
import { FORMS } from "./forms";
import { type NamePart, namePartsOf } from "./name-parts";
import { type At, NameWalk } from "./name-walk";
import { searchFold } from "./search-fold";
import { soundOf } from "./sound-of";
import type { MixedWord } from "./types";

/** What of a name and of its reading a mixed word is about, in places of both as they sound. */
export type MixedMatch = { readonly name: Span; readonly reading: Span };

/** Where a mixed word stands in a card's name read along its reading; `null` when it does not. */
export function mixedMatch(word: MixedWord, name: string, reading: string): MixedMatch | null {
  const folded = searchFold(name);
  if (!word.written.every(({ text }) => folded.includes(text))) return null;
  if (!word.heard.every((ways) => ways.some(({ form, text }) => FORMS[form](reading).includes(text)))) return null;
  return matchAlong(word, name, reading);
}

/** The same for a name and a reading of which is known that they hold the parts of the word. */
export function matchAlong({ sound }: MixedWord, name: string, reading: string): MixedMatch | null {
  for (const parts of namePartsOf(soundOf(searchFold(name)), soundOf(searchFold(reading)))) {
    const ends = new NameWalk(parts, sound).ends();
    if (ends) return { name: spanOf(parts, ends, signsBefore), reading: spanOf(parts, ends, kanaBefore) };
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
