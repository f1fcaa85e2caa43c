import { BASIC_STONES, COLORS, type Color } from "../model/card";
import { type Cards, findCard } from "../model/cards";
import { countDeckLineCards, DECK_LIMITS } from "../model/deck";
import type { DeckFix } from "../model/problem";
import type { MergedDeck, MergedDeckLine } from "./merge-lines";
import { apportionStones, countNeededSymbols } from "./stone-need";

/** Whether a line is one of the basic stones (212.5). */
const isBasicStone = ({ name }: Pick<MergedDeckLine, "name">): boolean => Object.hasOwn(BASIC_STONES, name);

/** Names of the basic stones in the catalogue, by color. */
function basicNames(cards: Cards): ReadonlyMap<Color, string> {
  const names = new Map<Color, string>();
  for (const [name, color] of Object.entries(BASIC_STONES)) if (findCard(cards, name)) names.set(color, name);
  return names;
}

/**
 * Returns a fix that fills the stone deck to its size (502.1.2) with basic stones, in proportion to the colors of the
 * grimoire. Other stones stay. Null if there is no room or no basic stone, or if nothing would change.
 */
export function createFillFix(cards: Cards, deck: MergedDeck): DeckFix | null {
  const others = deck.stoneDeck.filter((line) => !isBasicStone(line));
  const room = DECK_LIMITS.stoneDeck.size - countDeckLineCards(others);
  const names = basicNames(cards);
  if (room <= 0 || names.size === 0) return null;
  const colors = COLORS.filter((color) => names.has(color));
  const shares = apportionStones(room, countNeededSymbols(deck.grimoire), colors);
  const lines = colors
    .map((color) => ({ name: names.get(color) ?? "", count: shares[color] }))
    .filter(({ count }) => count > 0);
  const same = (name: string): number => deck.stoneDeck.find((line) => line.name === name)?.count ?? 0;
  if (
    room + countDeckLineCards(others) === countDeckLineCards(deck.stoneDeck) &&
    lines.every(({ name, count }) => same(name) === count)
  )
    return null;
  return { do: "fill", zone: "stoneDeck", lines };
}
