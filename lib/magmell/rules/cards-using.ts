import { boundedMemo, weakMemo } from "@/lib/cache";
import { withoutNotes } from "@/lib/magmell/catalogue/model/plain-text";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { TERMS, type TermId } from "./glossary";

/** Returns the common beginning of all Japanese forms of a term, for searching texts. */
export function stemOf(term: TermId): string {
  const [first = "", ...others] = TERMS[term].ja as readonly string[];
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** Returns the cards whose text uses a term, without tokens and withdrawn ones. Searched once per catalogue. */
export const cardsUsing = ({ cards }: Pick<Catalogue, "cards">, term: TermId): readonly CatalogueCard[] =>
  byTerm(cards)(term);

const byTerm = weakMemo((cards: Catalogue["cards"]) =>
  boundedMemo((term: TermId): readonly CatalogueCard[] => {
    const stem = stemOf(term);
    return cards.filter(
      ({ text, token, retired }) => !token && !retired && text.includes(stem) && withoutNotes(text).includes(stem),
    );
  }),
);

/** A term and the cards whose texts use it. */
export type WordInTexts = { readonly term: TermId; readonly cards: readonly CatalogueCard[] };
