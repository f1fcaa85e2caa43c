import { memoizeWeakly } from "@/lib/cache";
import type { TextSpan } from "@/lib/japanese/types";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { Task } from "@/lib/tasks";
import {
  type BitSet,
  countBits,
  createEmptyBitSet,
  createFullBitSet,
  hasBit,
  intersectInto,
  setBit,
  subtractInto,
  uniteInto,
} from "../index/bit-set";
import { getLabelDomain, LABEL_READERS } from "../index/label-readers";
import { findEntriesContaining, type LabelKey } from "../index/labels";
import { findCardsByName, isNameKey, NAME_FIELDS_BY_KEY } from "../index/name-index";
import { toPrintingRows } from "../index/printing-rows";
import { addMatches, addPostings, type SegmentIndex } from "../index/segments";
import type { SearchIndex } from "../index/types";
import type { CompiledPattern } from "../pattern/pattern-compiler";
import { normalizeNamesToMask } from "../pattern/patterns";
import type { TextKey } from "../query/keys";
import type { Predicate } from "../query/types";
import { getDomainSize, type MatchSet, uniteMatches } from "./match-set";
import type { PatternMatches } from "./query-cache";
import type { EvaluationContext } from "./types";

const isLabel = (key: TextKey): key is LabelKey => key in LABEL_READERS;

/** Characters that a pattern scans between two yields, in well under a millisecond. */
const SCANNED_AT_ONCE = 10_000;
/** Texts that a scan looks up between two yields, whether it scans them or not. */
const PASSED_AT_ONCE = 1_024;

/** Returns the matches of a pattern in texts as printed; null if the pattern cannot be evaluated. */
export function* evaluatePatternTask(
  evaluation: EvaluationContext,
  { key, value }: Extract<Predicate, { readonly on: "text" }>,
  at: TextSpan,
): Task<MatchSet | null> {
  const pattern = evaluation.context.patterns?.(value) ?? null;
  const keys = key === "any" ? ANYWHERE : isLabel(key) ? [key] : [];
  if (pattern === null || keys.length === 0) return null;
  const matchSets: MatchSet[] = [];
  let within = evaluation.within;
  for (const one of keys) {
    const matches = yield* withPattern({ ...evaluation, within }, one, value, pattern);
    if (matches === null) {
      evaluation.budget.warnings.push({ code: "TOO_MUCH_TEXT", at, text: `/${value}/`, key });
      return null;
    }
    matchSets.push(matches);
    // A card that passed by its name needs no look at its text.
    if (keys.length > 1) {
      within = within?.slice() ?? createFullBitSet(evaluation.index.size);
      subtractInto(within, matches.bits);
    }
  }
  return uniteMatches(evaluation.index, matchSets);
}

const ANYWHERE = ["name", "yomi", "alias", "text"] as const satisfies readonly LabelKey[];

/**
 * Matches of a pattern under one key; `null` when the scan budget is exceeded. Texts already scanned for this query are
 * not scanned again.
 */
function* withPattern(
  evaluation: EvaluationContext,
  key: LabelKey,
  typed: string,
  pattern: CompiledPattern,
): Task<MatchSet | null> {
  const { budget } = evaluation;
  const known = cachedMatches(evaluation, key, typed);
  const open = getRelevantEntries(evaluation, key);
  subtractInto(open, known.seen);
  const asked = { open: countBits(open), characters: budget.characters };
  if (known.tooMuch && asked.open >= known.tooMuch.open && asked.characters <= known.tooMuch.characters)
    budget.characters = -1;
  else if (asked.open > 0) yield* matchTexts(evaluation, key, pattern, open, known);
  if (budget.characters >= 0) return { of: getLabelDomain(key), bits: known.passed.slice() };
  if (asked.characters >= 0) known.tooMuch = asked;
  return null;
}

function cachedMatches({ index, context }: EvaluationContext, key: LabelKey, typed: string): PatternMatches {
  const size = getDomainSize(index, getLabelDomain(key));
  const fresh = (): PatternMatches => ({
    seen: createEmptyBitSet(size),
    passed: createEmptyBitSet(size),
    tooMuch: null,
  });
  const kept = context.queryCache?.patterns;
  const known = kept?.get(`${key} ${typed}`) ?? fresh();
  kept?.set(`${key} ${typed}`, known);
  return known;
}

/** Scans the texts of the open entries, or all segments where that is as quick. */
function* matchTexts(
  evaluation: EvaluationContext,
  key: LabelKey,
  pattern: CompiledPattern,
  open: BitSet,
  known: PatternMatches,
): Task<void> {
  const candidates = open.slice();
  narrowCandidates(evaluation.index, key, pattern, candidates);
  const isText = key === "text" || key === "fullText";
  const inAll = isText && isQuickerInPieces(evaluation, candidates, pattern);
  const passed = inAll
    ? yield* inPieces(evaluation, key, pattern)
    : yield* inTexts(evaluation, key, candidates, pattern);
  if (evaluation.budget.characters < 0) return;
  uniteInto(known.passed, passed);
  uniteInto(known.seen, inAll ? createFullBitSet(evaluation.index.size) : open);
}

