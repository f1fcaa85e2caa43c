import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { DeckTile } from "../picture/deck-facts";

/** Print limits for the copies of one card and (`MAX_PROXIES`) of all cards together. A deck has 60 cards. */
export const MAX_COPIES_PER_CARD = 20;
export const MAX_PROXIES = 180;

/** A card of a deck with the copies to print. */
export type ProxyChoice = { readonly card: CatalogueCard; readonly inDeck: number; readonly count: number };

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Returns the copies to print of each card of a deck, from the URL: `c12=3` is three copies of the card with number 12.
 * Without such parameters, all cards except stones are printed, because players have stones.
 */
export function listProxyChoices(tiles: readonly DeckTile[], query: Query): readonly ProxyChoice[] {
  const asked = Object.keys(query).some((key) => /^c\d+$/.test(key));
  let left = MAX_PROXIES;
  return tiles.flatMap(({ card, count }) => {
    if (!card) return [];
    const usual = card.kind === "stone" ? 0 : count;
    const wish = asked ? readCount(query[`c${card.number}`]) : usual;
    const granted = Math.min(wish, MAX_COPIES_PER_CARD, left);
    left -= granted;
    return [{ card, inDeck: Math.min(count, MAX_COPIES_PER_CARD), count: granted }];
  });
}

/** Returns the URL query for these copies. */
export const buildProxyQuery = (choices: readonly ProxyChoice[], countOf: (choice: ProxyChoice) => number): string =>
  new URLSearchParams(choices.map((choice) => [`c${choice.card.number}`, String(countOf(choice))])).toString();

function readCount(value: string | readonly string[] | undefined): number {
  const typed = [value].flat().at(-1)?.normalize("NFKC").trim() ?? "";
  return /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
}
