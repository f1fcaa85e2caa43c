import { type Cards, createCards } from "../..";
import { CARD_POOL } from "../pool/pool";
import { STARTER_CARDS } from "../starter/starter-definitions";
import { SYNTHETIC_CARDS } from "./synthetic-cards";

/**
 * Card sets for random games: `pool` uses the whole vocabulary, `synthetic` has hardly any text, and `starter` has the
 * real cards.
 */
export const CARD_SETS = {
  pool: CARD_POOL,
  synthetic: SYNTHETIC_CARDS,
  starter: createCards(STARTER_CARDS),
} as const satisfies Record<string, Cards>;
export type CardSet = keyof typeof CARD_SETS;

export const isCardSet = (name: string): name is CardSet => Object.hasOwn(CARD_SETS, name);
