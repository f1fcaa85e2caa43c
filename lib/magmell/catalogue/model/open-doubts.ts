import type { Ability, CardKind } from "@/engine/magmell";
import { type ReadingChoice, renderText, type TextDoubt } from "@/engine/magmell/text";
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

/** Returns whether one of these abilities in doubt has no chosen reading. */
export const hasOpenDoubt = (doubts: readonly TextDoubt[], choices: readonly ReadingChoice[]): boolean =>
  doubts.some((doubt) => findChosenReading(doubt, choices) === undefined);
