import { type BitSet, createFullBitSet, intersectInto, subtractInto, uniteInto } from "../index/bit-set";
import { toCardSet, toPrintingRows } from "../index/printing-rows";
import type { MatchDomain, SearchIndex } from "../index/types";

/**
 * Matches of a predicate: a set of cards, or of printing rows for predicates about printings. The bits may belong to
 * the index and must not be changed.
 */
export type MatchSet = { readonly of: MatchDomain; readonly bits: BitSet };

export const createCardMatches = (bits: BitSet): MatchSet => ({ of: "cards", bits });

export const getDomainSize = (index: SearchIndex, domain: MatchDomain) =>
  domain === "cards" ? index.size : index.rows.cardOf.length;

export const createFullMatchSet = (index: SearchIndex): MatchSet => createCardMatches(createFullBitSet(index.size));
export const createEmptyMatchSet = (index: SearchIndex): MatchSet =>
  createCardMatches(new Int32Array((index.size + 31) >>> 5));

/** Returns the matches as printing rows; a card counts as all of its printings. */
export const getMatchingRows = (index: SearchIndex, matches: MatchSet): BitSet =>
  matches.of === "rows" ? matches.bits : toPrintingRows(index.rows, matches.bits);

/** Returns the matches as cards, in a new set; a printing counts as its card. */
export const getMatchingCards = (index: SearchIndex, { of, bits }: MatchSet): BitSet =>
  (of === "cards" ? bits : toCardSet(index.rows, bits)).slice();

export function complementMatches(index: SearchIndex, { of, bits }: MatchSet): MatchSet {
  const rest = createFullBitSet(getDomainSize(index, of));
  subtractInto(rest, bits);
  return { of, bits: rest };
}

export const intersectMatches = (index: SearchIndex, parts: readonly MatchSet[]): MatchSet =>
  combine(index, parts, intersectInto);
export const uniteMatches = (index: SearchIndex, parts: readonly MatchSet[]): MatchSet =>
  combine(index, parts, uniteInto);

/**
 * Computes the intersection of matches with a set of cards. May overwrite `own`, so the caller must not use it
 * afterwards.
 */
export function intersectInPlace(index: SearchIndex, own: MatchSet, some: BitSet): MatchSet {
  if (own.of !== "cards") return intersectMatches(index, [own, createCardMatches(some)]);
  intersectInto(own.bits, some);
  return own;
}

/** Sets of cards are combined before sets of rows, so that cards are spread over their printings once. */
function combine(
  index: SearchIndex,
  parts: readonly MatchSet[],
  join: (into: BitSet, other: BitSet) => void,
): MatchSet {
  const ofCards = combineBits(
    parts.filter(({ of }) => of === "cards"),
    join,
  );
  const ofRows = combineBits(
    parts.filter(({ of }) => of === "rows"),
    join,
  );
  if (ofCards === null) return { of: "rows", bits: ofRows ?? getMatchingRows(index, createEmptyMatchSet(index)) };
  if (ofRows === null) return createCardMatches(ofCards);
  join(ofRows, getMatchingRows(index, createCardMatches(ofCards)));
  return { of: "rows", bits: ofRows };
}

function combineBits(parts: readonly MatchSet[], join: (into: BitSet, other: BitSet) => void): BitSet | null {
  const [first, ...others] = parts;
  if (!first) return null;
  const bits = first.bits.slice();
  for (const { bits: other } of others) join(bits, other);
  return bits;
}
