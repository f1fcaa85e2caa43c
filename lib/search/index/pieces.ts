import { addBit, type Bits, isEmpty, joinBits, keepBits, noBits, placesOf } from "./bits";
import { addCommonHolders, type CommonWords } from "./common-words";
import { BORDER, type Cuttings } from "./cuttings";
import { type Grams, gramsOf, stringsAround, stringsThatMayHold, stringsWith } from "./grams";
import type { Shared } from "./postings";

/**
 * Texts of cards, folded and in pieces. Cards share most of their pieces, so a word is looked for in few of them, and what is
 * found is the same as in the texts as a whole.
 */
export type Pieces = {
  readonly size: number;
  readonly grams: Grams;
  /** The form in which words are looked for, where it is another one than that of `grams`. */
  readonly form: PieceForm | null;
  /** `null` where each card has one piece, its own, as whole texts are. */
  readonly shared: Shared | null;
  /** Whether what is looked for may begin in one piece and end in another. */
  readonly open: boolean;
  /** The words of the pieces that many cards hold; `null` where pieces are words. */
  readonly words: CommonWords | null;
  /** Two sets of cards, in use within one call only: to empty them costs less than to make new ones for every word. */
  readonly room: readonly [Bits, Bits];
};

/** A form of pieces that needs no pairs of its own: what holds a word in it holds the word made plain in the form of the pairs. */
export type PieceForm = {
  readonly plain: (word: string) => string;
  /** A piece in this form. */
  readonly textAt: (place: number) => string;
};
/** Pieces with what is looked for in each of them. */
export const foldedPieces = (
  { pieces, written }: Cuttings,
  shared: Shared,
  fold: (piece: string) => string,
  { open, words }: Pick<Pieces, "open" | "words">,
): Pieces => {
  const size = written.starts.length - 1;
  const grams = gramsOf(pieces.map((piece, place) => (place === BORDER ? piece : fold(piece))));
  return { size, grams, form: null, shared, open, words, room: [noBits(size), noBits(size)] };
};

/** Texts that are hardly ever alike, or that cannot be cut. Each begins with the border. */
export const wholePieces = (texts: readonly string[]): Pieces => ({
  ...{ size: texts.length, grams: gramsOf(texts), form: null, shared: null, open: false, words: null },
  room: [noBits(0), noBits(0)],
});

/** The same pieces in another form, of which a word stands in one piece. */
export const inForm = (pieces: Pieces, form: PieceForm): Pieces => ({ ...pieces, form, open: false, words: null });

/** Adds the cards that hold a folded word in one of their texts. */
export function addHolders(pieces: Pieces, word: string, found: Bits): void {
  if (pieces.grams.pairs.count === 0) return;
  const known = pieces.words && addCommonHolders(pieces.words, word, found);
  const holding = piecesWith(pieces, word, known);
  addHoldersOf(pieces, holding, found);
  if (pieces.shared && pieces.open) addHoldersAcross(pieces, pieces.shared, word, found);
}

/** Whether any card holds a word. */
export function hasHolder(pieces: Pieces, word: string): boolean {
  if (piecesWith(pieces, word, null).length > 0) return true;
  if (!pieces.open) return false;
  const found = noBits(pieces.size);
  addHolders(pieces, word, found);
  return !isEmpty(found);
}

/** The pieces with a word, without those that are known already. */
function piecesWith({ grams, form }: Pieces, word: string, known: Bits | null): Int32Array {
  if (form === null) return stringsWith(grams, word, known);
  return stringsThatMayHold(grams, form.plain(word)).filter((place) => form.textAt(place).includes(word));
}

/** Adds the cards that hold one of these pieces. */
export function addHoldersOf({ shared }: Pieces, pieces: ArrayLike<number>, found: Bits): void {
  if (shared === null) {
    for (let at = 0; at < pieces.length; at += 1) addBit(found, pieces[at] as number);
    return;
  }
  const { starts, items } = shared.holders;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as number;
    const dense = shared.bits.get(piece);
    if (dense) joinBits(found, dense);
    else {
      const end = starts[piece + 1] as number;
      for (let holder = starts[piece] as number; holder < end; holder += 1) addBit(found, items[holder] as number);
    }
  }
}

/** The cards that hold a word across the end of a piece: a piece ends with its beginning, another begins with its rest. */
function addHoldersAcross(pieces: Pieces, shared: Shared, word: string, found: Bits): void {
  for (let cut = 1; cut < word.length; cut += 1) {
    const around = stringsAround(pieces.grams, word, cut);
    if (around === null) continue;
    const [before, after] = around;
    const [candidates, others] = [pieces.room[0].fill(0), pieces.room[1].fill(0)];
    addHoldersOf(pieces, before, candidates);
    addHoldersOf(pieces, after, others);
    keepBits(candidates, others);
    for (const place of placesOf(candidates))
      if (writtenText(pieces.grams, shared, place).includes(word)) addBit(found, place);
  }
}

/** The folded texts of a card, with a border before each; they must not be of a form that has no pairs of its own. */
export const textOf = ({ grams, shared }: Pieces, place: number): string =>
  shared === null ? (grams.strings[place] as string) : writtenText(grams, shared, place);

function writtenText({ strings }: Grams, { written: { starts, items } }: Shared, place: number): string {
  let text = "";
  for (let at = starts[place] as number; at < (starts[place + 1] as number); at += 1)
    text += strings[items[at] as number];
  return text;
}
