import { BASIC_STONES, COLORS, type Deck, type DeckLine, toNameKey } from "@/engine/magmell";
import type { StoneSplit } from "@/engine/magmell/odds";

const NAMES = Object.entries(BASIC_STONES).map(([name, color]) => ({ name, key: toNameKey(name), color }));

/** Returns the basic stones of a stone deck by color (212.5). */
export function countBasicStones({ stoneDeck }: Deck): StoneSplit {
  const split = { blue: 0, green: 0, red: 0 };
  for (const { name, count } of stoneDeck) {
    const basic = NAMES.find(({ key }) => key === toNameKey(name));
    if (basic !== undefined) split[basic.color] += count;
  }
  return split;
}

/** Returns the deck with its basic stones replaced by a split, at the place of the first one. Other stones stay. */
export function applySplit(deck: Deck, split: StoneSplit): Deck {
  const isBasic = ({ name }: DeckLine) => NAMES.some(({ key }) => key === toNameKey(name));
  const first = deck.stoneDeck.findIndex(isBasic);
  const others = deck.stoneDeck.filter((line) => !isBasic(line));
  const basics = COLORS.flatMap((color): readonly DeckLine[] => {
    const name = NAMES.find((one) => one.color === color)?.name;
    return name === undefined || split[color] === 0 ? [] : [{ name, count: split[color] }];
  });
  const place = first < 0 ? others.length : deck.stoneDeck.slice(0, first).filter((line) => !isBasic(line)).length;
  return { ...deck, stoneDeck: [...others.slice(0, place), ...basics, ...others.slice(place)] };
}
