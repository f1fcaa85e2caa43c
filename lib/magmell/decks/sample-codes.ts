import { COLORS, colorsIn } from "@/engine/magmell";
import { memoizeWeakly } from "@/lib/cache";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { encodeDeck, numberTable } from "@/lib/magmell/decks/sharing/deck-code";
import { sampleDeck } from "./sample-deck";

/**
 * Deck codes of sample decks, indexed by a bit set of their required colours; `null` where the cards do not suffice.
 */
export type SampleCodes = readonly (string | null)[];

const SEED = 205;

/** The deck code of a sample deck for every set of colours, stable for one catalogue. */
export const sampleCodes = memoizeWeakly(({ cards, definitions }: Catalogue): SampleCodes => {
  const numbers = numberTable(cards);
  return Array.from({ length: 2 ** COLORS.length }, (_, bits) => {
    const deck = sampleDeck(definitions, SEED, colorsIn(bits));
    const encoded = deck && encodeDeck(deck, numbers);
    return encoded?.ok ? encoded.code : null;
  });
});
