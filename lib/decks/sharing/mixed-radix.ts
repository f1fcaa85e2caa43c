/**
 * Packs digits of different radices into one integer. `MixedRadixDecoder` reads them back in the same order. The last
 * digit may be of any size.
 */
export class MixedRadixEncoder {
  #digits: { value: bigint; radix: bigint }[] = [];

  put(value: number | bigint, radix: number | bigint): void {
    this.#digits.push({ value: BigInt(value), radix: BigInt(radix) });
  }

  /** Returns the packed number for `MixedRadixDecoder`; `rest` is the last digit, which may be of any size. */
  finish(rest: bigint): bigint {
    return this.#digits.reduceRight((number, { value, radix }) => number * radix + value, rest);
  }
}

export class MixedRadixDecoder {
  rest: bigint;

  constructor(number: bigint) {
    this.rest = number;
  }

  take(radix: number | bigint): bigint {
    const digit = this.rest % BigInt(radix);
    this.rest /= BigInt(radix);
    return digit;
  }

  /** A digit as a number, for radices within the safe range. */
  takeNumber(radix: number): number {
    return Number(this.take(radix));
  }
}
