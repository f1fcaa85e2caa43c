import type { CardDefinition } from "../../model/card";
import type { LibraryList } from "../../model/record";
import { SAMPLE_CREATURES } from "./creatures";
import { SAMPLE_PERMANENTS } from "./permanents";
import DECKS from "./sample-decks.json";
import { SAMPLE_SPELLS } from "./spells";

const ALL = [...SAMPLE_PERMANENTS, ...SAMPLE_CREATURES, ...SAMPLE_SPELLS];

/**
 * The sample set: invented cards for games without card data. Together they have every keyword, and every card type
 * that a state-based action refers to.
 */
export const SAMPLE_CARDS: readonly CardDefinition[] = ALL.map(({ card }) => card);

/** Japanese names of the sample set, by English name. */
export const SAMPLE_CARD_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  ALL.map(({ ja, card }) => [card.name, ja]),
);

/** A deck of the sample set: its names in both languages, and its library of sixty cards. */
export type SampleDeck = {
  readonly id: string;
  readonly ja: string;
  readonly en: string;
  readonly library: LibraryList;
};

/** Two decks of sixty cards, playable in every era. */
export const SAMPLE_DECKS: readonly SampleDeck[] = DECKS.map(({ library, ...deck }) => ({
  ...deck,
  library: Object.entries(library).flatMap(([name, count]) => Array<string>(count).fill(name)),
}));
