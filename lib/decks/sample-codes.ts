import { COLORS, colorsIn } from "@/engine/magmell";
import { weakMemo } from "@/lib/cache";
import type { Catalogue } from "@/lib/catalogue/model/types";
import { encodeDeck, numberTable } from "@/lib/sharing/deck-code";
import { sampleDeck } from "./sample-deck";

/**
 * The codes of sample decks, by the colours as bits that they have in any case; `null` where the cards give no such deck.
 */
export type SampleCodes = readonly (string | null)[];

const SEED = 205;

/** A sample deck for every set of colours, always the same of one catalogue. */
export const sampleCodes = weakMemo(({ cards, definitions }: Catalogue): SampleCodes => {
  const numbers = numberTable(cards);
  return Array.from({ length: 2 ** COLORS.length }, (_, bits) => {
    const deck = sampleDeck(definitions, SEED, colorsIn(bits));
    const encoded = deck && encodeDeck(deck, numbers);
    return encoded?.ok ? encoded.code : null;
  });
});
