import type { DecodedText } from "@/lib/decode-text-file";
import { type CardCollection, createCardCollector } from "../catalogue/import/collect";
import { type CardDataText, cardDataText } from "../catalogue/import/plain-words";
import type { SourceCard } from "../catalogue/import/source-card";
import { findUnknownTypes } from "../catalogue/import/type-line";
import { type CardDataProblem, MAX_REPORTED_PROBLEMS, refuseFile, UnreadableDataError } from "./card-data-problem";
import { type CardFile, withCardFile } from "./card-file";

import { JsonByteReader } from "./json-bytes";
import { type LocatedEntry, readMtgjsonEntries, readScryfallEntries } from "./json-entries";
import { readTableEntries, readTableText } from "./table-entries";

type CardDataFormat = "scryfall" | "mtgjson" | "csv";

/** Number of bytes used to detect the format. */
const LOOKED_AT = 1_000;

/**
 * Detects the format from the first bytes: a list, or an object that begins like a card, is Scryfall; any other object
 * is MTGJSON; anything else is a table. Throws `UnreadableDataError` for HTML, XML and JSON in UTF-16.
 */
function detectCardDataFormat(start: Uint8Array): CardDataFormat {
  const wide = wideEncoding(start);
  const text = new TextDecoder(wide ?? "utf-8").decode(start.subarray(0, LOOKED_AT)).trimStart();
  if (/^(?:<\?xml[^>]*>\s*)?<(?:!doctype html|!--|html|head|body)/iu.test(text))
    throw refuseFile(cardDataText("webPage"), cardDataText("fix.browser"));
  if (/^<(?:\?xml|!doctype)/iu.test(text)) throw refuseFile(cardDataText("xml"), cardDataText("fix.xml"));
  if (!/^[[{]/u.test(text)) return "csv";
  if (wide !== null) throw refuseFile(cardDataText("utf16"), cardDataText("fix.utf8"));
  return text.startsWith("[") || /^\{\s*"(?:object|id|oracle_id|name|lang)"\s*:/u.test(text) ? "scryfall" : "mtgjson";
}

const wideEncoding = ([first, second]: Uint8Array): "utf-16le" | "utf-16be" | null =>
  first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;

/** Notes about card data that was read. None of them rejects the file. */
export type CardDataNotes = {
  /** Names with entries of different types; the first one is kept. */
  readonly doubles: readonly string[];
  /** Cards of a table with types that no card has. */
  readonly strangeTypes: readonly string[];
};

/** Card data that was read whole, or every reason why it was not. */
type CardDataRead =
  | {
      readonly ok: true;
      readonly format: CardDataFormat;
      readonly collection: CardCollection;
      /** Number of entries that no deck can have. */
      readonly others: number;
      /** The encoding of a table, where it was guessed. */
      readonly assumed: DecodedText["encoding"] | null;
      readonly notes: CardDataNotes;
    }
  | { readonly ok: false; readonly problems: readonly CardDataProblem[]; readonly more: number };

/**
 * Reads an operator's card data: a Scryfall bulk file, AtomicCards or AllPrintings of MTGJSON, or a CSV table, each
 * optionally gzipped. Detects the format. A single invalid entry rejects the whole file. Keeps only one entry of a JSON
 * file in memory at a time.
 */
export async function readCardData(path: string, options: { readonly texts: boolean }): Promise<CardDataRead> {
  const collector = createCardCollector(options);
  const problems: CardDataProblem[] = [];
  const strange = new Map<string, string>();
  let [others, more, cards] = [0, 0, 0];
  const take = ({ place, entry }: LocatedEntry, format: CardDataFormat) => {
    if (entry.is === "other") others += 1;
    if (entry.is === "card") {
      collector.add(entry.sighting);
      cards += 1;
      if (format === "csv") noteTypes(entry.sighting, strange);
    }
    for (const { path, reason, fix } of entry.is === "wrong" ? entry.faults : []) {
      if (problems.length < MAX_REPORTED_PROBLEMS) {
        const problem = problemAt(place, path, reason, format);
        problems.push(fix === undefined ? problem : { ...problem, fix });
      } else more += 1;
    }
  };
  try {
    const { format, assumed } = await withCardFile(path, (file) => readEntries(file, take));
    if (cards === 0 && problems.length === 0) problems.push(NOTHING);
    if (problems.length === 0) {
      const notes = { doubles: collector.doubles(), strangeTypes: [...strange.values()] };
      return { ok: true, format, collection: collector.collection(), others, assumed, notes };
    }
  } catch (error) {
    if (!(error instanceof UnreadableDataError)) throw error;
    problems.push(error.problem);
  }
  return { ok: false, problems, more };
}

function noteTypes({ name, types }: SourceCard, strange: Map<string, string>): void {
  const words = findUnknownTypes(types);
  if (words.length > 0) strange.set(name, `${name} (${words.join(" ")})`);
}

const NOTHING: CardDataProblem = {
  place: cardDataText("wholeFile"),
  reason: cardDataText("noCards"),
  fix: cardDataText("fix.files"),
};

type Read = { readonly format: CardDataFormat; readonly assumed: DecodedText["encoding"] | null };

async function readEntries(
  { start, pieces }: CardFile,
  take: (entry: LocatedEntry, format: CardDataFormat) => void,
): Promise<Read> {
  const format = detectCardDataFormat(start);
  if (format === "csv") {
    const { text, encoding, assumed } = await readTableText(pieces);
    for (const entry of readTableEntries(text)) take(entry, format);
    return { format, assumed: assumed ? encoding : null };
  }
  const json = new JsonByteReader(pieces);
  const entries = format === "scryfall" ? readScryfallEntries(json) : readMtgjsonEntries(json);
  for await (const entry of entries) take(entry, format);
  return { format, assumed: null };
}

function problemAt(
  place: string | CardDataText,
  path: readonly PropertyKey[],
  reason: CardDataText,
  format: CardDataFormat,
): CardDataProblem {
  if (format === "csv") return { place: cellPlace(place, path), reason, fix: cardDataText("fix.cell") };
  const inside = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return { place: cardDataText("path", { place, path: inside }), reason, fix: cardDataText("fix.otherTable") };
}

/** The place of a cell within its row: its column, and of several codes of sets which one. */
function cellPlace(place: string | CardDataText, [column, at]: readonly PropertyKey[]): string | CardDataText {
  if (column === undefined) return place;
  const values = { place, column: String(column) };
  return typeof at === "number" ? cardDataText("codeCell", { ...values, n: at + 1 }) : cardDataText("cell", values);
}
