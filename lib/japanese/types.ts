/**
 * How a field of a card is written down for finding. An index makes these once per card with `FORMS`; a query says which text
 * it looks for in which of them. Every form begins with `BORDER`, so that a text that begins with it is found at the start only.
 */
export type SearchForm =
  /** Without what does not count when people write: width, case, kind of kana, spaces, old characters. */
  | "spelling"
  /** As `spelling`, but with a space around each word written in Latin letters. */
  | "words"
  /** How a reading sounds: long vowels, small kana and kana that sound alike are one. */
  | "sound"
  /** As `sound`, without long vowels: what remains of `yūsha` in `yusha`. */
  | "short";

export type NameField = "name" | "reading" | "englishName" | "alias";

/** Which forms of which field are looked into. A name has no sound of its own: its reading says it. */
export const FORMS_OF = {
  name: ["spelling", "words"],
  reading: ["spelling", "sound", "short"],
  englishName: ["spelling", "words"],
  alias: ["spelling", "words", "sound", "short"],
} as const satisfies Record<NameField, readonly SearchForm[]>;

/** A text that stands for a typed word when it is part of this form of a field. */
export type Variant = { readonly form: SearchForm; readonly text: string };

/** For a reading, without what only stands for romaji. */
export type KanaVariant = Variant & { readonly form: "spelling" | "sound" };

/** What a typed word or phrase stands for; a name is found when one of these is part of one of its forms. */
export type Variants = {
  readonly sure: readonly Variant[];
  /**
   * What Latin letters stand for when they are Japanese. To be left out when `unless` is found in any card: then the word
   * is an English one, and `no` does not ask for every name with の.
   */
  readonly romaji: { readonly unless: Variant; readonly variants: readonly Variant[] } | null;
  /** What a word stands for that is written in part as a name is and in part as it is read. */
  readonly mixed: readonly MixedWord[];
};

/** A word of kana and other signs, to be found in a name and its reading side by side: あおの魔石, 図書かん. */
export type MixedWord = {
  /** The whole word, and how it sounds. */
  readonly spelling: string;
  readonly sound: string;
  /** What stands in the name as it was typed, the longest first, and whether kana of the word stand before and behind it. */
  readonly written: readonly (Variant & { readonly before: boolean; readonly behind: boolean })[];
  /** For each stretch of kana what it may be in the reading, one of which stands there. */
  readonly heard: readonly (readonly KanaVariant[])[];
};

/** A folded text, and where each of its code units comes from in the text as written: `from[i]` to `to[i]`. */
export type FoldedText = { readonly text: string; readonly from: readonly number[]; readonly to: readonly number[] };

/** Parts of a text that are to be marked, in order and without overlap. */
export type Marks = readonly Span[];

/** Where something stands in the query as typed: UTF-16 units from 0, the end not included. */
export type Span = { readonly from: number; readonly to: number };
