import type { RuleId } from "../rulebook";
import type { Kind } from "./card";

export const DECK_ZONES = ["grimoire", "stoneDeck"] as const;
export type DeckZone = (typeof DECK_ZONES)[number];

/** So many copies of a name. Decks hold names, never printings. */
export type DeckLine = { readonly name: string; readonly count: number };

/** A grimoire and a stone deck as written down: nothing says yet that they are legal. */
export type Deck = Readonly<Record<DeckZone, readonly DeckLine[]>>;

/** The numbers of chapter 501 and 502 as data, because a card text may change them (207.2 says "normally"). */
export const CONSTRUCTION = {
  grimoire: { size: 40, kinds: ["unit", "magic"], copies: 3, copiesRule: "mag:207.2.1" },
  stoneDeck: { size: 20, kinds: ["stone"], copies: null, copiesRule: "mag:207.2.2" },
} as const satisfies Record<
  DeckZone,
  { size: number; kinds: readonly Kind[]; copies: number | null; copiesRule: RuleId }
>;

/** How many cards the lines hold together. */
export const countLines = (lines: readonly DeckLine[]): number => lines.reduce((sum, line) => sum + line.count, 0);
