import { DECK_ZONES, type Deck, toNameKey } from "@/engine/magmell";

/**
 * Returns the cards of the catalogue that a game with some decks may need: those of the decks, and all tokens. They keep the
 * catalogue's order, by which the engine lays out a deck before shuffling, so hands are the same as with all cards.
 */
export function selectGameCards<Card extends { readonly name: string; readonly token: boolean }>(
  catalogue: readonly Card[],
  ...decks: readonly Deck[]
): readonly Card[] {
  const lines = decks.flatMap((deck) => DECK_ZONES.flatMap((zone) => deck[zone]));
  const names = new Set(lines.map(({ name }) => toNameKey(name)));
  return catalogue.filter(({ name, token }) => token || names.has(toNameKey(name)));
}
