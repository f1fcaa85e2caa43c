import type { Ability, CardKind } from "@/engine/magmell";
import {
  type Coverage,
  compileText,
  proposeWordings,
  renderText,
  type SentenceReport,
  type WordingProposal,
} from "@/engine/magmell/text";
import { type NameTranslations, renderAbilitiesInEnglish, UNTRANSLATED_NAMES } from "./english-names";
import { normalizeCardText } from "./plain-text";

/** One ability of a text: the sentences that it was read from, and its wording in both languages. */
export type AbilityReport = {
  readonly ability: Ability;
  readonly sentences: readonly SentenceReport[];
  readonly japanese: string;
  readonly english: string;
};

/** A report of how the compiler reads a text, for its author. Plain data. */
export type TextReport = {
  readonly text: string;
  readonly kind: CardKind;
  readonly coverage: Coverage;
  readonly abilities: readonly AbilityReport[];
  readonly english: string;
  /** Whether the abilities, written out, equal the text except for width, spaces and notes. */
  readonly returns: boolean;
};

/** Reads a text and reports the result, in English with these names. Never throws. */
export function createTextReport(
  text: string,
  kind: CardKind,
  names: NameTranslations = UNTRANSLATED_NAMES,
): TextReport {
  const { abilities, sentences, coverage } = compileText(text, kind);
  const english = (some: readonly Ability[]) => renderAbilitiesInEnglish(some, kind, names);
  return {
    text,
    kind,
    coverage,
    abilities: abilities.map((ability, place) => ({
      ability,
      sentences: sentences.filter((sentence) => sentence.ability === place),
      japanese: renderText([ability], "ja", kind),
      english: english([ability]),
    })),
    english: english(abilities),
    returns: normalizeCardText(renderText(abilities, "ja", kind)) === normalizeCardText(text),
  };
}

/** A wording that would be read, and what it means. */
export type ReadableWording = WordingProposal & { readonly english: string };

/** Returns wordings near a text that the engine reads, in English with such names; none after so many milliseconds. */
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
