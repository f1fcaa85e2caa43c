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

/** Reports how much of one sentence of a stretch was understood. */
export function reportSentence(
  place: TextStretch,
  { start, end }: TextSpan,
  coverage: Coverage,
  unread: readonly UnparsedSpan[],
  ability: number,
): SentenceReport {
  const span = toOriginalSpan(place.folded, place.base + start, place.base + end);
  return { ...span, text: place.given.slice(span.start, span.end), coverage, unread, ability };
}

/** Returns the span from the beginning of the clause in which reading stopped to the end of the sentence. */
export function createUnparsedSpan(place: TextStretch, from: number, to: number, furthest: number): UnparsedSpan {
  const { text, base, folded, given } = place;
  const clause = Math.max(from, text.lastIndexOf("、", Math.min(furthest, to) - 1) + 1);
  const start = clause >= to ? from : clause;
  const span = toOriginalSpan(folded, base + start, base + to);
  // What is wrong is often one word of a clause that is right but for it, so the rest of that clause is asked for too.
  const pause = text.indexOf("、", furthest);
  const rest = text.slice(furthest, pause < 0 || pause > to ? to : pause);
  const nearest = findNearestPhrase([text.slice(start, to), rest]);
  return { ...span, text: given.slice(span.start, span.end), nearest };
}
