import { findMixedMatch } from "../../japanese/mixed-spelling";
import { stripLongVowelsWithOffsets, toPhoneticKeyWithOffsets } from "../../japanese/phonetic-key";
import { foldForSearch, foldWithOffsets } from "../../japanese/search-fold";
import { FIELD_BOUNDARY } from "../../japanese/search-forms";
import { getSpellingVariants, getTextSpellings } from "../../japanese/spelling-variants";
import {
  type FoldedText,
  type HighlightSpans,
  type MixedScriptWord,
  type NameField,
  SEARCH_FORMS_BY_FIELD,
  type SearchForm,
  type SpellingVariant,
} from "../../japanese/types";
import type { PatternEngine, PatternMatcher } from "./pattern/patterns";
import { readPattern } from "./pattern/read-pattern";
import type { TextKey } from "./query/keys";
import type { Predicate, QueryNode } from "./query/types";

/** A text field in which matches are highlighted; `text` is the card text in either language. */
export type HighlightableField = NameField | "text" | "flavor" | "artist" | "product" | "abilityName" | "ruling";

type NamedCard = {
  readonly name: string;
  readonly reading: string;
  readonly englishName: string;
  readonly aliases: readonly string[];
};

/** Returns the spans of a text that explain why its card was found. */
export type Highlighter = (card: NamedCard, field: HighlightableField, text: string) => HighlightSpans;

const NAME_FIELDS = Object.keys(SEARCH_FORMS_BY_FIELD) as readonly NameField[];
/** Text fields that each key searches. */
const FIELDS: Partial<Record<TextKey, readonly HighlightableField[]>> = {
  name: ["name", "englishName"],
  yomi: ["reading"],
  en: ["englishName"],
  alias: ["alias"],
  any: [...NAME_FIELDS, "text"],
  text: ["text"],
  fullText: ["text"],
  abilityName: ["abilityName"],
  flavor: ["flavor"],
  artist: ["artist"],
  product: ["product"],
  ruling: ["ruling"],
};

/**
 * Creates a highlighter for the words, phrases and patterns of a query, except excluded ones. Patterns mark nothing
 * while `patterns` (the matcher) is null.
 */
export function createHighlighter(root: QueryNode | null, patterns: PatternEngine | null): Highlighter {
  const markers = root ? testsIn(root).flatMap((predicate) => markerOf(predicate, patterns) ?? []) : [];
  return (card, field, text) => {
    if (text === "") return [];
    return merged(markers.flatMap((marker) => (marker.fields.includes(field) ? marker.mark(card, field, text) : [])));
  };
}

