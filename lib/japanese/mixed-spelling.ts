import { type AlignedSegment, alignReading } from "./align-reading";
import { AlignedNameMatcher, type AlignmentPosition } from "./aligned-name-matcher";
import { toPhoneticKey } from "./phonetic-key";
import { foldForSearch } from "./search-fold";
import { FIELD_BOUNDARY } from "./search-forms";
import type { MixedScriptWord, TextSpan } from "./types";

/** Match of a mixed word: the spans it covers in the name and in the reading, both in one form. */
type MixedMatch = { readonly form: "spelling" | "sound"; readonly name: TextSpan; readonly reading: TextSpan };

/** Finds a word in mixed scripts in a name with its reading; null if it does not occur. */
export const findMixedMatch = (word: MixedScriptWord, name: string, reading: string): MixedMatch | null =>
  findFoldedMixedMatch(word, foldForSearch(name), foldForSearch(reading));

/** Finds a word in mixed scripts like `findMixedMatch`, in a name and reading that are already folded. */
export function findFoldedMixedMatch(word: MixedScriptWord, name: string, reading: string): MixedMatch | null {
  if (!word.written.every((written) => hasRoom(name, written))) return null;
  const spelling = FIELD_BOUNDARY + reading;
  const heard = { spelling, sound: toPhoneticKey(spelling) };
  if (!word.heard.every((ways) => ways.some(({ form, text }) => heard[form].includes(text)))) return null;
  return (
    matchAlong("spelling", word, name, reading) ??
    matchAlong("sound", word, toPhoneticKey(name), toPhoneticKey(reading))
  );
}

/** Returns whether the written part of a word occurs in a name, with enough adjacent characters for the word's kana. */
function hasRoom(name: string, { text, behind, before }: MixedScriptWord["written"][number]): boolean {
  const at = name.indexOf(text);
  if (at === -1 || (behind && at + text.length === name.length)) return false;
  return !before || name.lastIndexOf(text) > 0;
}

function matchAlong(
  form: "spelling" | "sound",
  word: MixedScriptWord,
  name: string,
  reading: string,
): MixedMatch | null {
  for (const parts of alignReading(name, reading)) {
    const ends = new AlignedNameMatcher(parts, word[form]).ends();
    if (ends) return { form, name: spanOf(parts, ends, signsBefore), reading: spanOf(parts, ends, kanaBefore) };
  }
  return null;
}

type Counter = (part: AlignedSegment, at: Omit<AlignmentPosition, "part">) => number;

const spanOf = (
  parts: readonly AlignedSegment[],
  [from, to]: readonly [AlignmentPosition, AlignmentPosition],
  count: Counter,
): TextSpan => ({
  from: placeOf(parts, from, count),
  to: placeOf(parts, to, count),
});

function placeOf(parts: readonly AlignedSegment[], { part, ...at }: AlignmentPosition, count: Counter): number {
  const held = parts.slice(0, part + 1);
  return held.reduce((sum, one, place) => sum + count(one, place < part ? WHOLE : at), 0);
}

const WHOLE = { signs: Number.POSITIVE_INFINITY, kana: Number.POSITIVE_INFINITY, open: false };

const signsBefore: Counter = ({ written }, { signs }) => Math.min(signs, written.length);
/** Kana before a position, estimated by proportion where characters were matched instead of kana. */
const kanaBefore: Counter = ({ written, read }, { signs, kana, open }) =>
  Math.min(read.length, open ? Math.max(kana, Math.round((signs * read.length) / written.length)) : kana);
