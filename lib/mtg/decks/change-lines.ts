import { type DeckLine, MTG_DECK_ZONES, type MtgDeck, type MtgDeckZone, toNameKey } from "@/engine/mtg/deck";
import { readDeckText } from "./deck-text";
import { MTG_DECK_LIMITS } from "./limits";

/** Returns a deck with a number of copies of a name added to a zone (removed if negative). */
export function changeCopies(deck: MtgDeck, zone: MtgDeckZone, name: string, by: number): MtgDeck {
  const key = toNameKey(name);
  const at = deck[zone].findIndex((line) => toNameKey(line.name) === key);
  const lines =
    at < 0
      ? [...deck[zone], { name, count: by }]
      : deck[zone].map((line, index) => changed(line, index === at ? by : 0));
  return { ...deck, [zone]: lines.filter(({ count }) => count > 0) };
}

const changed = ({ name, count }: DeckLine, by: number): DeckLine => ({
  name,
  count: Math.min(count + by, MTG_DECK_LIMITS.copies),
});

/** Returns a deck with the cards in a text added. The text has the format of a list: `Name`, `4 Name`, `SB: 2 Name`. */
export function addListText(deck: MtgDeck, text: string): MtgDeck {
  const { deck: added } = readDeckText(text);
  return MTG_DECK_ZONES.reduce(
    (changed, zone) => added[zone].reduce((one, { name, count }) => changeCopies(one, zone, name, count), changed),
    deck,
  );
}

/** Returns a deck with one copy of a name moved to another zone. */
export const moveCopy = (deck: MtgDeck, name: string, from: MtgDeckZone, to: MtgDeckZone): MtgDeck =>
  changeCopies(changeCopies(deck, from, name, -1), to, name, 1);
