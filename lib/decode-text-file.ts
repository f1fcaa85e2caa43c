/** The encodings in which editors and Excel write text files. */
type TextEncoding = "UTF-8" | "UTF-16LE" | "UTF-16BE" | "Shift_JIS";

export type DecodedText = {
  readonly text: string;
  readonly encoding: TextEncoding;
  /** Whether the encoding is a guess: neither a byte order mark nor UTF-8. Shown to the user. */
  readonly assumed: boolean;
};

const BYTE_ORDER_MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: "UTF-8" },
  { bytes: [0xff, 0xfe], encoding: "UTF-16LE" },
  { bytes: [0xfe, 0xff], encoding: "UTF-16BE" },
] as const;

/**
 * Decodes a text file. Uses its byte order mark; without one, reads UTF-16 if many bytes are zero, otherwise UTF-8,
 * otherwise Shift_JIS. Null if the bytes are valid in none of these encodings.
 */
export function decodeTextFile(bytes: Uint8Array): DecodedText | null {
  const marked = BYTE_ORDER_MARKS.find(({ bytes: mark }) => mark.every((byte, place) => bytes[place] === byte));
  const candidates = marked ? [marked.encoding] : ([...unmarkedUtf16(bytes), "UTF-8", "Shift_JIS"] as const);
  for (const encoding of candidates) {
    const text = decodeAs(encoding, bytes);
    if (text !== null) return { text, encoding, assumed: !marked && encoding !== "UTF-8" };
  }
  return null;
}

/** Bytes at the start of a file that are looked at for zeros. */
const SAMPLE = 4_096;
/** Number of bytes per zero byte from which UTF-16 is likely. */
const BYTES_FOR_ZERO = 50;

/**
 * The byte order that UTF-16 without a mark probably has: each Latin letter, comma and line end has one zero byte, on the side of
 * the byte order. Zeros on the other side are fewer (U+3000, the ideographic space, has one).
 */
function unmarkedUtf16(bytes: Uint8Array): readonly TextEncoding[] {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = { even: 0, odd: 0 };
  for (const [place, byte] of sample.entries()) if (byte === 0) zeros[place % 2 === 0 ? "even" : "odd"] += 1;
  if (bytes.length % 2 === 1 || Math.max(zeros.even, zeros.odd) * BYTES_FOR_ZERO < sample.length) return [];
  return [zeros.odd > zeros.even ? "UTF-16LE" : "UTF-16BE"];
}

function decodeAs(encoding: TextEncoding, bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.includes("\u0000")) return null;
    return encoding === "Shift_JIS" ? withWaveDash(text) : text;
  } catch {
    return null;
  }
}

/** Replaces the full-width tilde, to which decoders map the wave dash of Shift_JIS; card names have 〜. */
const withWaveDash = (text: string): string => text.replaceAll("～", "〜");
