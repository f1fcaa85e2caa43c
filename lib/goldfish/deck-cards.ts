import { DECK_ZONES, type Deck, nameKey } from "@/engine/magmell";

/**
 * The cards of the catalogue that a game with this deck may come upon: those of the deck, and every token. In the order
 * of the catalogue, in which the engine lays out a deck before it shuffles, so that they give the same hands as all of it.
 */
export function deckCards<Card extends { readonly name: string; readonly token: boolean }>(
  catalogue: readonly Card[],
  deck: Deck,
): readonly Card[] {
  const names = new Set(DECK_ZONES.flatMap((zone) => deck[zone].map(({ name }) => nameKey(name))));
  return catalogue.filter(({ name, token }) => token || names.has(nameKey(name)));
}
