import { type Row, reading, row } from "../../grammar/grammar";
import type { Meaning, Slots } from "../../grammar/pattern";
import { $, data } from "../meanings";

/**
 * Stands for whoever does something where the text leaves it out: you, or whoever did what stands before it in the
 * same sentence.
 */
export const UNSAID = "unsaid";

/** One instruction whose doer may be left out. */
export const act = (pattern: object): Meaning => {
  const { make, take } = data([{ ...pattern, who: $.who }]);
  return {
    make: (slots: Slots) => make({ who: UNSAID, ...slots }),
    take: (value: never) => {
      const slots = take(value);
      if (slots === undefined) return undefined;
      const { who, ...rest } = slots;
      return who === UNSAID ? rest : slots;
    },
  };
};

export const does = (...pattern: readonly object[]): Meaning => data(pattern);
export const done = (says: string, pattern: object): Row => row(says, does(pattern));
export const also = (says: string, pattern: object): Row => reading(says, does(pattern));
