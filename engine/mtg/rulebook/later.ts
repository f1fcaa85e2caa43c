import type { MtgDocument } from "./documents";

/** Numbers of entries that are still `later`. The trace requires the exact numbers, and they only fall. */
export const LATER_CEILINGS: Readonly<Record<MtgDocument, number>> = {
  "mtg-6e": 980,
  "mtg-8e": 24,
  "mtg-cr": 25,
  "mtg-flow": 32,
  "mtg-house": 27,
};
