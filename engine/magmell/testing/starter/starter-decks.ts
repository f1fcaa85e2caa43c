import type { Deck, DeckLine } from "../../model/deck";
import { CARD_POOL } from "../pool/pool";
import { createSeededGame } from "../soak/seeded-game";

/** Forty cards of fourteen names: three copies of each, and one of the last. */
const grimoire = (...names: readonly string[]): readonly DeckLine[] =>
  names.map((name, index) => ({ name, count: index === names.length - 1 ? 1 : 3 }));

/** Decks for random games, by their names on the command line. */
export const BUILT_IN_DECKS = {
  embers: {
    grimoire: grimoire(
      ...["r 1/1", "r 2/2", "r 3/3", "g 1/1", "g 2/2", "g 3/3", "rg 3/2"],
      ...["g 4/4", "bolt 2", "bolt anything 3", "+2/+1 this turn", "leaves an ember", "power counter", "r 4/4"],
    ),
    stoneDeck: [
      { name: "赤の魔石", count: 10 },
      { name: "緑の魔石", count: 10 },
    ],
  },
  tides: {
    grimoire: grimoire(
      ...["b 1/1", "b 2/2", "b 3/3", "g 1/1", "g 2/2", "gb 2/3", "draws when summoned"],
      ...["b 4/4", "returns a unit", "weak counters 2", "draws 1", "destroys a unit", "cannot be defended", "negates"],
    ),
    stoneDeck: [
      { name: "青の魔石", count: 12 },
      { name: "緑の魔石", count: 8 },
    ],
  },
} as const satisfies Readonly<Record<string, Deck>>;

export const DECK_NAMES: readonly string[] = [...Object.keys(BUILT_IN_DECKS), "random"];

/** Returns a deck by its name; `random` depends on the seed. Returns `null` for an unknown name. */
export function findDeckByName(name: string, seed: number, player: 0 | 1): Deck | null {
  if (name === "random") return createSeededGame(CARD_POOL, seed).setup.decks[player];
  return Object.hasOwn(BUILT_IN_DECKS, name) ? BUILT_IN_DECKS[name as keyof typeof BUILT_IN_DECKS] : null;
}
