import { type CategorySpec, defineReadOnlyRule, defineRule, type GrammarRule } from "../grammar/grammar";
import { $, createDataMeaning, type PhraseMeaning } from "../grammar/pattern";

/** Returns the meaning of a rule with a single slot: the value of the rule is the value of the slot. */
export const createSlotMeaning = (name: string, fits: (value: unknown) => boolean = () => true): PhraseMeaning => ({
  make: (slots) => slots[name],
  take: (value: unknown) => (fits(value) ? { [name]: value } : undefined),
});

/**
 * Returns a category of words that stand for values. If several words have the same value, the first one is written.
 */
export const createWordCategory = (
  table: readonly (readonly [value: unknown, ...words: string[]])[],
): CategorySpec => ({
  rows: table.map(
    ([value, ...all]): GrammarRule =>
      defineRule(all.length === 1 ? (all[0] ?? "") : `(${all.join("|")})`, createDataMeaning(value)),
  ),
});

/**
 * Returns a category of lists of at least `least` phrases with separators. Reading accepts any word of `between`;
 * writing uses the first.
 */
export const createListCategory = (category: string, between: readonly string[], least = 1): CategorySpec => ({
  begins: [category],
  scan: (source, at) => {
    const out: { value: readonly unknown[]; end: number }[] = [];
    const go = (values: readonly unknown[], from: number): void => {
      for (const { value, end } of source.read(category, from)) {
        const grown = [...values, value];
        if (grown.length >= least) out.push({ value: grown, end });
        for (const word of between) if (source.text.startsWith(word, end)) go(grown, end + word.length);
      }
    };
    go([], at);
    return out;
  },
  write: (values: readonly unknown[], { write }) => {
    if (!Array.isArray(values) || values.length < least) return null;
    const parts = values.map((value) => write(category, value));
    return parts.includes(null) ? null : parts.join(between[0]);
  },
});

export { $, createDataMeaning, defineReadOnlyRule, defineRule };
