import type { Ability, CardKind } from "@/engine/magmell";
import {
  type Coverage,
  compileText,
  findDoubts,
  proposeWordings,
  type ReadingChoice,
  renderText,
  type SentenceReport,
  type TextDoubt,
  type WordingProposal,
} from "@/engine/magmell/text";
import { type NameTranslations, renderAbilitiesInEnglish, UNTRANSLATED_NAMES } from "./english-names";
import { findChosenReading, hasOpenDoubt, isWrittenBack } from "./open-doubts";

/** One ability of a text: the sentences that it was read from, and its wording in both languages. */
export type AbilityReport = {
  readonly ability: Ability;
  readonly sentences: readonly SentenceReport[];
  readonly japanese: string;
  readonly english: string;
  /** Where it can be read in several ways: its readings. */
  readonly doubts: readonly DoubtReport[];
};

/** A possible reading of an ability in both languages. Only the choice is stored. */
export type ReadingOption = ReadingChoice & {
  readonly japanese: string;
  readonly english: string;
  /** Whether the ability is read so. */
  readonly inForce: boolean;
};

/** The readings of an ability that can be read in several ways, and whether its author has chosen one of them. */
export type DoubtReport = { readonly decided: boolean; readonly options: readonly ReadingOption[] };

/** A report of how the compiler reads a text, for its author. Plain data. */
export type TextReport = {
  readonly text: string;
  readonly kind: CardKind;
  readonly coverage: Coverage;
  /** Whether all was read, but an ability can be read in several ways and none was chosen: coverage is `partial`. */
  readonly open: boolean;
  readonly abilities: readonly AbilityReport[];
  /** Chosen readings that decide nothing, because the text or its readings changed. */
  readonly lapsed: readonly ReadingChoice[];
  readonly english: string;
  /** Whether the abilities, written out, equal the text except for width, spaces and notes. */
  readonly returns: boolean;
};

/**
 * Compiles a text with the readings that its author chose, and returns a report. `names` supplies the English names.
 * Never throws.
 */
export function createTextReport(
  text: string,
  kind: CardKind,
  names: NameTranslations = UNTRANSLATED_NAMES,
  choices: readonly ReadingChoice[] = [],
): TextReport {
  const { abilities, sentences, coverage } = compileText(text, kind, choices);
  const returns = isWrittenBack(abilities, text, kind);
  const doubts = findDoubts(text, kind);
  const open = coverage === "full" && !returns && hasOpenDoubt(doubts, choices);
  const english = (some: readonly Ability[]) => renderAbilitiesInEnglish(some, kind, names);
  return {
    text,
    kind,
    coverage: open ? "partial" : coverage,
    open,
    abilities: abilities.map((ability, place) => {
      const own = sentences.filter((sentence) => sentence.ability === place);
      return {
        ability,
        sentences: own,
        japanese: renderText([ability], "ja", kind),
        english: english([ability]),
        doubts: doubts
          .filter((doubt) => own.some(({ start }) => start >= doubt.start && start < doubt.end))
          .map((doubt) => reportDoubt(doubt, choices, kind, english)),
      };
    }),
    lapsed: choices.filter((choice) => !doubts.some((doubt) => findChosenReading(doubt, [choice]) !== undefined)),
    english: english(abilities),
    returns,
  };
}

function reportDoubt(
  doubt: TextDoubt,
  choices: readonly ReadingChoice[],
  kind: CardKind,
  english: (abilities: readonly Ability[]) => string,
): DoubtReport {
  const { textHash, sentence, readings } = doubt;
  const chosen = findChosenReading(doubt, choices);
  return {
    decided: chosen !== undefined,
    options: readings.map(({ choice, abilities }, place) => ({
      textHash,
      sentence,
      choice,
      japanese: renderText(abilities, "ja", kind),
      english: english(abilities),
      inForce: chosen === undefined ? place === 0 : choice === chosen.choice,
    })),
  };
}

/** A wording that the compiler can read, and its meaning in English. */
export type ReadableWording = WordingProposal & { readonly english: string };

/**
 * Returns wordings close to a text that the compiler can read, each with its English translation. Stops searching after
 * `milliseconds`.
 */
export function proposeReadableWordings(
  text: string,
  kind: CardKind,
  names: NameTranslations,
  milliseconds: number,
): readonly ReadableWording[] {
  const end = Date.now() + milliseconds;
  return proposeWordings(text, kind, { isOver: () => Date.now() > end }).map((wording) => ({
    ...wording,
    english: renderAbilitiesInEnglish(wording.abilities, kind, names),
  }));
}
