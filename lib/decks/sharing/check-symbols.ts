/**
 * Number of check symbols: a Reed-Solomon code over GF(64), whose symbols are the characters of base64url. It detects
 * up to three wrong characters, and swaps of two, in codes of up to 63 characters. Of other errors, one in 262,144
 * passes.
 */
export const CHECK_SYMBOL_COUNT = 3;

/** Characters of codes by symbol value (base64url). */
export const BASE64URL_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const FIELD = 64;
/** x⁶ + x + 1, which is primitive. */
const MODULUS = 0b1000011;
const SHIFTED = 0x30;

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 32; bit > 0; bit >>= 1) {
    product <<= 1;
    if (product & FIELD) product ^= MODULUS;
    if (b & bit) product ^= a;
  }
  return product;
}

/** (x - α)(x - α²)(x - α³) without its leading 1, highest power first. */
const GENERATOR: readonly number[] = [2, 4, 8].reduce<readonly number[]>(timesRoot, [1]).slice(1);

/** A polynomial times (x - root). */
function timesRoot(polynomial: readonly number[], root: number): readonly number[] {
  return polynomial.concat(0).map((value, index) => value ^ multiply(polynomial[index - 1] ?? 0, root));
}

/** Returns the check symbols of a sequence of symbols from 0 to 63. */
export function computeCheckSymbols(symbols: readonly number[]): readonly number[] {
  // A start other than zero, so that zeros in front count too.
  let remainder: readonly number[] = Array.from({ length: CHECK_SYMBOL_COUNT }, () => SHIFTED);
  for (const symbol of symbols) {
    const factor = symbol ^ (remainder[0] ?? 0);
    remainder = GENERATOR.map((value, index) => (remainder[index + 1] ?? 0) ^ multiply(factor, value));
  }
  return remainder;
}
