/** How a file turned out to be written. */
export type DecodedText = { readonly text: string; readonly encoding: string };

const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/**
 * Reads a file as a text: by its byte order mark, else UTF-16 where every other byte is empty, else UTF-8, else Shift_JIS.
 * `null` for bytes that are none of these.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const marked = MARKS.find(({ bytes: mark }) => mark.every((byte, place) => bytes[place] === byte));
  const guesses = marked ? [marked.encoding] : [...unmarkedUtf16(bytes), "utf-8", "shift_jis"];
  for (const encoding of guesses) {
    const text = decodeAs(bytes, encoding);
    if (text !== null) return { text, encoding };
  }
  return null;
}

/** Numbers and line ends of a text in UTF-16 leave one byte of each pair empty. */
function unmarkedUtf16(bytes: Uint8Array): readonly string[] {
  const empty = [0, 0];
  const looked = bytes.subarray(0, 4096);
  for (const [place, byte] of looked.entries()) if (byte === 0) empty[place % 2] = (empty[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = empty;
  if (Math.max(even, odd) * 50 < looked.length) return [];
  return [odd > even ? "utf-16le" : "utf-16be"];
}

function decodeAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes("\u0000") ? null : text;
  } catch {
    return null;
  }
}