/** Whether scanning segments is exact and cheaper than scanning texts. */
const isQuickerInPieces = ({ index }: EvaluationContext, candidates: BitSet, { crosses, least }: CompiledPattern) =>
  !crosses && least > 0 && index.texts.bigrams.strings.length < countBits(candidates);

function* inPieces(evaluation: EvaluationContext, key: "text" | "fullText", pattern: CompiledPattern): Task<BitSet> {
  const { texts, withNotes } = evaluation.index;
  const result = yield* withPiece(evaluation, texts, pattern);
  if (key === "text") return result;
  // Cards without notes have one text for both keys.
  subtractInto(result, withNotes.cards);
  uniteInto(result, yield* withPiece(evaluation, withNotes.texts, pattern));
  return result;
}

function* withPiece(evaluation: EvaluationContext, pieces: SegmentIndex, { matches }: CompiledPattern): Task<BitSet> {
  const result = createEmptyBitSet(pieces.size);
  const passing: number[] = [];
  let scanned = 0;
  for (const [piece, plain] of (pieces.shared?.plain() ?? []).entries()) {
    if (isAffordable(evaluation, plain) && matches(plain, [])) passing.push(piece);
    scanned += plain.length;
    if (scanned < SCANNED_AT_ONCE) continue;
    yield;
    scanned = 0;
  }
  addPostings(pieces, passing, result);
  return result;
}

/** Scans each distinct text once; where the pattern uses `~`, once for each card whose name the text contains. */
function* inTexts(
  evaluation: EvaluationContext,
  key: LabelKey,
  candidates: BitSet,
  pattern: CompiledPattern,
): Task<BitSet> {
  const { index, budget } = evaluation;
  const { size, values, postings, plainAt } = index.labels(key);
  const { starts, items } = postings;
  const result = createEmptyBitSet(size);
  let due = budget.characters - SCANNED_AT_ONCE;
  for (let value = 0; value < values.length && budget.characters >= 0; value += 1) {
    if (value % PASSED_AT_ONCE === 0) yield;
    let answer: TextMatcher | null = null;
    for (let at = starts[value] as number; at < (starts[value + 1] as number); at += 1) {
      const place = items[at] as number;
      if (!hasBit(candidates, place)) continue;
      answer ??= textMatcher(evaluation, plainAt(value), pattern);
      if (answer(pattern.ownName ? namesAt(index, key, place) : [])) setBit(result, place);
      if (budget.characters >= due) continue;
      yield;
      due = budget.characters - SCANNED_AT_ONCE;
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
  const card = index.catalogue.cards[getLabelDomain(key) === "cards" ? place : (index.rows.cardOf[place] as number)];
  return card ? ownNames(card) : [];
}

const ownNames = memoizeWeakly(({ name, englishName }: CatalogueCard) => normalizeNamesToMask([name, englishName]));

/** Returns the cards or printings that can still affect the result, in a new set. */
function getRelevantEntries({ index, within }: EvaluationContext, key: LabelKey): BitSet {
  const domain = getLabelDomain(key);
  if (within === null) return createFullBitSet(getDomainSize(index, domain));
  return (domain === "cards" ? within : toPrintingRows(index.rows, within)).slice();
}

/** Narrows candidates to the entries that contain every literal that all matches of the pattern contain. */
function narrowCandidates(
  index: SearchIndex,
  key: LabelKey,
  { literal, choices }: Pick<CompiledPattern, "literal" | "choices">,
  candidates: BitSet,
): void {
  for (const texts of literal === null ? choices : [[literal], ...choices])
    intersectInto(candidates, holdingOneOf(index, key, texts));
}

/** Cards or printings with one of these folded texts under a key. */
function holdingOneOf(index: SearchIndex, key: LabelKey, texts: readonly string[]): BitSet {
  if (isNameKey(key)) {
    const variants = texts.map((text) => ({ form: "spelling" as const, text }));
    return findCardsByName(index.names, index.size, NAME_FIELDS_BY_KEY[key], variants);
  }
  const holding = createEmptyBitSet(getDomainSize(index, getLabelDomain(key)));
  if (key === "text" || key === "fullText") {
    for (const text of texts) addMatches(index.texts, text, holding);
    if (key === "fullText") uniteInto(holding, index.withNotes.cards);
  } else {
    for (const text of texts) uniteInto(holding, findEntriesContaining(index.labels(key), text));
  }
  return holding;
}
