import { withoutNotes } from "@/lib/catalogue/plain-text";
import type { Catalogue, CatalogueCard } from "@/lib/catalogue/types";
import { TERMS, type TermId } from "./glossary";

const held = new WeakMap<Catalogue["cards"], Map<TermId, readonly CatalogueCard[]>>();

/** What all forms of a word in a Japanese text begin with, for searching texts. */
export function stemOf(term: TermId): string {
  const [first = "", ...others] = TERMS[term].ja as readonly string[];
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** The cards, without tokens and withdrawn ones, whose text has a word of the game. Looked for once in each catalogue. */
export function cardsUsing({ cards }: Pick<Catalogue, "cards">, term: TermId): readonly CatalogueCard[] {
  const byTerm = held.get(cards) ?? new Map<TermId, readonly CatalogueCard[]>();
  held.set(cards, byTerm);
  const stem = stemOf(term);
  const found =
    byTerm.get(term) ??
    cards.filter(
      ({ text, token, retired }) => !token && !retired && text.includes(stem) && withoutNotes(text).includes(stem),
    );
  byTerm.set(term, found);
  return found;
}

/** A word of the game and the cards whose texts have it. */
export type WordInTexts = { readonly term: TermId; readonly cards: readonly CatalogueCard[] };
