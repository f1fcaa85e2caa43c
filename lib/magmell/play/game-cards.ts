import { DECK_ZONES, type Deck, toNameKey } from "@/engine/magmell";

/**
 * Returns the catalogue cards that games with these decks can need: the decks' cards and all tokens. Keeps the
 * catalogue order, which decides the order before shuffling, so that hands are the same as with all cards.
 */
export function selectGameCards<Card extends { readonly name: string; readonly token: boolean }>(
  catalogue: readonly Card[],
  ...decks: readonly Deck[]
): readonly Card[] {
  const lines = decks.flatMap((deck) => DECK_ZONES.flatMap((zone) => deck[zone]));
  const names = new Set(lines.map(({ name }) => toNameKey(name)));
  return catalogue.filter(({ name, token }) => token || names.has(toNameKey(name)));
}
