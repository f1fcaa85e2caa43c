import type { BaseDeck } from "../../kernel/deck/lines";
import type { RuleId } from "../rulebook";
import type { CardKind } from "./card";

export { countDeckLineCards, type DeckLine } from "../../kernel/deck/lines";

export const DECK_ZONES = ["grimoire", "stoneDeck"] as const;
export type DeckZone = (typeof DECK_ZONES)[number];

/** A grimoire and a stone deck as submitted, not necessarily legal. */
export type Deck = BaseDeck<DeckZone>;

/**
 * Deck construction limits of rules 501 and 502. They are data because card texts may change them (207.2 says
 * "normally").
 */
export const DECK_LIMITS = {
  grimoire: { size: 40, kinds: ["unit", "magic"], copies: 3, copiesRule: "mag:207.2.1" },
  stoneDeck: { size: 20, kinds: ["stone"], copies: null, copiesRule: "mag:207.2.2" },
} as const satisfies Record<
  DeckZone,
  { size: number; kinds: readonly CardKind[]; copies: number | null; copiesRule: RuleId }
>;
