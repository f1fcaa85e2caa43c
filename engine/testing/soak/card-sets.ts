import type { Cards } from "../..";
import { POOL } from "../pool/pool";
import { SYNTHETIC } from "../synthetic-cards";

/** The made-up cards that random games are played with: all that the vocabulary can say, or hardly any text at all. */
export const CARD_SETS = { pool: POOL, synthetic: SYNTHETIC } as const satisfies Record<string, Cards>;
export type CardSet = keyof typeof CARD_SETS;

export const isCardSet = (name: string): name is CardSet => Object.hasOwn(CARD_SETS, name);
