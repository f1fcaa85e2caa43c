import { readDeckText } from "../../deck-text";

/** Returns the zones of a deck on one line each, and its ambiguous lines. */
export function readFound(text: string) {
  const { deck, unread } = readDeckText(text);
  const zone = (lines: typeof deck.main) => lines.map(({ name, count }) => `${count} ${name}`).join("; ");
  return {
    cards: [zone(deck.main), zone(deck.sideboard)].join(" | ").replace(/ \| $/u, ""),
    doubts: unread.map(({ line, why }) => `${line} ${why}`).join("; "),
  };
}
