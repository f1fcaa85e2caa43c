import { MTG_DECK_ZONES, type MtgDeck } from "@/engine/mtg/deck";

/** Returns the card names in all zones of a deck, each once. */
export const getDeckCardNames = (deck: MtgDeck): readonly string[] => [
  ...new Set(MTG_DECK_ZONES.flatMap((zone) => deck[zone].map(({ name }) => name))),
];
