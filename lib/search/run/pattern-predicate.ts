import { weakMemo } from "@/lib/cache";
import type { CatalogueCard } from "@/lib/catalogue/model/types";
import { type Bits, countBits, emptyBits, fullBits, hasBit, setBit, subtractInto, unionInto } from "../index/bits";
import { domainOfLabel, LABEL_VALUES } from "../index/label-values";
import type { LabelKey } from "../index/labels";
import { addPostings, type Segments } from "../index/segments";
import type { SearchIndex } from "../index/types";
import type { CompiledPattern } from "../pattern/pattern-compiler";
import { namesToMask } from "../pattern/patterns";
import type { TextKey } from "../query/keys";
import { domainSize, type MatchSet, union } from "./match-set";
import { narrowCandidates, relevantEntries } from "./pattern-candidates";
import type { PatternMatches } from "./query-cache";
import type { EvaluationContext, PredicateEvaluator } from "./types";

const isLabel = (key: TextKey): key is LabelKey => key in LABEL_VALUES;

/** Evaluator of patterns, matched against texts as printed. */
export const evaluatePattern: PredicateEvaluator<"text"> = (evaluation, { key, value }, at) => {
  const pattern = evaluation.context.patterns?.(value) ?? null;
  const keys = key === "any" ? ANYWHERE : isLabel(key) ? [key] : [];
  if (pattern === null || keys.length === 0) return null;
  const matchSets = keys.map((one) => withPattern(evaluation, one, value, pattern)).filter((one) => one !== null);
  if (matchSets.length === keys.length) return union(evaluation.index, matchSets);
  evaluation.budget.warnings.push({ code: "TOO_MUCH_TEXT", at, text: `/${value}/`, key });
  return null;
};

const ANYWHERE = ["name", "yomi", "alias", "text"] as const satisfies readonly LabelKey[];

/**
 * Matches of a pattern under one key; `null` when the scan budget is exceeded. Texts already scanned for this query are
 * not scanned again.
 */
function withPattern(
  evaluation: EvaluationContext,
  key: LabelKey,
  typed: string,
  pattern: CompiledPattern,
): MatchSet | null {
  const { budget } = evaluation;
  const known = cachedMatches(evaluation, key, typed);
  const open = relevantEntries(evaluation, key);
  subtractInto(open, known.seen);
  const asked = { open: countBits(open), characters: budget.characters };
  if (known.tooMuch && asked.open >= known.tooMuch.open && asked.characters <= known.tooMuch.characters)
    budget.characters = -1;
  else if (asked.open > 0) matchTexts(evaluation, key, pattern, open, known);
  if (budget.characters >= 0) return { of: domainOfLabel(key), bits: known.passed.slice() };
  if (asked.characters >= 0) known.tooMuch = asked;
  return null;
}

function cachedMatches({ index, context }: EvaluationContext, key: LabelKey, typed: string): PatternMatches {
  const size = domainSize(index, domainOfLabel(key));
  const fresh = (): PatternMatches => ({ seen: emptyBits(size), passed: emptyBits(size), tooMuch: null });
  const kept = context.queryCache?.patterns;
  const known = kept?.get(`${key} ${typed}`) ?? fresh();
  kept?.set(`${key} ${typed}`, known);
  return known;
}

/** Scans the texts of the open entries, or all segments where that is as quick. */
function matchTexts(
  evaluation: EvaluationContext,
  key: LabelKey,
  pattern: CompiledPattern,
  open: Bits,
  known: PatternMatches,
): void {
  const candidates = open.slice();
  narrowCandidates(evaluation.index, key, pattern, candidates);
  const isText = key === "text" || key === "fullText";
  const inAll = isText && isQuickerInPieces(evaluation, candidates, pattern);
  const passed = inAll ? inPieces(evaluation, key, pattern) : inTexts(evaluation, key, candidates, pattern);
  if (evaluation.budget.characters < 0) return;
  unionInto(known.passed, passed);
  unionInto(known.seen, inAll ? fullBits(evaluation.index.size) : open);
}

/** Whether scanning segments is exact and cheaper than scanning texts. */
const isQuickerInPieces = ({ index }: EvaluationContext, candidates: Bits, { crosses, least }: CompiledPattern) =>
  !crosses && least > 0 && index.texts.bigrams.strings.length < countBits(candidates);

function inPieces(evaluation: EvaluationContext, key: "text" | "fullText", pattern: CompiledPattern): Bits {
  const { texts, withNotes } = evaluation.index;
  const result = withPiece(evaluation, texts, pattern);
  if (key === "text") return result;
  // Cards without notes have one text for both keys.
  subtractInto(result, withNotes.cards);
  unionInto(result, withPiece(evaluation, withNotes.texts, pattern));
  return result;
}

function withPiece(evaluation: EvaluationContext, pieces: Segments, { matches }: CompiledPattern): Bits {
  const result = emptyBits(pieces.size);
  const passing: number[] = [];
  for (const [piece, plain] of (pieces.shared?.plain() ?? []).entries())
    if (isAffordable(evaluation, plain) && matches(plain, [])) passing.push(piece);
  addPostings(pieces, passing, result);
  return result;
}

/** Scans each distinct text once; where the pattern uses `~`, once for each card whose name the text contains. */
function inTexts(evaluation: EvaluationContext, key: LabelKey, candidates: Bits, pattern: CompiledPattern): Bits {
  const { index, budget } = evaluation;
  const { size, values, postings, plainAt } = index.labels(key);
  const { starts, items } = postings;
  const result = emptyBits(size);
  for (let value = 0; value < values.length && budget.characters >= 0; value += 1) {
    let answer: TextMatcher | null = null;
    for (let at = starts[value] as number; at < (starts[value + 1] as number); at += 1) {
      const place = items[at] as number;
      if (!hasBit(candidates, place)) continue;
      answer ??= textMatcher(evaluation, plainAt(value), pattern);
      if (answer(pattern.ownName ? namesAt(index, key, place) : [])) setBit(result, place);
    }
  }
  return result;
}

type TextMatcher = (names: readonly string[]) => boolean;

/** A matcher of one text for cards with given names. */
function textMatcher(
  evaluation: EvaluationContext,
  plain: string,
  { matches, namesCard, least }: CompiledPattern,
): TextMatcher {
  if (plain.length < least) return () => false;
  let unnamed = namesCard ? false : null;
  return (names) => {
    if (names.some((name) => plain.includes(name))) return isAffordable(evaluation, plain) && matches(plain, names);
    unnamed ??= isAffordable(evaluation, plain) && matches(plain, []);
    return unnamed;
  };
}

/** Charges a text to the scan budget; false when it is exceeded. */
function isAffordable({ budget }: EvaluationContext, { length }: string): boolean {
  budget.characters -= length;
  return budget.characters >= 0;
}

function namesAt(index: SearchIndex, key: LabelKey, place: number): readonly string[] {
  const card = index.catalogue.cards[domainOfLabel(key) === "cards" ? place : (index.rows.cardOf[place] as number)];
  return card ? ownNames(card) : [];
}

const ownNames = weakMemo(({ name, englishName }: CatalogueCard) => namesToMask([name, englishName]));
