import { type GrammarRow, reading, row } from "../../grammar/grammar";
import type { Meaning, Slots } from "../../grammar/pattern";
import { OMITTED_DOER } from "../../syntax-tree";
import { $, data } from "../meanings";

/** Returns one instruction whose doer may be left out. */
export const withDoer = (pattern: object): Meaning => {
  const { make, take } = data([{ ...pattern, who: $.who }]);
  return {
    make: (slots: Slots) => make({ who: OMITTED_DOER, ...slots }),
    take: (value: never) => {
      const slots = take(value);
      if (slots === undefined) return undefined;
      const { who, ...rest } = slots;
      return who === OMITTED_DOER ? rest : slots;
    },
  };
};

export const effectData = (...pattern: readonly object[]): Meaning => data(pattern);
export const effectRow = (says: string, pattern: object): GrammarRow => row(says, effectData(pattern));
export const effectReading = (says: string, pattern: object): GrammarRow => reading(says, effectData(pattern));
