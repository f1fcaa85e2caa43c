import { type Cards, makeCards } from "../..";
import { POOL } from "../pool/pool";
import { STARTER_CARDS } from "../starter/starter-definitions";
import { SYNTHETIC } from "./synthetic-cards";

/** What random games are played with: all that the vocabulary can say, hardly any text at all, or the starter cards as they are read. */
export const CARD_SETS = {
  pool: POOL,
  synthetic: SYNTHETIC,
  starter: makeCards(STARTER_CARDS),
} as const satisfies Record<string, Cards>;
export type CardSet = keyof typeof CARD_SETS;

export const isCardSet = (name: string): name is CardSet => Object.hasOwn(CARD_SETS, name);
