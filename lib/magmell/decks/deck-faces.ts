import { COLORS, type Color, countSymbols, type Deck, type DeckLine, toNameKey } from "@/engine/magmell";
import type { Catalogue, CatalogueCard } from "../catalogue/model/types";

type Names = Pick<Catalogue, "names">;

/**
 * Picks up to `most` cards to illustrate a deck: first the card that the author chose, then the cards with the most
 * copies, then the most expensive ones. Picks stones only if there are no other cards.
 */
export function pickFaceCards(
  deck: Deck,
  hero: string | null,
  { names }: Names,
  most: number,
): readonly CatalogueCard[] {
  const chosen = hero === null ? undefined : names.keys.get(toNameKey(hero));
  const grimoire = byWeight(known(deck.grimoire, { names }));
  const stones = byWeight(known(deck.stoneDeck, { names }));
  const played = grimoire.length > 0 ? grimoire : stones;
  return [...new Set([...(chosen ? [chosen] : []), ...played])].slice(0, most);
}

/** Returns the colors that the cards of a grimoire need, in the order of the rules. */
export function getRequiredColors(deck: Deck, names: Names): readonly Color[] {
  const needed = new Set(known(deck.grimoire, names).flatMap(({ card }) => card.neededColors));
  return COLORS.filter((color) => needed.has(color));
}

/**
 * Returns the colors that the cards of a grimoire need, in the order of the rules. For a stone deck without a grimoire,
 * returns the colors of the stones.
 */
export function getDeckColors(deck: Deck, names: Names): readonly Color[] {
  const needed = getRequiredColors(deck, names);
  const paid = new Set(known(deck.stoneDeck, names).flatMap(({ card }) => card.colors));
  return needed.length > 0 ? needed : COLORS.filter((color) => paid.has(color));
}

type Copies = { readonly card: CatalogueCard; readonly count: number };

const known = (lines: readonly DeckLine[], { names }: Names): readonly Copies[] =>
  lines.flatMap(({ name, count }) => {
    const card = names.keys.get(toNameKey(name));
    return card ? [{ card, count }] : [];
  });

const byWeight = (copies: readonly Copies[]): readonly CatalogueCard[] =>
  copies
    .toSorted(
      (a, b) =>
        b.count - a.count ||
        countSymbols(b.card.useCost) - countSymbols(a.card.useCost) ||
        a.card.number - b.card.number,
    )
    .map(({ card }) => card);
