import { COLORS, fromColorBits } from "@/engine/magmell";
import { memoizeWeakly } from "@/lib/cache";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { createSampleDeck } from "./sample-deck";

/** Deck codes of sample decks, indexed by a bit set of their required colors; null if there are not enough cards. */
export type SampleDeckCodes = readonly (string | null)[];

const SEED = 205;

/** Returns the deck code of a sample deck for each set of colors. The codes are always the same for one catalogue. */
export const getSampleDeckCodes = memoizeWeakly(({ cards, definitions }: Catalogue): SampleDeckCodes => {
  const numbers = createNumberTable(cards);
  return Array.from({ length: 2 ** COLORS.length }, (_, bits) => {
    const deck = createSampleDeck(definitions, SEED, fromColorBits(bits));
    const encoded = deck && encodeDeck(deck, numbers);
    return encoded?.ok ? encoded.code : null;
  });
});
