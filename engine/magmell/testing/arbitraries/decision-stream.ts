/**
 * Random decisions read from a list of numbers, one number per decision. After the end of the list every decision is
 * the first, simplest option. A shorter list therefore makes a smaller tree, and shrinking the list shrinks the tree.
 */
export class DecisionStream {
  private at = 0;

  constructor(private readonly numbers: readonly number[]) {}

  /** An integer from 0 to `many - 1`. */
  below(many: number): number {
    const number = this.numbers[this.at] ?? 0;
    this.at += 1;
    return number % many;
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error("There is nothing to pick from");
    return value;
  }

  /** Makes one of several values; the first maker must not recurse, so that the tree ends. */
  one<Value>(makers: readonly (() => Value)[]): Value {
    return this.pick(makers)();
  }

  /** Returns true once in `times` decisions on average. */
  rarely(times: number): boolean {
    return this.below(times) === times - 1;
  }

  /** An object with one field, or, in most cases, without it. */
  part<Key extends string, Value>(key: Key, times: number, make: () => Value): { readonly [K in Key]?: Value } {
    return this.rarely(times) ? ({ [key]: make() } as { readonly [K in Key]?: Value }) : {};
  }

  list<Value>(least: number, most: number, make: () => Value): readonly Value[] {
    return Array.from({ length: this.between(least, most) }, make);
  }

  /** A selection of values in their order: at least one and at most `most`. */
  some<Value>(values: readonly Value[], most: number): readonly Value[] {
    const first = this.below(values.length);
    const chosen = new Set([first, ...this.list(0, most - 1, () => this.below(values.length))]);
    return values.filter((_, index) => chosen.has(index));
  }
}
