/**
 * A searchable form of a card field. An index computes the forms once per card by `SEARCH_FORM_BUILDERS`; a query names
 * the form that it searches. Every form begins with `FIELD_BOUNDARY`, so a search text that begins with it matches only
 * at the start.
 */
export type SearchForm =
  /** Folded text, without differences of width, case, kana type, spaces and kanji variants. */
  | "spelling"
  /** Folded text with a space around each Latin word. */
  | "words"
  /** Phonetic key of a reading: long vowels, small kana and kana that sound alike are unified. */
  | "sound"
  /** Phonetic key without long vowels, for romaji such as `yusha`. */
  | "short";

export type NameField = "name" | "reading" | "englishName" | "alias";

/** Search forms of each name field. `name` has no form by sound, because `reading` has one. */
export const SEARCH_FORMS_BY_FIELD = {
  name: ["spelling", "words"],
  reading: ["spelling", "sound", "short"],
  englishName: ["spelling", "words"],
  alias: ["spelling", "words", "sound", "short"],
} as const satisfies Record<NameField, readonly SearchForm[]>;

/** A text whose occurrence in this form of a field means that the field contains the typed word. */
export type SpellingVariant = { readonly form: SearchForm; readonly text: string };

/** A variant of a kana word, to be searched in readings. */
export type KanaSpellingVariant = SpellingVariant & { readonly form: "spelling" | "sound" };

/** Variants of a typed word or phrase. A card name matches if any form of the name contains any variant. */
export type SpellingVariants = {
  readonly sure: readonly SpellingVariant[];
  /**
   * Readings of Latin letters as romaji. Not used if any card contains `unless`: then the word is English, and `no`
   * does not match every name with の.
   */
  readonly romaji: { readonly unless: SpellingVariant; readonly variants: readonly SpellingVariant[] } | null;
  /** Interpretations of a word that is typed partly as written and partly as read. */
  readonly mixed: readonly MixedScriptWord[];
};

/** A word of kana and other characters, to be searched in a name and its reading at once: あおの魔石, 図書かん. */
export type MixedScriptWord = {
  /** The folded word and its phonetic key. */
  readonly spelling: string;
  readonly sound: string;
  /** Non-kana runs of the word, longest first, and whether kana of the word precede and follow each. */
  readonly written: readonly (SpellingVariant & { readonly before: boolean; readonly behind: boolean })[];
  /** Variants of each kana run, one of which must occur in the reading. */
  readonly heard: readonly (readonly KanaSpellingVariant[])[];
};

/** A folded text in which code unit `i` comes from `from[i]` up to `to[i]` of the original. */
export type FoldedText = { readonly text: string; readonly from: readonly number[]; readonly to: readonly number[] };

/** Spans of a text to highlight, in order and without overlap. */
export type HighlightSpans = readonly TextSpan[];

/** A range of a text in UTF-16 units from 0; the end is exclusive. */
export type TextSpan = { readonly from: number; readonly to: number };
