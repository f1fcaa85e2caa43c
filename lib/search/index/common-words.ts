import { addBit, type Bits, countBits, joinBits, noBits } from "./bits";
import { cutNames } from "./cuts";
import { BORDER, type Cuttings, cuttingsOf } from "./cuttings";
import { type Grams, gramsOf, stringsWith } from "./grams";
import { type Lists, listOf, turnedAround } from "./lists";
import type { Shared } from "./postings";

/**
 * Words that stand in the texts of many cards, with these cards: otherwise each piece with `unit` in it would be gone through
 * to find all cards that say it.
 */
export type CommonWords = {
  readonly words: Grams;
  readonly cards: readonly Bits[];
  /** The pieces that hold each of the words, of so many pieces. */
  readonly pieces: readonly Bits[];
};

/** Words of fewer pieces are found through these as quickly. */
const LEAST_PIECES = 3;

export function commonWordsOf({ pieces }: Cuttings, shared: Shared, fold: (text: string) => string): CommonWords {
  const inPieces = cuttingsOf(pieces.length, (piece) => (piece === BORDER ? [] : [pieces[piece] as string]), cutNames);
  const holders = turnedAround(inPieces.written, inPieces.pieces.length);
  const size = shared.written.starts.length - 1;
  const found = { words: [] as string[], cards: [] as Bits[], pieces: [] as Bits[] };
  for (let word = BORDER + 1; word < inPieces.pieces.length; word += 1) {
    const holding = listOf(holders, word);
    if (holding.length < LEAST_PIECES || countOf(shared.holders, holding) <= size >>> 5) continue;
    const cards = cardsOf(shared, holding, size);
    if (countBits(cards) <= size >>> 5) continue;
    found.words.push(fold(inPieces.pieces[word] as string));
    found.cards.push(cards);
    const bits = noBits(pieces.length);
    for (const piece of holding) addBit(bits, piece);
    found.pieces.push(bits);
  }
  return { ...found, words: gramsOf(found.words) };
}

const countOf = ({ starts }: Lists, places: Int32Array) =>
  places.reduce((sum, place) => sum + (starts[place + 1] as number) - (starts[place] as number), 0);

function cardsOf({ holders, bits }: Shared, pieces: Int32Array, size: number): Bits {
  const cards = noBits(size);
  for (const piece of pieces) {
    const dense = bits.get(piece);
    if (dense) joinBits(cards, dense);
    else for (const card of listOf(holders, piece)) addBit(cards, card);
  }
  return cards;
}

/** Adds the cards with a common word in which this word stands, and tells the pieces that need not be looked at any more. */
export function addCommonHolders({ words, cards, pieces }: CommonWords, word: string, found: Bits): Bits | null {
  let known: Bits | null = null;
  for (const place of stringsWith(words, word)) {
    joinBits(found, cards[place] as Bits);
    if (known === null) known = (pieces[place] as Bits).slice();
    else joinBits(known, pieces[place] as Bits);
  }
  return known;
}
