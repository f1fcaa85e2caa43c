import { addBit, type Bits, bitsOf, joinBits, keepBits, noBits, placesOf } from "./bits";
import { type Grams, gramsOf, stringsEnding, stringsStarting, stringsWith } from "./grams";
import { type Lists, ListWriter, listOf, turnedAround } from "./lists";

/**
 * Texts of cards, folded and cut into pieces after each sign that divides sentences. Cards share most of their pieces, so a
 * word is looked for in few of them.
 */
export type Texts = {
  readonly size: number;
  readonly pieces: Grams;
  /** For each piece the cards with it. */
  readonly holders: Lists;
  /** The same as bits for pieces that many cards share. */
  readonly bits: ReadonlyMap<number, Bits>;
  /** For each card the pieces of its texts, with `BORDER` after each text. */
  readonly written: Lists;
};

/** The piece between two texts of a card, which no search runs across. */
const BORDER = 0;
const BORDER_SIGN = "\u0001";

/** Each card may have several texts; `fold` is told every piece once. */
export function textsOf(cards: readonly (readonly string[])[], fold: (text: string) => string): Texts {
  const cutter = new Cutter(fold);
  const writer = new ListWriter();
  for (const texts of cards) {
    for (const text of texts) {
      cutter.cut(text, writer);
      writer.add(BORDER);
    }
    writer.end();
  }
  const written = writer.lists();
  const holders = turnedAround(written, cutter.folded.length);
  const size = cards.length;
  const bits = new Map<number, Bits>();
  for (let piece = BORDER + 1; piece < cutter.folded.length; piece += 1) {
    const list = listOf(holders, piece);
    if (list.length > size >>> 5) bits.set(piece, bitsOf(size, list));
  }
  return { size, pieces: gramsOf(cutter.folded), holders, bits, written };
}

/** What divides sentences, in every width in which it is typed. */
const DIVIDERS = new Set([...".,．，。｡、､:：\n"].map((sign) => sign.charCodeAt(0)));

class Cutter {
  readonly folded: string[] = [BORDER_SIGN];
  private readonly raw = new Map<string, number>();
  private readonly places = new Map<string, number>();

  constructor(private readonly fold: (text: string) => string) {}

  cut(text: string, into: ListWriter): void {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      if (!DIVIDERS.has(text.charCodeAt(at))) continue;
      this.put(text.slice(from, at + 1), into);
      from = at + 1;
    }
    if (from < text.length) this.put(text.slice(from), into);
  }

  private put(piece: string, into: ListWriter): void {
    const known = this.raw.get(piece) ?? this.place(piece);
    if (known !== BORDER) into.add(known);
  }

  /** The place of a piece that has not been seen; `BORDER` when nothing of it counts. */
  private place(piece: string): number {
    const folded = this.fold(piece);
    let place = folded === "" ? BORDER : this.places.get(folded);
    if (place === undefined) {
      place = this.folded.length;
      this.folded.push(folded);
      this.places.set(folded, place);
    }
    this.raw.set(piece, place);
    return place;
  }
}

/** The cards that hold a folded word in one of their texts. */
export function cardsWithText(texts: Texts, word: string): Bits {
  const found = cardsOfPieces(texts, stringsWith(texts.pieces, word));
  for (const place of placesAcross(texts, word)) addBit(found, place);
  return found;
}

function cardsOfPieces({ size, holders, bits }: Texts, pieces: Int32Array): Bits {
  const found = noBits(size);
  for (const piece of pieces) {
    const dense = bits.get(piece);
    if (dense) joinBits(found, dense);
    else {
      const { starts, items } = holders;
      for (let at = starts[piece] as number; at < (starts[piece + 1] as number); at += 1)
        addBit(found, items[at] as number);
    }
  }
  return found;
}

/** The cards that hold a word across the end of a piece: a piece ends with its beginning, another begins with its rest. */
function placesAcross(texts: Texts, word: string): readonly number[] {
  const found: number[] = [];
  for (let cut = 1; cut < word.length; cut += 1) {
    const before = stringsEnding(texts.pieces, word.slice(0, cut));
    if (before.length === 0) continue;
    const after = stringsStarting(texts.pieces, word.slice(cut));
    if (after.length === 0) continue;
    const candidates = cardsOfPieces(texts, before);
    keepBits(candidates, cardsOfPieces(texts, after));
    for (const place of placesOf(candidates)) if (writtenText(texts, place).includes(word)) found.push(place);
  }
  return found;
}

/** The folded texts of a card, with a border after each. */
export const writtenText = ({ written, pieces }: Texts, place: number): string => {
  let text = "";
  for (const piece of listOf(written, place)) text += pieces.strings[piece];
  return text;
};
