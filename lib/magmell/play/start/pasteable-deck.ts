import { DECK_ZONES, type Deck, type DeckZone } from "@/engine/magmell";

/** Returns a deck as a list that the list reader reads as it is, whatever its cards and their number: for an address. */
export const printPasteableDeck = (deck: Deck): string =>
  DECK_ZONES.map((zone) =>
    [HEADINGS[zone], ...deck[zone].map(({ name, count }) => `${count}x《${name}》`)].join("\n"),
  ).join("\n");

const HEADINGS: Readonly<Record<DeckZone, string>> = { grimoire: "grimoire", stoneDeck: "stones" };
