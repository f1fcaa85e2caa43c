import type { KnownCards } from "./card-facts";

/**
 * Facts of the cards that these names mean, in English or Japanese; `null` while the site has no card data. Decks are then judged
 * by lists and counts alone, and the rest is advice.
 */
export const knownCards = async (_names: readonly string[]): Promise<KnownCards | null> => null;
