import { findNearestPhrase } from "./nearest-phrase";
import { type NormalizedText, toOriginalSpan } from "./normalize";
import type { Coverage, SentenceReport, TextSpan, UnparsedSpan } from "./types";

/** Part of the normalized text that is being read. */
export type TextStretch = {
  readonly folded: NormalizedText;
  readonly base: number;
  readonly text: string;
  readonly given: string;
};

/** Returns the span of a part of a stretch as it was typed, with what stands in brackets in front of the stretch. */
function toTypedSpan({ folded, base, given }: TextStretch, start: number, end: number): TextSpan {
  const span = toOriginalSpan(folded, base + start, base + end);
  if (start > 0) return span;
  const before = base === 0 ? 0 : (folded.ends[base - 1] ?? 0);
  const marks = /^[\s■●◆▪◼]*/u.exec(given.slice(before, span.start))?.[0].length ?? 0;
  return { ...span, start: Math.min(span.start, before + marks) };
}

/** Returns a part of a stretch that is not read; as it was typed if brackets in it would be missing. */
export function keepUnread(place: TextStretch, start: number, end: number): string {
  const span = toTypedSpan(place, start, end);
  const typed = place.given.slice(span.start, span.end).replace(/[\r\n]/gu, "");
  const text = place.text.slice(start, end);
  const count = (words: string) => words.match(/[【（([［]/gu)?.length ?? 0;
  return count(typed) > count(text) ? typed : text;
}

/** Reports how much of one sentence of a stretch was understood. */
export function reportSentence(
  place: TextStretch,
  { start, end }: TextSpan,
  coverage: Coverage,
  unread: readonly UnparsedSpan[],
  ability: number,
): SentenceReport {
  const own = toOriginalSpan(place.folded, place.base + start, place.base + end);
  const span = coverage === "none" ? toTypedSpan(place, start, end) : own;
  return { ...span, text: place.given.slice(span.start, span.end), coverage, unread, ability };
}

/** Returns the span from the beginning of the clause in which reading stopped to the end of the sentence. */
export function createUnparsedSpan(place: TextStretch, from: number, to: number, furthest: number): UnparsedSpan {
  const { text, given } = place;
  let clause = Math.max(from, text.lastIndexOf("、", Math.min(furthest, to) - 1) + 1);
  // Of whom it is said belongs to what is said: 「相手は、」.
  while (clause > from && text[clause - 2] === "は") clause = Math.max(from, text.lastIndexOf("、", clause - 2) + 1);
  const start = clause >= to ? from : clause;
  const span = toTypedSpan(place, start, to);
  // What is wrong is often one word of a clause that is right but for it, so the rest of that clause is asked for too.
  const pause = text.indexOf("、", furthest);
  const rest = text.slice(furthest, pause < 0 || pause > to ? to : pause);
  const nearest = findNearestPhrase([text.slice(start, to), rest]);
  return { ...span, text: given.slice(span.start, span.end), nearest };
}
