import { DECK_ZONES, type Deck, toNameKey } from "@/engine/magmell";

/**
 * Returns the catalogue cards that games with these decks can need: the cards in the decks and all tokens. Keeps the
 * catalogue order. Shuffling depends on that order, so hands are the same as with the whole catalogue.
 */
export function selectGameCards<Card extends { readonly name: string; readonly token: boolean }>(
  catalogue: readonly Card[],
  ...decks: readonly Deck[]
): readonly Card[] {
  const lines = decks.flatMap((deck) => DECK_ZONES.flatMap((zone) => deck[zone]));
  const names = new Set(lines.map(({ name }) => toNameKey(name)));
  return catalogue.filter(({ name, token }) => token || names.has(toNameKey(name)));
}
