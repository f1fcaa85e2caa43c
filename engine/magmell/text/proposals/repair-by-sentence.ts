import type { Ability } from "../../model/ability";
import type { CardKind } from "../../model/card";
import { findSentenceSpans } from "../normalize";
import type { AdaptedText } from "./adaptations";
import { rephraseBehind } from "./rephrasings";
import { type FoundWording, type ProposalLimits, readPlayable, searchWordings } from "./search-wordings";

/** How many beginnings of a text are continued, and how many of its sentences are searched by edits. */
const MOST_BEGINNINGS = 3;
const MOST_SEARCHES = 3;

type Beginning = Omit<FoundWording, "abilities"> & { readonly searches: number };

/**
 * Returns wordings of an ability in which each sentence is one that can be read behind those before it: as it is, in
 * another form that says the same, or with a few words changed.
 */
export function repairBySentence(
  given: AdaptedText,
  kind: CardKind,
  limits: Required<ProposalLimits>,
  compile: (text: string) => readonly Ability[] | null,
): readonly FoundWording[] {
  const { text, differences } = given;
  const sentences = text.includes("\n")
    ? [text]
    : findSentenceSpans(text).map(({ start, end }) => text.slice(start, end));
  let beginnings: readonly Beginning[] = [{ text: "", cost: 0, differences, searches: 0 }];
  for (const [place, sentence] of sentences.entries()) {
    const isLast = place === sentences.length - 1;
    const isRead = (words: string) => (isLast ? compile(words) : readPlayable(words, kind)) !== null;
    beginnings = beginnings
      .flatMap((one) => continueWith(one, sentence, kind, limits, isRead))
      .sort((one, other) => one.cost - other.cost)
      .slice(0, MOST_BEGINNINGS);
    if (beginnings.length === 0 || limits.isOver()) return [];
  }
  return beginnings.flatMap((one) => {
    const abilities = one.text === text ? null : compile(one.text);
    return abilities === null ? [] : [{ ...one, abilities }];
  });
}

/** Returns what a beginning becomes with a further sentence. */
function continueWith(
  before: Beginning,
  sentence: string,
  kind: CardKind,
  limits: Required<ProposalLimits>,
  isRead: (text: string) => boolean,
): readonly Beginning[] {
  const text = before.text + sentence;
  if (isRead(text)) return [{ ...before, text }];
  const found: Beginning[] = [];
  for (const [place, one] of (limits.tries === 0 ? [] : rephraseBehind(text, before.text.length, kind)).entries()) {
    if (found.length >= MOST_BEGINNINGS || limits.isOver()) break;
    if (!isRead(one.text)) continue;
    const differences = [...before.differences, ...one.differences];
    found.push({ ...before, text: one.text, differences, cost: before.cost + place / 100 + one.differences.length });
  }
  if (found.length > 0 || before.searches >= MOST_SEARCHES || limits.most === 0) return found;
  return searchWordings(text, before.text.length, kind, limits)
    .filter((one) => isRead(one.text))
    .map(({ abilities: _, ...one }) => ({
      ...one,
      cost: before.cost + 1 + one.cost,
      differences: [...before.differences, ...one.differences],
      searches: before.searches + 1,
    }));
}
