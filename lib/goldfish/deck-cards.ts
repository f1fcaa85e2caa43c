import { DECK_ZONES, type Deck, nameKey } from "@/engine/magmell";

/**
 * The cards of the catalogue that a game with a deck may need: those of the deck, and all tokens. They keep the
 * catalogue's order, by which the engine lays out a deck before shuffling, so hands are the same as with all cards.
 */
export function deckCards<Card extends { readonly name: string; readonly token: boolean }>(
  catalogue: readonly Card[],
  deck: Deck,
): readonly Card[] {
  const names = new Set(DECK_ZONES.flatMap((zone) => deck[zone].map(({ name }) => nameKey(name))));
  return catalogue.filter(({ name, token }) => token || names.has(nameKey(name)));
}
