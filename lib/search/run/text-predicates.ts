import { type Deck, nameKey } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/catalogue/model/types";
import { BORDER } from "@/lib/japanese/forms";
import { mixedMatchFolded } from "@/lib/japanese/mixed-spelling";
import { searchFold } from "@/lib/japanese/search-fold";
import type { MixedWord, NameField, Variant } from "@/lib/japanese/types";
import { spellingsOf, variantsOf } from "@/lib/japanese/variants-of";
import { decodeDeck, numberTable } from "@/lib/sharing/deck-code";
import {
  type Bits,
  bitsWhere,
  countBits,
  emptyBits,
  intersectInto,
  isEmpty,
  placesOf,
  setBit,
  subtractInto,
  unionInto,
} from "../index/bits";
import { domainOfLabel } from "../index/label-values";
import { entriesContaining, entriesEqualTo, type LabelKey } from "../index/labels";
import { cardsNamed, FIELDS_OF_KEY, isInAnyName, isNameKey, NAME_FIELDS } from "../index/name-index";
import { addMatches, foldedTextOf, type Segments } from "../index/segments";
import type { SearchIndex } from "../index/types";
import type { TextKey } from "../query/keys";
import { cardMatches, type MatchSet, noMatches } from "./match-set";
import { evaluatePattern } from "./pattern-predicate";
import type { EvaluationContext, PredicateEvaluator } from "./types";

/** Evaluator of bare words in names, readings, English names and aliases. */
export const evaluateWords: PredicateEvaluator<"words"> = (scope, { value }) => matchNames(scope, NAME_FIELDS, value);

export const evaluateText: PredicateEvaluator<"text"> = (scope, test, at) => {
  if (test.match === "matches") return evaluatePattern(scope, test, at);
  if (isSpecial(test.key)) return SPECIAL[test.key](scope, test.value);
  return test.match === "is" ? matchWhole(scope, test.key, test.value) : matchContaining(scope, test.key, test.value);
};

function matchContaining(scope: EvaluationContext, key: LabelKey | "any", value: string): MatchSet {
  const { index } = scope;
  if (isNameKey(key)) return matchNames(scope, FIELDS_OF_KEY[key], value);
  const words = spellingsOf(value);
  if (key === "any") {
    const found = matchNames(scope, NAME_FIELDS, value);
    for (const word of words) addMatches(index.texts, word, found.bits);
    return found;
  }
  if (key === "text") return cardMatches(textsHolding(index.texts, words));
  if (key === "fullText") return cardMatches(fullTextsHolding(scope, words));
  const labels = index.labels(key);
  const found = emptyBits(labels.size);
  for (const word of words) unionInto(found, entriesContaining(labels, word));
  return { of: domainOfLabel(key), bits: found };
}

function textsHolding(texts: Segments, words: readonly string[]) {
  const found = emptyBits(texts.size);
  for (const word of words) addMatches(texts, word, found);
  return found;
}

/** Matches in full texts. Cards without notes have one text for both keys. */
function fullTextsHolding({ index: { texts, withNotes } }: EvaluationContext, words: readonly string[]) {
  const found = textsHolding(texts, words);
  subtractInto(found, withNotes.cards);
  unionInto(found, textsHolding(withNotes.texts, words));
  return found;
}

function matchWhole({ index }: EvaluationContext, key: LabelKey | "any", value: string): MatchSet {
  const folded = searchFold(value);
  if (key !== "any") return { of: domainOfLabel(key), bits: entriesEqualTo(index.labels(key), folded) };
  const found = emptyBits(index.size);
  for (const one of ["name", "yomi", "alias", "text"] as const)
    unionInto(found, entriesEqualTo(index.labels(one), folded));
  return cardMatches(found);
}

/** Matches of a word in name fields. Latin letters count as romaji only when no card has them as a word. */
function matchNames({ index }: EvaluationContext, fields: readonly NameField[], typed: string): MatchSet {
  const { sure, romaji, mixed } = variantsOf(typed);
  const isWord = romaji === null || isInAnyName(index.names, romaji.unless);
  const variants: readonly Variant[] = isWord ? sure : [...sure, ...romaji.variants];
  const found = cardsNamed(index.names, index.size, fields, variants);
  if (isAlongReading(fields)) for (const word of mixed) addCardsMixed(index, word, found);
  return cardMatches(found);
}

/** Whether both fields of a mixed word are searched, the name and its reading. */
const isAlongReading = (fields: readonly NameField[]) => fields.includes("name") && fields.includes("reading");

/** Candidates above this number are narrowed by the index before their readings are aligned. */
const FEW = 64;

/**
 * Adds the cards of a word written partly as the name and partly as its reading. Only names that contain the written
 * part are aligned with their readings.
 */
function addCardsMixed({ names, size }: SearchIndex, word: MixedWord, found: Bits): void {
  const [longest, ...others] = word.written;
  const candidates = cardsNamed(names, size, ["name"], longest ? [longest] : []);
  subtractInto(candidates, found);
  if (isEmpty(candidates)) return;
  const fields = [
    ...others.map((variant) => ["name", [variant]] as const),
    // Single kana occur in nearly every reading and narrow nothing.
    ...word.heard.filter(([first]) => (first?.text.length ?? 0) > 1).map((ways) => ["reading", ways] as const),
  ];
  for (const [field, variants] of fields)
    if (countBits(candidates) > FEW) intersectInto(candidates, cardsNamed(names, size, [field], variants));
  if (isEmpty(candidates)) return;
  const [name, reading] = [names.name.spelling, names.reading.spelling];
  if (!name || !reading) return;
  for (const place of placesOf(candidates)) {
    const folded = (pieces: Segments) => foldedTextOf(pieces, place).slice(BORDER.length);
    if (mixedMatchFolded(word, folded(name), folded(reading))) setBit(found, place);
  }
}

const isSpecial = (key: TextKey): key is keyof typeof SPECIAL => key in SPECIAL;

const SPECIAL = {
  deck: (scope, value) => inDeck(scope, value),
  // The rules have no banned or limited list: every card that is shown may be played (501, 502).
  legal: ({ index }) => cardMatches(index.shown),
  banned: ({ index }) => noMatches(index),
  limited: ({ index }) => noMatches(index),
  author: () => null,
} as const satisfies Record<
  Exclude<TextKey, LabelKey | "any">,
  (scope: EvaluationContext, value: string) => MatchSet | null
>;

/** Cards of a starter deck given by key, or of the deck that a deck code encodes. */
function inDeck({ index, context }: EvaluationContext, value: string): MatchSet | null {
  const { cards: all } = index.catalogue;
  const deck = context.starters?.get(value.toLowerCase()) ?? decoded(value, all);
  if (deck === null) return null;
  const keys = new Set([...deck.grimoire, ...deck.stoneDeck].map(({ name }) => nameKey(name)));
  return cardMatches(bitsWhere(index.size, (place) => keys.has((all[place] as CatalogueCard).key)));
}

function decoded(code: string, all: readonly CatalogueCard[]): Deck | null {
  const read = decodeDeck(code, numberTable(all));
  return read.ok ? read.deck : null;
}
