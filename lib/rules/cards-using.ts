import { boundedMemo, weakMemo } from "@/lib/cache";
import { withoutNotes } from "@/lib/catalogue/model/plain-text";
import type { Catalogue, CatalogueCard } from "@/lib/catalogue/model/types";
import { TERMS, type TermId } from "./glossary";

/** What all forms of a word in a Japanese text begin with, for searching texts. */
export function stemOf(term: TermId): string {
  const [first = "", ...others] = TERMS[term].ja as readonly string[];
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** The cards, without tokens and withdrawn ones, whose text has a word of the game. Looked for once in each catalogue. */
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

/** A word of the game and the cards whose texts have it. */
export type WordInTexts = { readonly term: TermId; readonly cards: readonly CatalogueCard[] };
