import { nextIntBelow, type RandomState } from "../../../kernel/random";
import { SAMPLE_CARDS, SAMPLE_DECKS } from "../../boards/sample-cards/sample-cards";
import { type Cards, createCards } from "../../model/cards";
import type { Era } from "../../model/era";
import type { LibraryList } from "../../model/record";
import { WIDE } from "../wide/wide-pool";
import { randomLibrary } from "./random-library";

/** Cards for random games, and how libraries are made of them. */
export type CardSet = {
  readonly cards: Cards;
  readonly libraryOf: (era: Era, random: RandomState) => LibraryList;
};

const LABORATORY = createCards(SAMPLE_CARDS);

/**
 * Card sets by name: `pool` uses every word in which abilities are written, `laboratory` has the decks that the site offers,
 * and `mixed` random libraries of their cards.
 */
export const CARD_SETS: Readonly<Record<string, CardSet>> = {
  pool: { cards: WIDE, libraryOf: (era, random) => randomLibrary(WIDE, era, random) },
  laboratory: {
    cards: LABORATORY,
    libraryOf: (_era, random) => SAMPLE_DECKS[nextIntBelow(random, SAMPLE_DECKS.length)]?.library ?? [],
  },
  mixed: { cards: LABORATORY, libraryOf: (era, random) => randomLibrary(LABORATORY, era, random) },
};
