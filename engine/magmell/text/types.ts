import type { Ability } from "../model/ability";

/** Degrees to which a text or a sentence has been understood. */
export const COVERAGE_LEVELS = ["full", "partial", "none"] as const;
export type Coverage = (typeof COVERAGE_LEVELS)[number];

/** A range of the original text: `start` is the offset of its first character, `end` the offset after its last. */
export type TextSpan = { readonly start: number; readonly end: number };

/** A range that was not understood, with the known phrase most similar to it. */
export type UnparsedSpan = TextSpan & {
  readonly text: string;
  /** A phrase of the template language with its gaps as 〜; `null` if no phrase is similar. */
  readonly nearest: string | null;
};

/** The report on one sentence. Notes and ability names are not sentences (214.2, 301.5). */
export type SentenceReport = TextSpan & {
  readonly text: string;
  readonly coverage: Coverage;
  readonly unread: readonly UnparsedSpan[];
  /** Index of the ability that the sentence belongs to. */
  readonly ability: number;
};

/** The result of compiling a card text. */
export type CompiledText = {
  /** In the order of the text (301.6). Parts that were not understood are included as `unsupported`. */
  readonly abilities: readonly Ability[];
  readonly sentences: readonly SentenceReport[];
  /** `full` if every sentence is fully understood, or if the text is empty. */
  readonly coverage: Coverage;
};

/** One way to read an ability of a text. */
export type AbilityInterpretation = {
  /** Identifies the meaning, and stays the same in every edition with this reading. */
  readonly choice: string;
  readonly abilities: readonly Ability[];
};

/** The reading that an author chose for an ability; it lapses when the text changes. */
export type ReadingChoice = {
  /** Identifies the text and the kind of its card. */
  readonly textHash: string;
  /** Index of the first sentence of the ability in the text. */
  readonly sentence: number;
  readonly choice: string;
};

/**
 * An ability that can be read in several ways. `readings` begins with the most likely one, which is used without a
 * choice.
 */
export type TextDoubt = TextSpan &
  Omit<ReadingChoice, "choice"> & { readonly readings: readonly AbilityInterpretation[] };

/** English names for things that the rules do not name. */
export type EnglishNames = {
  /**
   * Returns the English name of a counter that only card texts use (224.1): "bookmark" for 「栞」; `null` leaves the name
   * unchanged.
   */
  readonly counterName: (counter: string) => string | null;
};
