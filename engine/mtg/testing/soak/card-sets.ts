import { nextIntBelow, type RandomState } from "../../../kernel/random";
import { SAMPLE_CARDS, SAMPLE_DECKS } from "../../boards/sample-cards/sample-cards";
import { type Cards, createCards } from "../../model/cards";
import type { Era } from "../../model/era";
import type { LibraryList } from "../../model/record";
import { WIDE_CARD_POOL } from "../wide/wide-pool";
import { createRandomLibrary } from "./random-library";

/** Cards for random games, and how libraries are made of them. */
export type SoakCardSet = {
  readonly cards: Cards;
  readonly libraryOf: (era: Era, random: RandomState) => LibraryList;
};

const LABORATORY = createCards(SAMPLE_CARDS);

/**
 * Card sets by name: `pool` uses every word in which abilities are written, `laboratory` has the decks that the site offers,
 * and `mixed` random libraries of their cards.
 */
export const SOAK_CARD_SETS: Readonly<Record<string, SoakCardSet>> = {
  pool: { cards: WIDE_CARD_POOL, libraryOf: (era, random) => createRandomLibrary(WIDE_CARD_POOL, era, random) },
  laboratory: {
    cards: LABORATORY,
    libraryOf: (_era, random) => SAMPLE_DECKS[nextIntBelow(random, SAMPLE_DECKS.length)]?.library ?? [],
  },
  mixed: { cards: LABORATORY, libraryOf: (era, random) => createRandomLibrary(LABORATORY, era, random) },
};
