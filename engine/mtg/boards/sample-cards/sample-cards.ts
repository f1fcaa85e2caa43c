import type { CardDefinition } from "../../model/card";
import type { Library } from "../../model/record";
import { LAB_CREATURES } from "./creatures";
import { LAB_PERMANENTS } from "./permanents";
import DECKS from "./sample-decks.json";
import { LAB_SPELLS } from "./spells";

const ALL = [...LAB_PERMANENTS, ...LAB_CREATURES, ...LAB_SPELLS];

/**
 * The laboratory set: cards of our own for games without card data. Together they have every keyword, and every type that a
 * check asks about.
 */
export const LAB_CARDS: readonly CardDefinition[] = ALL.map(({ card }) => card);

/** Japanese names of the laboratory set, by English name. */
export const LAB_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  ALL.map(({ ja, card }) => [card.name, ja]),
);

/** A deck of the laboratory: its names in both languages, and its library of sixty. */
export type LabDeck = { readonly id: string; readonly ja: string; readonly en: string; readonly library: Library };

/** Two decks of sixty cards, playable in every era. */
export const LAB_DECKS: readonly LabDeck[] = DECKS.map(({ library, ...deck }) => ({
  ...deck,
  library: Object.entries(library).flatMap(([name, count]) => Array<string>(count).fill(name)),
}));
