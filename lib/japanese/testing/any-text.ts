import fc from "fast-check";

/** Returns an arbitrary of strings of any UTF-16 units, including lone surrogates. */
export const createArbitraryText = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.nat({ max: 0xffff }), { maxLength }).map((units) => String.fromCharCode(...units));
