/** Numbers keys in the order in which they first come, from 0. A hash table, because there are many keys, far apart. */
export class BigramIds {
  count = 0;
  private keys = new Int32Array(8192);
  private numbers = new Int32Array(8192);
  private list = new Int32Array(4096);

  /** The number of a key, which must not be 0. */
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

  /** -1 for a key that never came. */
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
