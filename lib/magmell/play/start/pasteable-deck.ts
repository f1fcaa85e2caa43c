import { DECK_ZONES, type Deck, type DeckZone } from "@/engine/magmell";

/** Prints a deck, legal or not, as a list for a URL, in a format that the list reader accepts. */
export const printPasteableDeck = (deck: Deck): string =>
  DECK_ZONES.map((zone) =>
    [HEADINGS[zone], ...deck[zone].map(({ name, count }) => `${count}x《${name}》`)].join("\n"),
  ).join("\n");

const HEADINGS: Readonly<Record<DeckZone, string>> = { grimoire: "grimoire", stoneDeck: "stones" };
