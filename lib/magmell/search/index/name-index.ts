import { stripLongVowels, toPhoneticKey } from "@/lib/japanese/phonetic-key";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { FIELD_BOUNDARY, SEARCH_FORM_BUILDERS } from "@/lib/japanese/search-forms";
import { type NameField, SEARCH_FORMS_BY_FIELD, type SearchForm, type SpellingVariant } from "@/lib/japanese/types";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { type BitSet, createEmptyBitSet } from "./bit-set";
import type { LabelKey } from "./labels";
import { buildSegmentPostings } from "./postings";
import { buildSegmentTable } from "./segment-table";
import { classifyLatinContent, findWordEnd } from "./segmentation";
import {
  addMatches,
  createFoldedSegmentIndex,
  createWholeTextIndex,
  deriveSegmentIndex,
  hasMatch,
  type SegmentIndex,
} from "./segments";

type FieldForms = { readonly [F in SearchForm]?: SegmentIndex };
/** Segment index of each name field in each form it is searched in. */
export type NameSearchIndex = Readonly<Record<NameField, FieldForms>>;

/** Name fields that each name key searches. */
export const NAME_FIELDS_BY_KEY = {
  name: ["name", "englishName"],
  yomi: ["reading"],
  en: ["englishName"],
  alias: ["alias"],
} as const satisfies Partial<Record<LabelKey, readonly NameField[]>>;

export const isNameKey = (key: string): key is keyof typeof NAME_FIELDS_BY_KEY => key in NAME_FIELDS_BY_KEY;

export const NAME_FIELDS = Object.keys(SEARCH_FORMS_BY_FIELD) as readonly NameField[];

export function buildNameSearchIndex(cards: readonly CatalogueCard[]): NameSearchIndex {
  const aliases = cards.map((card) => card.aliases);
  return {
    name: segmentedForms(cards.length, (place) => [(cards[place] as CatalogueCard).name]),
    reading: wholeForms(cards.map(({ reading }) => [reading])),
    englishName: segmentedForms(cards.length, (place) => [(cards[place] as CatalogueCard).englishName]),
    alias: { ...segmentedForms(cards.length, (place) => aliases[place] as readonly string[]), ...wholeForms(aliases) },
  };
}

function segmentedForms(size: number, textsOf: (place: number) => readonly string[]): FieldForms {
  const table = buildSegmentTable(size, textsOf, findWordEnd);
  const spelling = createFoldedSegmentIndex(table, buildSegmentPostings(table), foldForSearch, {
    open: true,
    frequentTerms: null,
  });
  // Latin words have spaces around them in the form `words` and none in the form `spelling`.
  const words = deriveSegmentIndex(spelling, {
    plain: (word) => word.trim(),
    textAt: (place) => latinWord(table.segments[place] as string, spelling.bigrams.strings[place] as string),
  });
  return { spelling, words };
}

/** The form `words` of a segment whose spelling is known. */
function latinWord(segment: string, spelling: string): string {
  const latin = classifyLatinContent(segment);
  if (latin === "none") return "";
  return latin === "word" ? ` ${spelling} ` : SEARCH_FORM_BUILDERS.words(segment).slice(FIELD_BOUNDARY.length);
}

/**
 * Readings are indexed whole: they are kana without word boundaries, and the sound of a kana depends on the one before
 * it.
 */
function wholeForms(texts: readonly (readonly string[])[]): FieldForms {
  const spellings = texts.map((ofCard) => ofCard.map((text) => SEARCH_FORM_BUILDERS.spelling(text)).join(""));
  const sounds = spellings.map(toPhoneticKey);
  const short = createWholeTextIndex(sounds.map(stripLongVowels));
  const sound = deriveSegmentIndex(short, { plain: stripLongVowels, textAt: (place) => sounds[place] as string });
  return { spelling: createWholeTextIndex(spellings), sound, short };
}

/** Returns the cards with a variant in one of the given name fields. */
export function findCardsByName(
  names: NameSearchIndex,
  size: number,
  fields: readonly NameField[],
  variants: readonly SpellingVariant[],
): BitSet {
  const result = createEmptyBitSet(size);
  for (const field of fields) {
    for (const { form, text } of variants) {
      const segments = names[field][form];
      if (segments) addMatches(segments, text, result);
    }
  }
  return result;
}

/** Returns whether any name field of any card contains this variant. */
export const isVariantInAnyName = (names: NameSearchIndex, { form, text }: SpellingVariant): boolean =>
  NAME_FIELDS.some((field) => {
    const segments = names[field][form];
    return segments !== undefined && hasMatch(segments, text);
  });
