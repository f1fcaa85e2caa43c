import fc from "fast-check";

/** Returns an arbitrary of any UTF-16 units at all, halves of surrogate pairs among them. */
export const createArbitraryText = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.nat({ max: 0xffff }), { maxLength }).map((units) => String.fromCharCode(...units));
