import { COLORS, type Color, colorBits } from "@/engine";
import type { Catalogue } from "@/lib/catalogue/types";
import { encodeDeck, numberTable } from "@/lib/sharing/deck-code";
import { sampleDeck } from "./sample-deck";

/** The codes of sample decks by the colours that they have in any case; `null` where the cards give no such deck. */
export type SampleCodes = readonly (string | null)[];

const SEED = 205;
const held = new WeakMap<Catalogue, SampleCodes>();

/** A sample deck for every set of colours, always the same of one catalogue. */
export function sampleCodes(catalogue: Catalogue): SampleCodes {
  const known = held.get(catalogue);
  if (known !== undefined) return known;
  const numbers = numberTable(catalogue.cards);
  const codes = Array.from({ length: 2 ** COLORS.length }, (_, bits) => {
    const colors = COLORS.filter((color) => (bits & colorBits([color])) !== 0);
    const deck = sampleDeck(catalogue.definitions, SEED, colors);
    const encoded = deck && encodeDeck(deck, numbers);
    return encoded?.ok ? encoded.code : null;
  });
  held.set(catalogue, codes);
  return codes;
}

/** The code of a deck in which a card of these colours feels at home. */
export const sampleCodeOf = (codes: SampleCodes, colors: readonly Color[]): string | null =>
  codes[colorBits(colors)] ?? null;
