/**
 * Decisions taken from a list of numbers, one for each. Where the list ends every decision is the first, which is always the
 * simplest: so a shorter list makes a smaller tree, and shrinking the list shrinks the tree.
 */
export class DecisionStream {
  private at = 0;

  constructor(private readonly numbers: readonly number[]) {}

  /** A whole number from 0 to one less than this. */
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

  /** Makes one of several; the first must not need another of its own sort. */
  one<Value>(makers: readonly (() => Value)[]): Value {
    return this.pick(makers)();
  }

  /** Once in so many times. */
  rarely(times: number): boolean {
    return this.below(times) === times - 1;
  }

  /** A part that is there once in so many times. */
  part<Key extends string, Value>(key: Key, times: number, make: () => Value): { readonly [K in Key]?: Value } {
    return this.rarely(times) ? ({ [key]: make() } as { readonly [K in Key]?: Value }) : {};
  }

  list<Value>(least: number, most: number, make: () => Value): readonly Value[] {
    return Array.from({ length: this.between(least, most) }, make);
  }

  /** Some of these in their order, at least one and at most so many. */
  some<Value>(values: readonly Value[], most: number): readonly Value[] {
    const first = this.below(values.length);
    const chosen = new Set([first, ...this.list(0, most - 1, () => this.below(values.length))]);
    return values.filter((_, index) => chosen.has(index));
  }
}
