import { lazy } from "@/lib/cache";
import { composed } from "@/lib/japanese/folded-sign";
import { type Bits, bitsOf } from "./bits";
import { BORDER, type Cuttings } from "./cuttings";
import { type Lists, listOf, turnedAround } from "./lists";

/** Bits are quicker to put together than a list that is longer than this part of them. */
const DENSE = 5;

/** Who has a piece. It does not depend on how pieces are folded. */
export type Shared = {
  /** The pieces as patterns see them, those of `grams` at the same places. */
  readonly plain: () => readonly string[];
  readonly written: Lists;
  /** For each piece the cards with it. */
  readonly holders: Lists;
  /** The same as bits for pieces that many cards share. */
  readonly bits: ReadonlyMap<number, Bits>;
};

export function sharedOf({ pieces, written }: Cuttings): Shared {
  const holders = turnedAround(written, pieces.length);
  const size = written.starts.length - 1;
  const bits = new Map<number, Bits>();
  for (let piece = BORDER + 1; piece < pieces.length; piece += 1) {
    const list = listOf(holders, piece);
    if (list.length > size >>> DENSE) bits.set(piece, bitsOf(size, list));
  }
  return { plain: lazy(() => pieces.map(composed)), written, holders, bits };
}
