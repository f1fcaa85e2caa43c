import type { RuleId } from "../rulebook";
import type { Kind } from "./card";

export const DECK_ZONES = ["grimoire", "stoneDeck"] as const;
export type DeckZone = (typeof DECK_ZONES)[number];

/** A number of copies of a name. Decks name cards, never printings. */
export type DeckLine = { readonly name: string; readonly count: number };

/** A grimoire and a stone deck as submitted, not necessarily legal. */
export type Deck = Readonly<Record<DeckZone, readonly DeckLine[]>>;

/** Deck construction limits of 501 and 502, as data because card texts may change them (207.2 says "normally"). */
export const CONSTRUCTION = {
  grimoire: { size: 40, kinds: ["unit", "magic"], copies: 3, copiesRule: "mag:207.2.1" },
  stoneDeck: { size: 20, kinds: ["stone"], copies: null, copiesRule: "mag:207.2.2" },
} as const satisfies Record<
  DeckZone,
  { size: number; kinds: readonly Kind[]; copies: number | null; copiesRule: RuleId }
>;

/** Total number of cards in deck lines. */
export const countLines = (lines: readonly DeckLine[]): number => lines.reduce((sum, line) => sum + line.count, 0);