/** Returns the text split at its marks, for rendering. */
export function splitAtHighlights(
  text: string,
  marks: HighlightSpans,
): readonly { readonly text: string; readonly marked: boolean }[] {
  const parts: { text: string; marked: boolean }[] = [];
  let at = 0;
  for (const { from, to } of marks) {
    if (from > at) parts.push({ text: text.slice(at, from), marked: false });
    parts.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  return at < text.length ? [...parts, { text: text.slice(at), marked: false }] : parts;
}

/** Predicates that a card may have matched. */
function testsIn(node: QueryNode): readonly Predicate[] {
  if (node.type === "test") return [node.predicate];
  return node.type === "and" || node.type === "or" ? node.parts.flatMap(testsIn) : [];
}

type Marker = {
  readonly fields: readonly HighlightableField[];
  readonly mark: (card: NamedCard, field: HighlightableField, text: string) => HighlightSpans;
};

function markerOf(predicate: Predicate, patterns: PatternEngine | null): Marker | null {
  if (predicate.on === "exact")
    return { fields: NAME_FIELDS, mark: (_card, _field, text) => wholeWhen(text, predicate.value) };
  if (predicate.on === "words") return { fields: NAME_FIELDS, mark: wordMarker(predicate.value, NAME_FIELDS) };
  if (predicate.on !== "text") return null;
  const fields = FIELDS[predicate.key];
  if (!fields) return null;
  if (predicate.match === "matches") {
    const reading = readPattern(predicate.value);
    return patterns && reading.ok ? { fields, mark: patternMarker(patterns.matcherOf(reading.pattern)) } : null;
  }
  if (predicate.match === "is") return { fields, mark: (_card, _field, text) => wholeWhen(text, predicate.value) };
  return { fields, mark: wordMarker(predicate.value, fields) };
}

function wholeWhen(text: string, value: string): HighlightSpans {
  const folded = foldForSearch(value);
  return folded !== "" && foldForSearch(text) === folded ? [{ from: 0, to: text.length }] : [];
}

const patternMarker =
  (matcher: PatternMatcher): Marker["mark"] =>
  ({ name, englishName }, _field, text) =>
    matcher.find(text, [name, englishName]);

const isNameField = (field: HighlightableField): field is NameField => field in SEARCH_FORMS_BY_FIELD;

function wordMarker(typed: string, fields: readonly HighlightableField[]): Marker["mark"] {
  const { sure, romaji, mixed } = getSpellingVariants(typed);
  const isAlong = fields.includes("name") && fields.includes("reading");
  const spellings = getTextSpellings(typed).map((text): SpellingVariant => ({ form: "spelling", text }));
  return (card, field, text) => {
    if (!isNameField(field)) return marksOf(["spelling"], spellings, text);
    const marks = marksOf(SEARCH_FORMS_BY_FIELD[field], sure, text);
    // English words of this card are not read as romaji, and marked words are not read again.
    if (marks.length > 0) return marks;
    if (isAlong && mixed.length > 0 && (field === "name" || field === "reading"))
      // Cards whose name contains the word as typed were not found by their reading.
      return marksOf(SEARCH_FORMS_BY_FIELD.name, sure, card.name).length > 0 ? [] : mixedMarks(mixed, card, field);
    if (!romaji || hasWord(card, romaji.unless)) return [];
    return marksOf(SEARCH_FORMS_BY_FIELD[field], romaji.variants, text);
  };
}

/** Marks in `field` for a word typed partly as the name and partly as the reading. */
function mixedMarks(
  words: readonly MixedScriptWord[],
  { name, reading }: NamedCard,
  field: "name" | "reading",
): HighlightSpans {
  for (const word of words) {
    const match = findMixedMatch(word, name, reading);
    if (!match) continue;
    const folded = foldWithOffsets(field === "name" ? name : reading);
    const { from, to } = match.form === "sound" ? toPhoneticKeyWithOffsets(folded) : folded;
    const span = match[field];
    return [{ from: from[span.from] ?? 0, to: to[span.to - 1] ?? 0 }];
  }
  return [];
}

const hasWord = ({ name, englishName, aliases }: NamedCard, word: SpellingVariant): boolean =>
  [name, englishName, ...aliases].some((text) => latinWordsIn(text).some(({ folded }) => ` ${folded} ` === word.text));

function marksOf(forms: readonly SearchForm[], variants: readonly SpellingVariant[], text: string): HighlightSpans {
  const wanted = variants.filter(({ form }) => forms.includes(form));
  if (wanted.length === 0) return [];
  const spelling = foldWithOffsets(text);
  return wanted.flatMap((variant) => placesOf(variant, spelling, text));
}

function placesOf({ form, text }: SpellingVariant, spelling: FoldedText, written: string): HighlightSpans {
  if (form === "words") return wordsStarting(written, text.trim());
  if (form === "spelling") return occurrences(spelling, text);
  const sound = toPhoneticKeyWithOffsets(spelling);
  return occurrences(form === "sound" ? sound : stripLongVowelsWithOffsets(sound), text);
}

function occurrences({ text, from, to }: FoldedText, wanted: string): HighlightSpans {
  const atStart = wanted.startsWith(FIELD_BOUNDARY);
  const word = atStart ? wanted.slice(FIELD_BOUNDARY.length) : wanted;
  const marks: { from: number; to: number }[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    if (atStart && at > 0) break;
    marks.push({ from: from[at] ?? 0, to: to[at + word.length - 1] ?? 0 });
  }
  return marks;
}

const LATIN_WORD = /[\p{Script=Latin}\p{M}\p{Nd}'’]+/gu;

const latinWordsIn = (text: string) =>
  [...text.matchAll(LATIN_WORD)].map(({ 0: word, index }) => ({ folded: foldForSearch(word), index }));

const wordsStarting = (text: string, letter: string): HighlightSpans =>
  latinWordsIn(text).flatMap(({ folded, index }) =>
    folded.startsWith(letter) ? [{ from: index, to: index + 1 }] : [],
  );

/** Marks in order, with touching and overlapping ones merged. */
function merged(marks: HighlightSpans): HighlightSpans {
  const result: { from: number; to: number }[] = [];
  for (const mark of [...marks].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = result.at(-1);
    if (last && mark.from <= last.to) last.to = Math.max(last.to, mark.to);
    else result.push({ ...mark });
  }
  return result;
}
