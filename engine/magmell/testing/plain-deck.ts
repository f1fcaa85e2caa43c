import type { Deck } from "..";

const copies = (names: readonly string[], count: number) => names.map((name) => ({ name, count }));

/** A legal deck of the pool: units for one to four stones, without text, and basic stones of each color. */
export const PLAIN_DECK: Deck = {
  grimoire: [
    ...copies(["r 1/1", "g 1/1", "b 1/1", "r 2/2", "g 2/2", "b 2/2", "rg 3/2", "gb 2/3", "r 3/3", "g 3/3"], 3),
    ...copies(["b 3/3", "r 4/4", "g 4/4"], 3),
    ...copies(["b 4/4"], 1),
  ],
  stoneDeck: [...copies(["赤の魔石", "緑の魔石"], 7), ...copies(["青の魔石"], 6)],
};
