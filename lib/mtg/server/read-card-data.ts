import type { DecodedText } from "@/lib/decode-text-file";
import { type CardCollection, createCardCollector } from "../catalogue/import/collect";
import { escapeUnprintable } from "../catalogue/import/plain-words";
import type { SourceCard } from "../catalogue/import/source-card";
import { findUnknownTypes } from "../catalogue/import/type-line";
import { type CardDataProblem, MAX_REPORTED_PROBLEMS, UnreadableDataError } from "./card-data-problem";
import { type CardFile, withCardFile } from "./card-file";

import { JsonByteReader } from "./json-bytes";
import { type LocatedEntry, readMtgjsonEntries, readScryfallEntries } from "./json-entries";
import { readTableEntries, readTableText } from "./table-entries";

type CardDataFormat = "scryfall" | "mtgjson" | "csv";

/** Bytes by which a format is told. */
const LOOKED_AT = 1_000;

/**
 * Returns the format of a file, told by its first bytes: a list is Scryfall's, and so is an object that begins as its cards do;
 * any other object is MTGJSON's, and anything else a table. Throws `UnreadableDataError` for pages of the web and for JSON in
 * UTF-16.
 */
function detectCardDataFormat(start: Uint8Array): CardDataFormat {
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

/** Things to know of card data that was read: none of them is refused. */
export type CardDataNotes = {
  /** Names that stand for cards of different types, the first of which is kept. */
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
      /** Entries of things that no deck holds. */
      readonly others: number;
      /** The encoding of a table, where it was guessed. */
      readonly assumed: DecodedText["encoding"] | null;
      readonly notes: CardDataNotes;
    }
  | { readonly ok: false; readonly problems: readonly CardDataProblem[]; readonly more: number };

/**
 * Reads card data of an operator: a bulk file of Scryfall, a file of all cards or all printings of MTGJSON, or a table (CSV), each
 * also packed by gzip. What it is, the file itself tells. A single wrong entry refuses the whole file. Of files of JSON one entry is
 * in memory at a time.
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
  return { ok: false, problems: problems.map(printed), more };
}

function noteTypes({ name, types }: SourceCard, strange: Map<string, string>): void {
  const words = findUnknownTypes(types);
  if (words.length > 0) strange.set(name, `${name} (${words.join(" ")})`);
}

/** A problem that a terminal shows as it is, whatever a file holds. */
const printed = ({ place, reason, fix }: CardDataProblem): CardDataProblem => ({
  place: escapeUnprintable(place),
  reason: escapeUnprintable(reason),
  fix: escapeUnprintable(fix),
});

const NOTHING: CardDataProblem = {
  place: "the whole file",
  reason: "there is no card in it",
  fix: "Give a bulk file of Scryfall (Default Cards), AtomicCards.json or AllPrintings.json of MTGJSON, or a table with the column name.",
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
  place: string,
  path: readonly PropertyKey[],
  reason: string,
  format: CardDataFormat,
): CardDataProblem {
  if (format === "csv") {
    const fix = "Mend the cell, and import the table again: nothing was changed.";
    return { place: `${place}${cellPlace(path)}`, reason, fix };
  }
  const inside = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  const fix =
    "Use the file as it was downloaded; if it is, the source has changed its form: import a table (CSV) instead.";
  return { place: `${place}${inside}`, reason, fix };
}

/** The place of a cell within its row: its column, and of several codes of sets which one. */
function cellPlace([column, at]: readonly PropertyKey[]): string {
  const code = typeof at === "number" ? `, ${ordinal(at + 1)} code` : "";
  return column === undefined ? "" : `, column ${String(column)}${code}`;
}

function ordinal(count: number): string {
  const teen = count % 100 >= 11 && count % 100 <= 13;
  return `${count}${(teen ? undefined : ["th", "st", "nd", "rd"][count % 10]) ?? "th"}`;
}
