import type { RandomState } from "../../../kernel/random";
import type { Cards } from "../../model/cards";
import type { Era } from "../../model/era";
import type { Library } from "../../model/record";
import { WIDE } from "../wide/wide-pool";
import { randomLibrary } from "./random-library";

/** Cards for random games, and how libraries are made of them. */
export type CardSet = {
  readonly cards: Cards;
  readonly libraryOf: (era: Era, random: RandomState) => Library;
};

/** Card sets by name: `pool` uses every word in which abilities are written. */
export const CARD_SETS: Readonly<Record<string, CardSet>> = {
  pool: { cards: WIDE, libraryOf: (era, random) => randomLibrary(WIDE, era, random) },
};
