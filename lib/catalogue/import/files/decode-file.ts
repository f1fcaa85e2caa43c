/** The encodings that card files come in: what editors and Excel write. */
export type Encoding = "UTF-8" | "UTF-16LE" | "UTF-16BE" | "Shift_JIS";

export type DecodedFile = {
  readonly text: string;
  readonly encoding: Encoding;
  /** Whether no byte order mark said so, and it is not UTF-8: then it should be told what was assumed. */
  readonly assumed: boolean;
};

/** How much of a file is looked at for zero bytes. */
const LOOKED_AT = 4_096;

/** The text of a file in whichever of the encodings it is; `null` when it is in none of them. */
export function decodeFile(bytes: Uint8Array): DecodedFile | null {
  const marked = markedEncoding(bytes);
  const guessed = marked ?? zeroBytes(bytes);
  if (guessed !== null) return decodeAs(guessed, bytes, marked === null);
  return decodeAs("UTF-8", bytes, false) ?? decodeAs("Shift_JIS", bytes, true);
}

function markedEncoding([first, second]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return "UTF-16LE";
  if (first === 0xfe && second === 0xff) return "UTF-16BE";
  return null;
}

/** Without a mark UTF-16 shows by its zero bytes: every Latin sign, comma and line end has one, on the side of the byte order. */
function zeroBytes(bytes: Uint8Array): Encoding | null {
  const zeros = { even: 0, odd: 0 };
  for (const [index, byte] of bytes.subarray(0, LOOKED_AT).entries())
    if (byte === 0) zeros[index % 2 === 0 ? "even" : "odd"] += 1;
  if (bytes.length % 2 === 1 || zeros.even === zeros.odd) return null;
  if (zeros.even === 0) return "UTF-16LE";
  return zeros.odd === 0 ? "UTF-16BE" : null;
}

function decodeAs(encoding: Encoding, bytes: Uint8Array, assumed: boolean): DecodedFile | null {
  try {
    const text = new TextDecoder(encoding.toLowerCase(), { fatal: true }).decode(bytes);
    return { text: encoding === "Shift_JIS" ? withOneDash(text) : text, encoding, assumed };
  } catch {
    return null;
  }
}

/** Shift_JIS has one wave dash and one minus, which decoders give as the full-width ASCII signs; card files write 〜. */
const withOneDash = (text: string): string => text.replaceAll("～", "〜");
