import { type Bits, fullBits, intersectInto, subtractInto, unionInto } from "../index/bits";
import { cardsOfRows, rowsOfCards } from "../index/printing-rows";
import type { Domain, SearchIndex } from "../index/types";

/**
 * Matches of a predicate: a set of cards, or of printing rows for predicates about printings. The bits may belong to
 * the index and must not be changed.
 */
export type MatchSet = { readonly of: Domain; readonly bits: Bits };

export const cardMatches = (bits: Bits): MatchSet => ({ of: "cards", bits });

export const domainSize = (index: SearchIndex, domain: Domain) =>
  domain === "cards" ? index.size : index.rows.cardOf.length;

export const allMatches = (index: SearchIndex): MatchSet => cardMatches(fullBits(index.size));
export const noMatches = (index: SearchIndex): MatchSet => cardMatches(new Int32Array((index.size + 31) >>> 5));

/** Returns the matches as printing rows; a card stands for all of its printings. */
export const rowsOfMatches = (index: SearchIndex, matches: MatchSet): Bits =>
  matches.of === "rows" ? matches.bits : rowsOfCards(index.rows, matches.bits);

/** Returns the matches as cards, in a new set; a printing stands for its card. */
export const cardsOfMatches = (index: SearchIndex, { of, bits }: MatchSet): Bits =>
  (of === "cards" ? bits : cardsOfRows(index.rows, bits)).slice();

export function complement(index: SearchIndex, { of, bits }: MatchSet): MatchSet {
  const rest = fullBits(domainSize(index, of));
  subtractInto(rest, bits);
  return { of, bits: rest };
}

export const intersection = (index: SearchIndex, parts: readonly MatchSet[]): MatchSet =>
  combine(index, parts, intersectInto);
export const union = (index: SearchIndex, parts: readonly MatchSet[]): MatchSet => combine(index, parts, unionInto);

/** Returns intersection with a set of cards that may overwrite `own`, which the caller gives up. */
export function intersectOwned(index: SearchIndex, own: MatchSet, some: Bits): MatchSet {
  if (own.of !== "cards") return intersection(index, [own, cardMatches(some)]);
  intersectInto(own.bits, some);
  return own;
}

/** Sets of cards are combined before sets of rows, so that cards are spread over their printings once. */
function combine(index: SearchIndex, parts: readonly MatchSet[], join: (into: Bits, other: Bits) => void): MatchSet {
  const ofCards = combineBits(
    parts.filter(({ of }) => of === "cards"),
    join,
  );
  const ofRows = combineBits(
    parts.filter(({ of }) => of === "rows"),
    join,
  );
  if (ofCards === null) return { of: "rows", bits: ofRows ?? rowsOfMatches(index, noMatches(index)) };
  if (ofRows === null) return cardMatches(ofCards);
  join(ofRows, rowsOfMatches(index, cardMatches(ofCards)));
  return { of: "rows", bits: ofRows };
}

function combineBits(parts: readonly MatchSet[], join: (into: Bits, other: Bits) => void): Bits | null {
  const [first, ...others] = parts;
  if (!first) return null;
  const bits = first.bits.slice();
  for (const { bits: other } of others) join(bits, other);
  return bits;
}
