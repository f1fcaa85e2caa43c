import { type Deck, toNameKey } from "@/engine/magmell";
import { findFoldedMixedMatch } from "@/lib/japanese/mixed-spelling";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { FIELD_BOUNDARY } from "@/lib/japanese/search-forms";
import { getSpellingVariants, getTextSpellings } from "@/lib/japanese/spelling-variants";
import type { MixedScriptWord, NameField, SpellingVariant } from "@/lib/japanese/types";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import {
  type BitSet,
  countBits,
  createBitSetWhere,
  createEmptyBitSet,
  intersectInto,
  isEmptyBitSet,
  listPositions,
  setBit,
  subtractInto,
  uniteInto,
} from "../index/bit-set";
import { getLabelDomain } from "../index/label-readers";
import { findEntriesContaining, findEntriesEqualTo, type LabelKey } from "../index/labels";
import { findCardsByName, isNameKey, isVariantInAnyName, NAME_FIELDS, NAME_FIELDS_BY_KEY } from "../index/name-index";
import { addMatches, getFoldedText, type SegmentIndex } from "../index/segments";
import type { SearchIndex } from "../index/types";
import type { TextKey } from "../query/keys";
import { createCardMatches, createEmptyMatchSet, type MatchSet } from "./match-set";
import type { EvaluationContext, PredicateEvaluator } from "./types";

/** Evaluates bare words in names, readings, English names and aliases. */
export const evaluateWords: PredicateEvaluator<"words"> = (evaluation, { value }) =>
  matchNames(evaluation, NAME_FIELDS, value);

/** Evaluates "contains" and "equals" predicates on texts; patterns have a task of their own. */
export const evaluateText: PredicateEvaluator<"text"> = (evaluation, predicate) => {
  if (isSpecial(predicate.key)) return SPECIAL[predicate.key](evaluation, predicate.value);
  return predicate.match === "is"
    ? matchWhole(evaluation, predicate.key, predicate.value)
    : matchContaining(evaluation, predicate.key, predicate.value);
};

function matchContaining(evaluation: EvaluationContext, key: LabelKey | "any", value: string): MatchSet {
  const { index } = evaluation;
  if (isNameKey(key)) return matchNames(evaluation, NAME_FIELDS_BY_KEY[key], value);
  const words = getTextSpellings(value);
  if (key === "any") {
    const matches = matchNames(evaluation, NAME_FIELDS, value);
    for (const word of words) addMatches(index.texts, word, matches.bits);
    return matches;
  }
  if (key === "text") return createCardMatches(textsHolding(index.texts, words));
  if (key === "fullText") return createCardMatches(fullTextsHolding(evaluation, words));
  const labels = index.labels(key);
  const result = createEmptyBitSet(labels.size);
  for (const word of words) uniteInto(result, findEntriesContaining(labels, word));
  return { of: getLabelDomain(key), bits: result };
}

function textsHolding(texts: SegmentIndex, words: readonly string[]) {
  const result = createEmptyBitSet(texts.size);
  for (const word of words) addMatches(texts, word, result);
  return result;
}

/** Matches in full texts. Cards without notes have one text for both keys. */
function fullTextsHolding({ index: { texts, withNotes } }: EvaluationContext, words: readonly string[]) {
  const result = textsHolding(texts, words);
  subtractInto(result, withNotes.cards);
  uniteInto(result, textsHolding(withNotes.texts, words));
  return result;
}

function matchWhole({ index }: EvaluationContext, key: LabelKey | "any", value: string): MatchSet {
  const folded = foldForSearch(value);
  if (key !== "any") return { of: getLabelDomain(key), bits: findEntriesEqualTo(index.labels(key), folded) };
  const result = createEmptyBitSet(index.size);
  for (const one of ["name", "yomi", "alias", "text"] as const)
    uniteInto(result, findEntriesEqualTo(index.labels(one), folded));
  return createCardMatches(result);
}

/** Matches of a word in name fields. Latin letters count as romaji only when no card has them as a word. */
function matchNames({ index }: EvaluationContext, fields: readonly NameField[], typed: string): MatchSet {
  const { sure, romaji, mixed } = getSpellingVariants(typed);
  const isWord = romaji === null || isVariantInAnyName(index.names, romaji.unless);
  const variants: readonly SpellingVariant[] = isWord ? sure : [...sure, ...romaji.variants];
  const result = findCardsByName(index.names, index.size, fields, variants);
  if (isAlongReading(fields)) for (const word of mixed) addCardsMixed(index, word, result);
  return createCardMatches(result);
}

/** Whether both fields of a mixed word are searched, the name and its reading. */
const isAlongReading = (fields: readonly NameField[]) => fields.includes("name") && fields.includes("reading");

/** Candidates above this number are narrowed by the index before their readings are aligned. */
const FEW = 64;

/**
 * Adds the cards of a word written partly as the name and partly as its reading. Only names that contain the written
 * part are aligned with their readings.
 */
function addCardsMixed({ names, size }: SearchIndex, word: MixedScriptWord, result: BitSet): void {
  const [longest, ...others] = word.written;
  const candidates = findCardsByName(names, size, ["name"], longest ? [longest] : []);
  subtractInto(candidates, result);
  if (isEmptyBitSet(candidates)) return;
  const fields = [
    ...others.map((variant) => ["name", [variant]] as const),
    // Single kana occur in nearly every reading and narrow nothing.
    ...word.heard.filter(([first]) => (first?.text.length ?? 0) > 1).map((ways) => ["reading", ways] as const),
  ];
  for (const [field, variants] of fields)
    if (countBits(candidates) > FEW) intersectInto(candidates, findCardsByName(names, size, [field], variants));
  if (isEmptyBitSet(candidates)) return;
  const [name, reading] = [names.name.spelling, names.reading.spelling];
  if (!name || !reading) return;
  for (const place of listPositions(candidates)) {
    const folded = (pieces: SegmentIndex) => getFoldedText(pieces, place).slice(FIELD_BOUNDARY.length);
    if (findFoldedMixedMatch(word, folded(name), folded(reading))) setBit(result, place);
  }
}

const isSpecial = (key: TextKey): key is keyof typeof SPECIAL => key in SPECIAL;

const SPECIAL = {
  deck: (evaluation, value) => inDeck(evaluation, value),
  // The rules have no banned or limited list: every card that is shown may be played (501, 502).
  legal: ({ index }) => createCardMatches(index.shown),
  banned: ({ index }) => createEmptyMatchSet(index),
  limited: ({ index }) => createEmptyMatchSet(index),
  author: () => null,
  deckTag: () => null,
} as const satisfies Record<
  Exclude<TextKey, LabelKey | "any">,
  (evaluation: EvaluationContext, value: string) => MatchSet | null
>;

/** Cards of a starter deck given by key, or of the deck that a deck code encodes. */
function inDeck({ index, context }: EvaluationContext, value: string): MatchSet | null {
  const { cards: all } = index.catalogue;
  const deck = context.starters?.get(value.toLowerCase()) ?? decoded(value, all);
  if (deck === null) return null;
  const keys = new Set([...deck.grimoire, ...deck.stoneDeck].map(({ name }) => toNameKey(name)));
  return createCardMatches(createBitSetWhere(index.size, (place) => keys.has((all[place] as CatalogueCard).key)));
}

function decoded(code: string, all: readonly CatalogueCard[]): Deck | null {
  const read = decodeDeck(code, createNumberTable(all));
  return read.ok ? read.deck : null;
}
