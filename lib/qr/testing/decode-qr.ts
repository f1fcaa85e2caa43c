/*
 * A reader of clean QR symbols in byte mode, written from the standard (ISO/IEC 18004) and knowing nothing of what draws them: it
 * tests that a drawing says its text. It corrects no errors, because there are none in a drawing.
 */

const QUIET = 4;

/** Blocks at error correction level M by version: data codewords of each block, and correction codewords per block. */
const BLOCKS: Readonly<Record<number, { readonly data: readonly number[]; readonly correction: number }>> = {
  1: { data: [16], correction: 10 },
  2: { data: [28], correction: 16 },
  3: { data: [44], correction: 26 },
  4: { data: [32, 32], correction: 18 },
  5: { data: [43, 43], correction: 24 },
  6: { data: [27, 27, 27, 27], correction: 16 },
  7: { data: [31, 31, 31, 31], correction: 18 },
  8: { data: [38, 38, 39, 39], correction: 22 },
  9: { data: [36, 36, 36, 37, 37], correction: 22 },
  10: { data: [43, 43, 43, 43, 44], correction: 26 },
  11: { data: [50, 51, 51, 51, 51], correction: 30 },
  12: { data: [36, 36, 36, 36, 36, 36, 37, 37], correction: 22 },
  13: { data: [37, 37, 37, 37, 37, 37, 37, 37, 38], correction: 22 },
  14: { data: [40, 40, 40, 40, 41, 41, 41, 41, 41], correction: 24 },
  15: { data: [41, 41, 41, 41, 41, 42, 42, 42, 42, 42], correction: 24 },
};

/** Centres of the alignment patterns by version. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
  [6, 26, 46, 66],
  [6, 26, 48, 70],
];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Decodes the text of a QR code, given as rows of dark modules with the quiet zone around them. */
export function decodeQr(rows: readonly (readonly boolean[])[]): string {
  const size = rows.length - 2 * QUIET;
  const version = (size - 17) / 4;
  const dark = (row: number, column: number) => rows[row + QUIET]?.[column + QUIET] ?? false;
  const format = [0, 1, 2, 3, 4].map((column) => Number(dark(8, column))).join("");
  // The format is written under a mask of its own; level M is 00.
  const plain = Number.parseInt(format, 2) ^ 0b10101;
  if (plain >> 3 !== 0) throw new Error("not of level M");
  const mask = MASKS[plain & 7] ?? (() => false);
  const bits: number[] = [];
  for (const [row, column] of path(size))
    if (!isFunction(row, column, size, version)) bits.push(Number(dark(row, column) !== mask(row, column)));
  return text(unblocked(codewords(bits), version), version);
}

/** The way through the symbol: pairs of columns from the right, upwards and downwards in turn, past the timing column. */
function* path(size: number): Generator<readonly [number, number]> {
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
    up = !up;
  }
}

function isFunction(row: number, column: number, size: number, version: number): boolean {
  const far = size - 8;
  if (row === 6 || column === 6) return true;
  if ((row < 9 && (column < 9 || column >= far)) || (row >= far && column < 9)) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const centres = ALIGNMENT[version] ?? [];
  const last = centres.at(-1) ?? 0;
  return centres.some((r) =>
    centres.some((c) => {
      const corner = (r === 6 && c === 6) || (r === 6 && c === last) || (r === last && c === 6);
      return !corner && Math.abs(row - r) <= 2 && Math.abs(column - c) <= 2;
    }),
  );
}

const codewords = (bits: readonly number[]): readonly number[] =>
  Array.from({ length: Math.floor(bits.length / 8) }, (_, n) =>
    Number.parseInt(bits.slice(8 * n, 8 * n + 8).join(""), 2),
  );

/** The data of the blocks, which are written codeword by codeword in turn, one block after the other. */
function unblocked(words: readonly number[], version: number): readonly number[] {
  const sizes = BLOCKS[version]?.data ?? [];
  const blocks = sizes.map((): number[] => []);
  let at = 0;
  for (let n = 0; n < Math.max(...sizes); n++)
    for (const [block, most] of sizes.entries()) if (n < most) blocks[block]?.push(words[at++] ?? 0);
  return blocks.flat();
}

/** The text of data codewords: segments of bytes, digits and capitals, each with its mode and length. */
function text(words: readonly number[], version: number): string {
  const bits = words.map((word) => word.toString(2).padStart(8, "0")).join("");
  let at = 0;
  const take = (count: number) => {
    at += count;
    return Number.parseInt(bits.slice(at - count, at), 2);
  };
  const bytes: number[] = [];
  const put = (ascii: string) => bytes.push(...ascii.split("").map((sign) => sign.charCodeAt(0)));
  const large = version >= 10;
  const CAPITALS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
  for (;;) {
    const mode = bits.length - at < 4 ? 0 : take(4);
    if (mode === 0) return new TextDecoder().decode(new Uint8Array(bytes));
    if (mode === 4) for (let left = take(large ? 16 : 8); left > 0; left--) bytes.push(take(8));
    else if (mode === 1)
      for (let left = take(large ? 12 : 10); left > 0; left -= 3) {
        const digits = Math.min(3, left);
        put(String(take([0, 4, 7, 10][digits] ?? 0)).padStart(digits, "0"));
      }
    else if (mode === 2)
      for (let left = take(large ? 11 : 9); left > 0; left -= 2) {
        const pair = left > 1 ? take(11) : take(6);
        put(left > 1 ? `${CAPITALS[Math.floor(pair / 45)]}${CAPITALS[pair % 45]}` : `${CAPITALS[pair]}`);
      }
    else throw new Error(`mode ${mode}`);
  }
}
