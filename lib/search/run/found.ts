import { allBits, type Bits, dropBits, joinBits, keepBits } from "../index/bits";
import { cardsOfRows, rowsOfCards } from "../index/rows";
import type { Domain, SearchIndex } from "../index/types";

/** What passes: cards, or printings where the question was about printings. The bits may belong to the index. */
export type Found = { readonly of: Domain; readonly bits: Bits };

export const cards = (bits: Bits): Found => ({ of: "cards", bits });

export const sizeOf = (index: SearchIndex, domain: Domain) =>
  domain === "cards" ? index.size : index.rows.cardOf.length;

export const everything = (index: SearchIndex): Found => cards(allBits(index.size));
export const nothing = (index: SearchIndex): Found => cards(new Int32Array((index.size + 31) >>> 5));

/** As printings: a card passes with all of its printings. */
export const asRows = (index: SearchIndex, found: Found): Bits =>
  found.of === "rows" ? found.bits : rowsOfCards(index.rows, found.bits);

/** As cards, in a set that may be changed: a printing passes with its card. */
export const cardsOf = (index: SearchIndex, { of, bits }: Found): Bits =>
  (of === "cards" ? bits : cardsOfRows(index.rows, bits)).slice();

export function inverse(index: SearchIndex, { of, bits }: Found): Found {
  const rest = allBits(sizeOf(index, of));
  dropBits(rest, bits);
  return { of, bits: rest };
}

export const both = (index: SearchIndex, parts: readonly Found[]): Found => together(index, parts, keepBits);
export const either = (index: SearchIndex, parts: readonly Found[]): Found => together(index, parts, joinBits);

/** What passes one that is given up, and some cards. */
export function keeping(index: SearchIndex, own: Found, some: Bits): Found {
  if (own.of !== "cards") return both(index, [own, cards(some)]);
  keepBits(own.bits, some);
  return own;
}

/** What is about cards is put together first, so that cards are spread over their printings once. */
function together(index: SearchIndex, parts: readonly Found[], join: (into: Bits, other: Bits) => void): Found {
  const ofCards = joined(
    parts.filter(({ of }) => of === "cards"),
    join,
  );
  const ofRows = joined(
    parts.filter(({ of }) => of === "rows"),
    join,
  );
  if (ofCards === null) return { of: "rows", bits: ofRows ?? asRows(index, nothing(index)) };
  if (ofRows === null) return cards(ofCards);
  join(ofRows, asRows(index, cards(ofCards)));
  return { of: "rows", bits: ofRows };
}

function joined(parts: readonly Found[], join: (into: Bits, other: Bits) => void): Bits | null {
  const [first, ...others] = parts;
  if (!first) return null;
  const bits = first.bits.slice();
  for (const { bits: other } of others) join(bits, other);
  return bits;
}
