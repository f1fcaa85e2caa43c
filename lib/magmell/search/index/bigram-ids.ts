/**
 * Sequential ids of bigram keys, from 0 in order of first use: an open-addressing hash table for keys that are many and
 * far apart.
 */
export class BigramIdMap {
  count = 0;
  private keys = new Int32Array(8192);
  private numbers = new Int32Array(8192);
  private list = new Int32Array(4096);

  /** Returns the id of a key, assigned on first use. A key must not be 0, which marks empty slots. */
  put(key: number): number {
    const slot = this.slotOf(key);
    if (this.keys[slot] === key) return this.numbers[slot] as number;
    const number = this.count;
    this.keys[slot] = key;
    this.numbers[slot] = number;
    this.list[number] = key;
    this.count += 1;
    if (this.count === this.list.length) this.grow();
    return number;
  }

  /** The id of a key; -1 for a key never put. */
  find(key: number): number {
    const slot = this.slotOf(key);
    return this.keys[slot] === key ? (this.numbers[slot] as number) : -1;
  }

  keyOf(number: number): number {
    return this.list[number] as number;
  }

  private slotOf(key: number): number {
    const mask = this.keys.length - 1;
    let slot = (Math.imul(key, 0x9e3779b1) >>> 12) & mask;
    while (this.keys[slot] !== 0 && this.keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const list = new Int32Array(2 * this.list.length);
    list.set(this.list);
    this.list = list;
    this.keys = new Int32Array(2 * list.length);
    this.numbers = new Int32Array(2 * list.length);
    for (let number = 0; number < this.count; number += 1) {
      const slot = this.slotOf(list[number] as number);
      this.keys[slot] = list[number] as number;
      this.numbers[slot] = number;
    }
  }
}
