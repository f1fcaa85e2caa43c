import type { Cut } from "./cuts";
import { type Lists, ListWriter } from "./lists";

/** Texts cut into pieces: each different piece once, and for each card its pieces in their order, `BORDER` before each text. */
export type Cuttings = { readonly pieces: readonly string[]; readonly written: Lists };

/** The piece before each text; no text holds it. */
export const BORDER = 0;
export const BORDER_SIGN = "\u0001";

export function cuttingsOf(size: number, textsOf: (place: number) => readonly string[], endOf: Cut): Cuttings {
  const pieces = new PieceNumbers();
  const written = new ListWriter(size);
  for (let place = 0; place < size; place += 1) {
    for (const text of textsOf(place)) {
      written.add(BORDER);
      for (let from = 0; from < text.length; ) {
        const end = endOf(text, from);
        written.add(pieces.put(text, from, end));
        from = end;
      }
    }
    written.end();
  }
  return { pieces: pieces.list, written: written.lists() };
}

const FREE = 0;

/** Numbers pieces in the order in which they first come. A hash table of its own, so that no text is made for a known piece. */
class PieceNumbers {
  readonly list: string[] = [BORDER_SIGN];
  private hashes = new Int32Array(4096);
  private slots = new Int32Array(8192);

  put(text: string, from: number, to: number): number {
    let hash = to - from;
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = this.slots[slot] as number;
      if (number === FREE) return this.add(text.slice(from, to), hash, slot);
      if (this.hashes[number] === hash && isAt(this.list[number] as string, text, from, to)) return number;
    }
  }

  private add(piece: string, hash: number, slot: number): number {
    const number = this.list.length;
    this.list.push(piece);
    this.hashes[number] = hash;
    this.slots[slot] = number;
    if (number + 1 === this.hashes.length) this.grow();
    return number;
  }

  private grow(): void {
    const hashes = new Int32Array(2 * this.hashes.length);
    hashes.set(this.hashes);
    this.hashes = hashes;
    this.slots = new Int32Array(2 * hashes.length);
    const mask = this.slots.length - 1;
    for (let number = 1; number < this.list.length; number += 1) {
      let slot = (hashes[number] as number) & mask;
      while (this.slots[slot] !== FREE) slot = (slot + 1) & mask;
      this.slots[slot] = number;
    }
  }
}

function isAt(piece: string, text: string, from: number, to: number): boolean {
  if (piece.length !== to - from) return false;
  for (let at = 0; at < piece.length; at += 1) if (piece.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
}
