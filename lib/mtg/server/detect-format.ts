import { UnreadableDataError } from "./card-data-problem";

export type CardDataFormat = "scryfall" | "mtgjson" | "csv";

/** Bytes by which a format is told. */
const LOOKED_AT = 1_000;

/**
 * Returns the format of a file, told by its first bytes: a list is Scryfall's, and so is an object that begins as its cards do;
 * any other object is MTGJSON's, and anything else a table. Throws `UnreadableDataError` for pages of the web and for JSON in
 * UTF-16.
 */
export function detectCardDataFormat(start: Uint8Array): CardDataFormat {
  const wide = wideEncoding(start);
  const text = new TextDecoder(wide ?? "utf-8").decode(start.subarray(0, LOOKED_AT)).trimStart();
  const refuse = (reason: string, fix: string) => new UnreadableDataError({ place: "the whole file", reason, fix });
  if (/^<(?:!doctype|!--|\?xml|html|head|body)/iu.test(text)) {
    const fix =
      "Open the address in a browser: the data may have moved, or is given only after a question. Then download it again.";
    throw refuse("the file is a page of the web and no card data", fix);
  }
  if (!/^[[{]/u.test(text)) return "csv";
  if (wide !== null) throw refuse("the file is JSON in UTF-16", "Save it as UTF-8, or use it as it was downloaded.");
  return text.startsWith("[") || /^\{\s*"(?:object|id|oracle_id|name|lang)"\s*:/u.test(text) ? "scryfall" : "mtgjson";
}

const wideEncoding = ([first, second]: Uint8Array): "utf-16le" | "utf-16be" | null =>
  first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
