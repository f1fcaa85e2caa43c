import { type Cards, createCards } from "../..";
import { CARD_POOL } from "../pool/pool";
import { STARTER_CARDS } from "../starter/starter-definitions";
import { SYNTHETIC_CARDS } from "./synthetic-cards";

/** Cards for random games: `pool` uses the whole vocabulary, `synthetic` hardly any text, `starter` has the real ones. */
export const CARD_SETS = {
  pool: CARD_POOL,
  synthetic: SYNTHETIC_CARDS,
  starter: createCards(STARTER_CARDS),
} as const satisfies Record<string, Cards>;
export type CardSet = keyof typeof CARD_SETS;

export const isCardSet = (name: string): name is CardSet => Object.hasOwn(CARD_SETS, name);
