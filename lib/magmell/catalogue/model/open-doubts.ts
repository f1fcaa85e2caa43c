import type { Ability, CardKind } from "@/engine/magmell";
import { findDoubts, type ReadingChoice, renderText, type TextDoubt } from "@/engine/magmell/text";
import { normalizeCardText } from "./plain-text";

/** Returns whether abilities, written out, equal a text except for width, spaces and notes. */
export const isWrittenBack = (abilities: readonly Ability[], text: string, kind: CardKind): boolean =>
  normalizeCardText(renderText(abilities, "ja", kind)) === normalizeCardText(text);

/** Returns the reading that was chosen for an ability in doubt; undefined without a choice that still holds. */
export const findChosenReading = (
  { textHash, sentence, readings }: TextDoubt,
  choices: readonly ReadingChoice[],
): TextDoubt["readings"][number] | undefined => {
  const chosen = choices.find((one) => one.textHash === textHash && one.sentence === sentence)?.choice;
  return readings.find(({ choice }) => choice === chosen);
};

/**
 * Returns the abilities of a text that can be read in several ways and of which no reading was chosen. `abilities` are
 * those that the text was read as: only a text that is written otherwise is searched for other readings, which takes
 * many times as long as reading it.
 */
export const findOpenDoubts = (
  text: string,
  kind: CardKind,
  abilities: readonly Ability[],
  choices: readonly ReadingChoice[] = [],
): readonly TextDoubt[] =>
  isWrittenBack(abilities, text, kind)
    ? []
    : findDoubts(text, kind).filter((doubt) => findChosenReading(doubt, choices) === undefined);
