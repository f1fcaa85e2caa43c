import type { Ability } from "../model/ability";

/** Degrees to which a text or a sentence has been understood. */
export const COVERAGE_LEVELS = ["full", "partial", "none"] as const;
export type Coverage = (typeof COVERAGE_LEVELS)[number];

/** A stretch of the text as it was given: the offset of its first character, and the one after its last. */
export type TextSpan = { readonly start: number; readonly end: number };

/** A stretch that was not understood, and the known phrase that looks most like it. */
export type UnparsedSpan = TextSpan & {
  readonly text: string;
  /** A phrase of the template language with its gaps as 〜; `null` when nothing comes near. */
  readonly nearest: string | null;
};

/** The report on one sentence. Notes and ability names are not sentences (214.2, 301.5). */
export type SentenceReport = TextSpan & {
  readonly text: string;
  readonly coverage: Coverage;
  readonly unread: readonly UnparsedSpan[];
  /** The ability of the result that the sentence belongs to. */
  readonly ability: number;
};

/** The result of compiling a card text. */
export type CompiledText = {
  /** In the order of the text (301.6). What was not understood is in them as `unsupported`, never left out. */
  readonly abilities: readonly Ability[];
  readonly sentences: readonly SentenceReport[];
  /** `full` when every sentence is, and for an empty text. */
  readonly coverage: Coverage;
};

/** One way to read an ability of a text. */
export type AbilityInterpretation = {
  /** Names its meaning, in every edition that reads the ability so. */
  readonly choice: string;
  readonly abilities: readonly Ability[];
};

/** The reading that an author chose for an ability; it lapses when the text changes. */
export type ReadingChoice = {
  /** Names the text and the kind of its card. */
  readonly textHash: string;
  /** The place of the first sentence of the ability among those of the text. */
  readonly sentence: number;
  readonly choice: string;
};

/** An ability that can be read in several ways, the likeliest first: without a choice it is read in that one. */
export type TextDoubt = TextSpan &
  Omit<ReadingChoice, "choice"> & { readonly readings: readonly AbilityInterpretation[] };

/** English names for things that the rules do not name. */
export type EnglishNames = {
  /** A counter that only texts speak of (224.1): "bookmark" for 「栞」; `null` leaves the name as it is. */
  readonly counterName: (counter: string) => string | null;
};
