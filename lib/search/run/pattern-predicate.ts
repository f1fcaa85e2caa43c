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
export const evaluatePattern: PredicateEvaluator<"text"> = (scope, { key, value }, at) => {
  const pattern = scope.context.patterns?.(value) ?? null;
  const keys = key === "any" ? ANYWHERE : isLabel(key) ? [key] : [];
  if (pattern === null || keys.length === 0) return null;
  const found = keys.map((one) => withPattern(scope, one, value, pattern)).filter((one) => one !== null);
  if (found.length === keys.length) return union(scope.index, found);
  scope.budget.warnings.push({ code: "TOO_MUCH_TEXT", at, text: `/${value}/`, key });
  return null;
};

const ANYWHERE = ["name", "yomi", "alias", "text"] as const satisfies readonly LabelKey[];

/**
 * Matches of a pattern under one key; `null` when the scan budget is exceeded. Texts already scanned for this query are
 * not scanned again.
 */
function withPattern(
  scope: EvaluationContext,
  key: LabelKey,
  typed: string,
  pattern: CompiledPattern,
): MatchSet | null {
  const { budget } = scope;
  const known = cachedMatches(scope, key, typed);
  const open = relevantEntries(scope, key);
  subtractInto(open, known.seen);
  const asked = { open: countBits(open), characters: budget.characters };
  if (known.tooMuch && asked.open >= known.tooMuch.open && asked.characters <= known.tooMuch.characters)
    budget.characters = -1;
  else if (asked.open > 0) matchTexts(scope, key, pattern, open, known);
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
  scope: EvaluationContext,
  key: LabelKey,
  pattern: CompiledPattern,
  open: Bits,
  known: PatternMatches,
): void {
  const candidates = open.slice();
  narrowCandidates(scope.index, key, pattern, candidates);
  const isText = key === "text" || key === "fullText";
  const inAll = isText && isQuickerInPieces(scope, candidates, pattern);
  const passed = inAll ? inPieces(scope, key, pattern) : inTexts(scope, key, candidates, pattern);
  if (scope.budget.characters < 0) return;
  unionInto(known.passed, passed);
  unionInto(known.seen, inAll ? fullBits(scope.index.size) : open);
}

/** Whether scanning segments is exact and cheaper than scanning texts. */
const isQuickerInPieces = ({ index }: EvaluationContext, candidates: Bits, { crosses, least }: CompiledPattern) =>
  !crosses && least > 0 && index.texts.bigrams.strings.length < countBits(candidates);

function inPieces(scope: EvaluationContext, key: "text" | "fullText", pattern: CompiledPattern): Bits {
  const { texts, withNotes } = scope.index;
  const found = withPiece(scope, texts, pattern);
  if (key === "text") return found;
  // Cards without notes have one text for both keys.
  subtractInto(found, withNotes.cards);
  unionInto(found, withPiece(scope, withNotes.texts, pattern));
  return found;
}

function withPiece(scope: EvaluationContext, pieces: Segments, { matches }: CompiledPattern): Bits {
  const found = emptyBits(pieces.size);
  const passing: number[] = [];
  for (const [piece, plain] of (pieces.shared?.plain() ?? []).entries())
    if (isAffordable(scope, plain) && matches(plain, [])) passing.push(piece);
  addPostings(pieces, passing, found);
  return found;
}

/** Scans each distinct text once; where the pattern uses `~`, once for each card whose name the text contains. */
function inTexts(scope: EvaluationContext, key: LabelKey, candidates: Bits, pattern: CompiledPattern): Bits {
  const { index, budget } = scope;
  const { size, values, postings, plainAt } = index.labels(key);
  const { starts, items } = postings;
  const found = emptyBits(size);
  for (let value = 0; value < values.length && budget.characters >= 0; value += 1) {
    let answer: TextMatcher | null = null;
    for (let at = starts[value] as number; at < (starts[value + 1] as number); at += 1) {
      const place = items[at] as number;
      if (!hasBit(candidates, place)) continue;
      answer ??= textMatcher(scope, plainAt(value), pattern);
      if (answer(pattern.ownName ? namesAt(index, key, place) : [])) setBit(found, place);
    }
  }
  return found;
}

type TextMatcher = (names: readonly string[]) => boolean;

/** A matcher of one text for cards with given names. */
function textMatcher(
  scope: EvaluationContext,
  plain: string,
  { matches, namesCard, least }: CompiledPattern,
): TextMatcher {
  if (plain.length < least) return () => false;
  let unnamed = namesCard ? false : null;
  return (names) => {
    if (names.some((name) => plain.includes(name))) return isAffordable(scope, plain) && matches(plain, names);
    unnamed ??= isAffordable(scope, plain) && matches(plain, []);
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
