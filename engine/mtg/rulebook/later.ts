import type { MtgDocument } from "./documents";

/** Numbers of entries that are still `later`. The trace requires the exact numbers, and they only fall. */
export const LATER_CEILINGS: Readonly<Record<MtgDocument, number>> = {
  "mtg-6e": 51,
  "mtg-8e": 7,
  "mtg-cr": 1,
  "mtg-flow": 1,
  "mtg-house": 5,
};
