import { type MtgCardData, toNameKey } from "@/engine/mtg/deck";
import { getOwn } from "@/lib/collections";

/** Card types by which the cards of a deck are grouped. */
export type CardFactType = "land" | "creature" | "artifact" | "enchantment" | "instant" | "sorcery" | "planeswalker";
export type ColorLetter = "w" | "u" | "b" | "r" | "g";

/**
 * Facts of a card from an operator's card data, for decks, curves and name completion. Card texts are never included.
 */
export type CardFacts = {
  /** The English name, both halves of a split card. */
  readonly name: string;
  /** The Japanese name; null if the data has none. */
  readonly japanese: string | null;
  /** Codes of the sets that print it, in small letters. */
  readonly sets: readonly string[];
  /** First release day among its sets, such as `2000-10-02`; null if unknown. */
  readonly first: string | null;
  readonly types: readonly CardFactType[];
  /** The cost as printed, such as `{2}{W}`; `null` for a card without one. */
  readonly cost: string | null;
  /** The mana value; 0 for a card without a cost. */
  readonly manaValue: number;
  readonly colours: readonly ColorLetter[];
};

/**
 * Facts about requested cards, as plain JSON. `known` contains the cards that were found, by name key (`toNameKey` of
 * the engine). `nearest` contains suggestions for all other names, by the name as requested.
 */
export type KnownCards = {
  readonly known: Readonly<Record<string, CardFacts>>;
  readonly nearest: Readonly<Record<string, readonly string[]>>;
};

/** A card name offered as a completion. */
export type NameCompletion = Pick<CardFacts, "name" | "japanese">;

/** Returns facts of a card by its name; null if the card is unknown. */
export const findCardFacts = (name: string, cards: KnownCards | null): CardFacts | null =>
  cards === null ? null : getOwn(cards.known, toNameKey(name));

/** Returns the card data in the format that the engine's deck check requires; null if the site has no card data. */
export const toMtgCardData = (cards: KnownCards | null): MtgCardData | null =>
  cards === null
    ? null
    : { find: (key) => getOwn(cards.known, key), nearest: (name) => getOwn(cards.nearest, name) ?? [] };
