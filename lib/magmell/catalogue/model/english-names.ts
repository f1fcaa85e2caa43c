import { type Ability, type CardKind, toNameKey } from "@/engine/magmell";
import { type EnglishNames, renderText } from "@/engine/magmell/text";
import { getEnglishName } from "./english-name";
import { translateCardNames } from "./english-text";
import type { CardRecord, CatalogueSet } from "./types";

/** Lookup of the English names of cards and counters; `null` leaves a name in Japanese. */
export type NameTranslations = EnglishNames & { readonly cardName: (name: string) => string | null };

export const UNTRANSLATED_NAMES: NameTranslations = { cardName: () => null, counterName: () => null };

/** Card and set data with English names for texts. */
type Named = {
  readonly sets: readonly Pick<CatalogueSet, "releasedOn" | "counters">[];
  readonly cards: readonly Pick<CardRecord, "name" | "reading" | "englishName">[];
};

/**
 * Creates the lookup of English names from cards and sets. If two sets name one counter, the name from the newer set is
 * used.
 */
export function createNameTranslations({ sets, cards }: Named): NameTranslations {
  const oldestFirst = [...sets].sort(
    (a, b) => Number(a.releasedOn > b.releasedOn) - Number(a.releasedOn < b.releasedOn),
  );
  const counters = byKey(oldestFirst.flatMap((set) => Object.entries(set.counters ?? {})));
  const names = byKey(cards.map((card) => [card.name, getEnglishName(card)]));
  return {
    cardName: (name) => names.get(toNameKey(name)) ?? null,
    counterName: (counter) => counters.get(toNameKey(counter)) ?? null,
  };
}

const byKey = (names: readonly (readonly [name: string, english: string])[]): ReadonlyMap<string, string> =>
  new Map(names.map(([name, english]) => [toNameKey(name), english]));

/** Renders abilities as English text, with English names where they exist. */
export const renderAbilitiesInEnglish = (
  abilities: readonly Ability[],
  kind: CardKind,
  names: NameTranslations,
): string => translateCardNames(renderText(abilities, "en", kind, names), names.cardName);
