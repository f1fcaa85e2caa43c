import { type AlignedPart, alignReading } from "./align-reading";
import { AlignedNameMatcher, type NamePosition } from "./aligned-name-matcher";
import { BORDER } from "./forms";
import { phoneticKey } from "./phonetic-key";
import { searchFold } from "./search-fold";
import type { MixedWord, Span } from "./types";

/** Match of a mixed word: the spans it covers in the name and in the reading, both in one form. */
type MixedMatch = { readonly form: "spelling" | "sound"; readonly name: Span; readonly reading: Span };

/** Finds a mixed word in a name aligned with its reading; `null` if it does not occur. */
export const mixedMatch = (word: MixedWord, name: string, reading: string): MixedMatch | null =>
  mixedMatchFolded(word, searchFold(name), searchFold(reading));

/** `mixedMatch` for a folded name and reading. */
export function mixedMatchFolded(word: MixedWord, name: string, reading: string): MixedMatch | null {
  if (!word.written.every((written) => hasRoom(name, written))) return null;
  const spelling = BORDER + reading;
  const heard = { spelling, sound: phoneticKey(spelling) };
  if (!word.heard.every((ways) => ways.some(({ form, text }) => heard[form].includes(text)))) return null;
  return (
    matchAlong("spelling", word, name, reading) ?? matchAlong("sound", word, phoneticKey(name), phoneticKey(reading))
  );
}

/** Whether the written part of a word occurs in a name, with room beside it for the word's kana. */
function hasRoom(name: string, { text, behind, before }: MixedWord["written"][number]): boolean {
  const at = name.indexOf(text);
  if (at === -1 || (behind && at + text.length === name.length)) return false;
  return !before || name.lastIndexOf(text) > 0;
}

function matchAlong(form: "spelling" | "sound", word: MixedWord, name: string, reading: string): MixedMatch | null {
  for (const parts of alignReading(name, reading)) {
    const ends = new AlignedNameMatcher(parts, word[form]).ends();
    if (ends) return { form, name: spanOf(parts, ends, signsBefore), reading: spanOf(parts, ends, kanaBefore) };
  }
  return null;
}

type Counter = (part: AlignedPart, at: Omit<NamePosition, "part">) => number;

const spanOf = (
  parts: readonly AlignedPart[],
  [from, to]: readonly [NamePosition, NamePosition],
  count: Counter,
): Span => ({
  from: placeOf(parts, from, count),
  to: placeOf(parts, to, count),
});

function placeOf(parts: readonly AlignedPart[], { part, ...at }: NamePosition, count: Counter): number {
  const held = parts.slice(0, part + 1);
  return held.reduce((sum, one, place) => sum + count(one, place < part ? WHOLE : at), 0);
}

const WHOLE = { signs: Number.POSITIVE_INFINITY, kana: Number.POSITIVE_INFINITY, open: false };

const signsBefore: Counter = ({ written }, { signs }) => Math.min(signs, written.length);
/** Kana before a position, estimated by proportion where characters were matched instead of kana. */
const kanaBefore: Counter = ({ written, read }, { signs, kana, open }) =>
  Math.min(read.length, open ? Math.max(kana, Math.round((signs * read.length) / written.length)) : kana);
