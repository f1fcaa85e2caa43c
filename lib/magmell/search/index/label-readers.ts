import { stripNotes } from "@/lib/magmell/catalogue/model/plain-text";
import { findRarity } from "@/lib/magmell/catalogue/model/rarity";
import type { Catalogue, CatalogueCard, CataloguePrinting, CatalogueSet } from "@/lib/magmell/catalogue/model/types";
import { getMentionedCounters } from "./counters";
import type { LabelKey } from "./labels";
import type { MatchDomain } from "./types";

type LabelValues =
  | { readonly of: "cards"; readonly read: (card: CatalogueCard, catalogue: Catalogue) => readonly string[] }
  | {
      readonly of: "rows";
      readonly read: (printing: CataloguePrinting, set: CatalogueSet | null) => readonly string[];
    };

const namesOfSet = (code: string, set: CatalogueSet | null | undefined) =>
  set ? [code, set.name, set.englishName] : [code];

/** The code of a rarity and its names in the list of the set; nothing for none. */
function wordsOfRarity(code: string, set: CatalogueSet | null): readonly string[] {
  const rarity = findRarity({ rarity: code }, set);
  return rarity ? [code, rarity.name, rarity.englishName] : [];
}

/** Label texts of each key. A card or printing matches when one of its labels does. */
export const LABEL_READERS = {
  name: { of: "cards", read: ({ name, englishName }) => [name, englishName] },
  yomi: { of: "cards", read: ({ reading }) => [reading] },
  en: { of: "cards", read: ({ englishName }) => [englishName] },
  alias: { of: "cards", read: ({ aliases }) => aliases },
  text: { of: "cards", read: ({ text, englishText }) => [stripNotes(text), englishText] },
  fullText: { of: "cards", read: ({ text, englishText }) => [text, englishText] },
  // Named abilities (301.5) do not occur in this catalogue.
  abilityName: { of: "cards", read: () => [] },
  counter: { of: "cards", read: (card, { sets }) => getMentionedCounters(card, sets) },
  list: {
    of: "cards",
    read: ({ number }, { lists }) =>
      lists
        .filter(({ cards }) => cards.includes(number))
        .flatMap(({ id, name, englishName }) => [id, name, englishName]),
  },
  ruling: {
    of: "cards",
    read: ({ number }, { rulings }) =>
      (rulings.get(number) ?? []).flatMap(({ question, answer }) => [question.ja, question.en, answer.ja, answer.en]),
  },
  inSet: {
    of: "cards",
    read: ({ printings }, { sets }) =>
      printings.flatMap(({ set }) =>
        namesOfSet(
          set,
          sets.find(({ code }) => code === set),
        ),
      ),
  },
  set: { of: "rows", read: (printing, set) => namesOfSet(printing.set, set) },
  product: { of: "rows", read: ({ product }) => [product] },
  rarity: { of: "rows", read: ({ rarity = "" }, set) => wordsOfRarity(rarity, set) },
  artist: { of: "rows", read: ({ illustrator }) => [illustrator] },
  flavor: { of: "rows", read: ({ flavor }) => [flavor] },
} as const satisfies Record<LabelKey, LabelValues>;

export const getLabelDomain = (key: LabelKey): MatchDomain => LABEL_READERS[key].of;
