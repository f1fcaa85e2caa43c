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
  let units = new Uint16Array(1024);
  const cut = (text: string): void => {
    if (text.length > units.length) units = new Uint16Array(2 * text.length);
    writeUnits(text, units);
    written.add(BORDER);
    for (let from = 0; from < text.length; ) {
      const end = endOf(units, from, text.length);
      written.add(pieces.put(text, units, from, end));
      from = end;
    }
  };
  for (let place = 0; place < size; place += 1) {
    for (const text of textsOf(place)) cut(text);
    written.end();
  }
  return { pieces: pieces.list, written: written.lists() };
}

function writeUnits(text: string, into: Uint16Array): void {
  const { length } = text;
  for (let at = 0; at < length; at += 1) into[at] = text.charCodeAt(at);
}

const FREE = 0;

/** Numbers pieces in the order in which they first come. A hash table of its own, so that no text is made for a known piece. */
class PieceNumbers {
  readonly list: string[] = [BORDER_SIGN];
  private hashes = new Int32Array(4096);
  private slots = new Int32Array(8192);
  /** The units of all pieces; those of a piece end where the next begin. */
  private units = new Uint16Array(65_536);
  private starts = new Int32Array(4097);

  /** The number of what stands in `units` from one place to another, and as well in `text`. */
  put(text: string, units: Uint16Array, from: number, to: number): number {
    let hash = to - from;
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (units[at] as number), 0x01000193);
    hash ^= hash >>> 15;
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = this.slots[slot] as number;
      if (number === FREE) return this.add(text, units, from, to, hash, slot);
      if (this.hashes[number] === hash && this.isAt(number, units, from, to)) return number;
    }
  }

  private isAt(number: number, units: Uint16Array, from: number, to: number): boolean {
    const start = this.starts[number] as number;
    if ((this.starts[number + 1] as number) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) if (this.units[start + at - from] !== units[at]) return false;
    return true;
  }

  private add(text: string, units: Uint16Array, from: number, to: number, hash: number, slot: number): number {
    const number = this.list.length;
    const start = this.starts[number] as number;
    const end = start + to - from;
    if (end > this.units.length) {
      const larger = new Uint16Array(2 * end);
      larger.set(this.units);
      this.units = larger;
    }
    for (let at = start; at < end; at += 1) this.units[at] = units[from + at - start] as number;
    this.list.push(text.slice(from, to));
    this.starts[number + 1] = end;
    this.hashes[number] = hash;
    this.slots[slot] = number;
    if (number + 1 === this.hashes.length) this.grow();
    return number;
  }

  private grow(): void {
    const [hashes, starts] = [new Int32Array(2 * this.hashes.length), new Int32Array(2 * this.hashes.length + 1)];
    hashes.set(this.hashes);
    starts.set(this.starts);
    this.hashes = hashes;
    this.starts = starts;
    this.slots = new Int32Array(2 * hashes.length);
    const mask = this.slots.length - 1;
    for (let number = 1; number < this.list.length; number += 1) {
      let slot = (hashes[number] as number) & mask;
      while (this.slots[slot] !== FREE) slot = (slot + 1) & mask;
      this.slots[slot] = number;
    }
  }
}
