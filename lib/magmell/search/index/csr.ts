/** Lists of numbers in compressed sparse rows (CSR): list `n` is `items` from `starts[n]` up to `starts[n + 1]`. */
export type CsrLists = { readonly starts: Int32Array; readonly items: Int32Array };

/**
 * Returns the transposed lists: for each item the lists that contain it, in ascending order. `count` is the number of items.
 */
export function transposeCsr({ starts, items }: CsrLists, count: number): CsrLists {
  const turned = new Int32Array(count + 1);
  for (let at = 0; at < items.length; at += 1)
    turned[(items[at] as number) + 1] = (turned[(items[at] as number) + 1] as number) + 1;
  for (let item = 0; item < count; item += 1)
    turned[item + 1] = (turned[item + 1] as number) + (turned[item] as number);
  const next = turned.slice();
  const places = new Int32Array(items.length);
  for (let place = 0; place + 1 < starts.length; place += 1) {
    for (let at = starts[place] as number; at < (starts[place + 1] as number); at += 1) {
      const item = items[at] as number;
      places[next[item] as number] = place;
      next[item] = (next[item] as number) + 1;
    }
  }
  return { starts: turned, items: places };
}

/** Builder of CSR lists, one list after another. */
export class CsrBuilder {
  private items = new Int32Array(4096);
  private readonly starts: Int32Array;
  private length = 0;
  private place = 0;

  constructor(size: number) {
    this.starts = new Int32Array(size + 1);
  }

  add(item: number): void {
    if (this.length === this.items.length) {
      const grown = new Int32Array(2 * this.length);
      grown.set(this.items);
      this.items = grown;
    }
    this.items[this.length] = item;
    this.length += 1;
  }

  /** Closes the current list. */
  endList(): void {
    this.place += 1;
    this.starts[this.place] = this.length;
  }

  build(): CsrLists {
    return { starts: this.starts, items: this.items.slice(0, this.length) };
  }
}

/** Returns list `place`, as a view without a copy. */
export const getCsrList = ({ starts, items }: CsrLists, place: number): Int32Array =>
  items.subarray(starts[place], starts[place + 1]);
