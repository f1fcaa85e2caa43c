import type { Contradiction } from "./contradiction";
import { CONTRADICTIONS_1 } from "./contradictions-1";
import { CONTRADICTIONS_15 } from "./contradictions-15";

/** All contradictions between the documents of the second game, and inside them. */
export const CONTRADICTIONS: readonly Contradiction[] = [...CONTRADICTIONS_1, ...CONTRADICTIONS_15];

/** Contradictions that an entry takes part in, or that a ruling decides. */
export const contradictionsOn = (id: string): readonly Contradiction[] =>
  CONTRADICTIONS.filter(
    ({ sides, rulings }) =>
      sides.some(({ rules }) => (rules as readonly string[]).includes(id)) ||
      (rulings as readonly string[]).includes(id),
  );
