import { memoizeBounded, memoizeWeakly } from "@/lib/cache";
import { stripNotes } from "@/lib/magmell/catalogue/model/plain-text";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { GLOSSARY_TERMS, type TermId } from "./glossary";

/** Returns the common prefix of all Japanese forms of a term, for text searches. */
export function getTermStem(term: TermId): string {
  const [first = "", ...others] = GLOSSARY_TERMS[term].ja as readonly string[];
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** Returns the cards whose text uses a term, without tokens and withdrawn cards. Computed once per catalogue. */
export const findCardsUsingTerm = ({ cards }: Pick<Catalogue, "cards">, term: TermId): readonly CatalogueCard[] =>
  byTerm(cards)(term);

const byTerm = memoizeWeakly((cards: Catalogue["cards"]) =>
  memoizeBounded((term: TermId): readonly CatalogueCard[] => {
    const stem = getTermStem(term);
    return cards.filter(
      ({ text, token, retired }) => !token && !retired && text.includes(stem) && stripNotes(text).includes(stem),
    );
  }),
);

/** A term and the cards whose texts use it. */
export type TermUsage = { readonly term: TermId; readonly cards: readonly CatalogueCard[] };
