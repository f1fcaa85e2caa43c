import { defineReadOnlyRule, defineRule, type GrammarRule } from "../../grammar/grammar";
import type { PhraseMeaning, SlotValues } from "../../grammar/pattern";
import { OMITTED_DOER } from "../../syntax-tree";
import { $, createDataMeaning } from "../meanings";

/** Returns the two-way meaning of one instruction whose doer may be omitted. */
export const createDoerMeaning = (pattern: object): PhraseMeaning => {
  const { make, take } = createDataMeaning([{ ...pattern, who: $.who }]);
  return {
    make: (slots: SlotValues) => make({ who: OMITTED_DOER, ...slots }),
    take: (value: never) => {
      const slots = take(value);
      if (slots === undefined) return undefined;
      const { who, ...rest } = slots;
      return who === OMITTED_DOER ? rest : slots;
    },
  };
};

export const createEffectMeaning = (...pattern: readonly object[]): PhraseMeaning => createDataMeaning(pattern);
export const defineEffectRule = (says: string, pattern: object): GrammarRule =>
  defineRule(says, createEffectMeaning(pattern));
export const defineReadOnlyEffectRule = (says: string, pattern: object): GrammarRule =>
  defineReadOnlyRule(says, createEffectMeaning(pattern));
