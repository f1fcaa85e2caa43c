import type { ReadingChoice } from "@/engine/magmell/text";

/** Writes a choice in one word, such as `0f3a9c21b4d5e6f7=0=8899aabbccddeeff`: of which text, at which sentence, which reading. */
export const formatReadingChoice = ({ textHash, sentence, choice }: ReadingChoice): string =>
  [textHash, sentence, choice].join("=");

/** Returns the chosen readings of a text with one replaced, without choices of other texts. */
export const replaceReadingChoice = (
  choices: readonly ReadingChoice[],
  { textHash, sentence, choice }: ReadingChoice,
): readonly ReadingChoice[] =>
  [
    ...choices.filter((one) => one.textHash === textHash && one.sentence !== sentence),
    { textHash, sentence, choice },
  ].sort((one, other) => one.sentence - other.sentence);
