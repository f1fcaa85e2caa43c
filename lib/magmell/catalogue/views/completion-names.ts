import type { Catalogue } from "../model/types";

/** The data for completing a query while it is typed: card names, and the values of keys. */
export type CompletionNames = {
  /** Name, reading and English name, then nicknames. Withdrawn cards are left out. */
  readonly cards: readonly (readonly [string, string, string, ...string[]])[];
  readonly sets: readonly { readonly code: string; readonly name: string; readonly englishName: string }[];
  readonly lists: readonly { readonly id: string; readonly name: string; readonly englishName: string }[];
  /** Code, name and English name, which is empty for none. */
  readonly rarities: readonly (readonly [string, string, string])[];
  readonly artists: readonly string[];
  readonly products: readonly string[];
};

/** Returns the part of a catalogue that a query input needs to complete words without further requests. */
export function getCompletionNames({ cards, sets, lists }: Catalogue): CompletionNames {
  const rarities = sets.flatMap((set) => set.rarities ?? []);
  const printings = cards.flatMap((card) => card.printings);
  return {
    cards: cards
      .filter(({ retired }) => !retired)
      .map(({ name, reading, englishName, aliases }) => [name, reading, englishName, ...aliases]),
    sets: sets.map(({ code, name, englishName }) => ({ code, name, englishName })),
    lists: lists.map(({ id, name, englishName }) => ({ id, name, englishName })),
    rarities: [...new Map(rarities.map((rarity) => [rarity.code, rarity])).values()].map(
      ({ code, name, englishName }) => [code, name, englishName] as const,
    ),
    artists: distinct(printings.map(({ illustrator }) => illustrator)),
    products: distinct(printings.map(({ product }) => product)),
  };
}

const distinct = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter((text) => text !== "").sort();
