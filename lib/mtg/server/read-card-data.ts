import type { DecodedText } from "@/lib/decode-text-file";
import { type Collection, newCollector } from "../catalogue/import/collect";
import { type CardDataProblem, MOST_TOLD, UnreadableData } from "./card-data-problem";
import { type CardFile, withCardFile } from "./card-file";
import { type CardDataFormat, formatOf } from "./format-of";
import { JsonBytes } from "./json-bytes";
import { mtgjsonEntries, type PlacedEntry, scryfallEntries } from "./json-entries";
import { readTableText, tableEntries } from "./table-entries";

/** Card data that was read whole, or every reason why it was not. */
type CardDataRead =
  | {
      readonly ok: true;
      readonly format: CardDataFormat;
      readonly collection: Collection;
      /** Entries of things that no deck holds. */
      readonly others: number;
      /** The encoding of a table, where it was guessed. */
      readonly assumed: DecodedText["encoding"] | null;
    }
  | { readonly ok: false; readonly problems: readonly CardDataProblem[]; readonly more: number };

/**
 * Reads card data of an operator: a bulk file of Scryfall, a file of all cards or all printings of MTGJSON, or a table (CSV), each
 * also packed by gzip. What it is, the file itself tells. A single wrong entry refuses the whole file. Of files of JSON one entry is
 * in memory at a time.
 */
export async function readCardData(path: string, options: { readonly texts: boolean }): Promise<CardDataRead> {
  const collector = newCollector(options);
  const problems: CardDataProblem[] = [];
  let [others, more, cards] = [0, 0, 0];
  const take = ({ place, entry }: PlacedEntry, format: CardDataFormat) => {
    if (entry.is === "other") others += 1;
    if (entry.is === "card") {
      collector.add(entry.sighting);
      cards += 1;
    }
    for (const { path, reason } of entry.is === "wrong" ? entry.faults : []) {
      if (problems.length < MOST_TOLD) problems.push(problemAt(place, path, reason, format));
      else more += 1;
    }
  };
  try {
    const { format, assumed } = await withCardFile(path, (file) => readEntries(file, take));
    if (cards === 0 && problems.length === 0) problems.push(NOTHING);
    if (problems.length === 0) return { ok: true, format, collection: collector.collection(), others, assumed };
  } catch (error) {
    if (!(error instanceof UnreadableData)) throw error;
    problems.push(error.problem);
  }
  return { ok: false, problems, more };
}

const NOTHING: CardDataProblem = {
  place: "the whole file",
  reason: "there is no card in it",
  fix: "Give a bulk file of Scryfall (Default Cards), AtomicCards.json or AllPrintings.json of MTGJSON, or a table with the column name.",
};

type Read = { readonly format: CardDataFormat; readonly assumed: DecodedText["encoding"] | null };

async function readEntries(
  { start, pieces }: CardFile,
  take: (entry: PlacedEntry, format: CardDataFormat) => void,
): Promise<Read> {
  const format = formatOf(start);
  if (format === "csv") {
    const { text, encoding, assumed } = await readTableText(pieces);
    for (const entry of tableEntries(text)) take(entry, format);
    return { format, assumed: assumed ? encoding : null };
  }
  const json = new JsonBytes(pieces);
  const entries = format === "scryfall" ? scryfallEntries(json) : mtgjsonEntries(json);
  for await (const entry of entries) take(entry, format);
  return { format, assumed: null };
}

function problemAt(
  place: string,
  path: readonly PropertyKey[],
  reason: string,
  format: CardDataFormat,
): CardDataProblem {
  const inside = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  const fix =
    format === "csv"
      ? "Mend the cell, and import the table again: nothing was changed."
      : "Use the file as it was downloaded; if it is, the source has changed its form: import a table (CSV) instead.";
  return {
    place: format === "csv" ? `${place}, column ${inside.replace(/^\./u, "")}` : `${place}${inside}`,
    reason,
    fix,
  };
}
