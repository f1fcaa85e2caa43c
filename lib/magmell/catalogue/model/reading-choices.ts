import type { ReadingChoice } from "@/engine/magmell/text";

/** Returns the chosen readings of a text with one replaced, without choices of other texts. */
export const replaceReadingChoice = (
  choices: readonly ReadingChoice[],
  { textHash, sentence, choice }: ReadingChoice,
): readonly ReadingChoice[] =>
  [
    ...choices.filter((one) => one.textHash === textHash && one.sentence !== sentence),
    { textHash, sentence, choice },
  ].sort((one, other) => one.sentence - other.sentence);
