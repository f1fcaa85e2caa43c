import { COLORS, type Color, checkDeck, type Deck, hasNoErrors, toColorBits } from "@/engine/magmell";
import type { Catalogue } from "../../catalogue/model/types";
import { getDeckColors } from "../deck-faces";

/** Facts of a deck by which lists filter, as its row holds them: its colors as bits, and whether it may be played. */
type DeckFacts = { readonly colors: number; readonly legal: boolean };

/** A filter for lists of decks: colors that a deck must have at least, and whether it must be legal. */
export type DeckFactsFilter = { readonly colors: readonly Color[]; readonly legal: boolean };

/** Returns the database columns with facts about a deck, computed with the cards of a catalogue. */
export const judgeDeck = (deck: Deck, { names, definitions, version }: Catalogue) => ({
  colors: toColorBits(getDeckColors(deck, { names })),
  legal: hasNoErrors(checkDeck(deck, definitions)),
  judgedBy: version,
});

/**
 * Returns all combinations of facts that match a filter. Null if the filter matches every deck, including decks without
 * computed facts.
 */
export function listMatchingFacts({ colors, legal }: DeckFactsFilter): readonly DeckFacts[] | null {
  if (colors.length === 0 && !legal) return null;
  const wanted = toColorBits(colors);
  return Array.from({ length: 1 << COLORS.length }, (_, bits) => bits)
    .filter((bits) => (bits & wanted) === wanted)
    .flatMap((bits) => (legal ? [true] : [true, false]).map((passes) => ({ colors: bits, legal: passes })));
}

/** Parses the filter in a URL: `colors=blue,red&legal=1`. Ignores unknown colors. */
export const readFactsFilter = (colors: unknown, legal: unknown): DeckFactsFilter => {
  const named = typeof colors === "string" ? colors.split(",") : [];
  return { colors: COLORS.filter((color) => named.includes(color)), legal: legal === "1" };
};
