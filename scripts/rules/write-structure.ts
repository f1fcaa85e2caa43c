import { writeFileSync } from "node:fs";
import type { LoadableDocumentKey } from "@/lib/documents/readers/types";
import { extractFacts, joinEntryText } from "@/lib/documents/structure/extract-facts";
import { extractIndex } from "@/lib/documents/structure/extract-index";
import { collectCardNames } from "@/lib/documents/structure/find-cards";
import { describeFailure } from "../data/commands/describe-failure";
import { say } from "../words/command-words.mjs";
import { openDocument } from "./open-document";

/** The folder of the structure data. */
export const STRUCTURE_FOLDER = "lib/documents/structure";
const FILES: Readonly<Partial<Record<LoadableDocumentKey, string>>> = {
  "mtg-6e": "sixth-edition.json",
  "mtg-cr": "comprehensive.json",
};

/** Error after which some structure files may be rewritten and others not. */
export class StructureWriteError extends Error {}

/** Writes the structure of a document from an operator's copy: facts by entry, without the document's text. */
export function writeStructure(file: string, document?: LoadableDocumentKey): void {
  const { read } = openDocument(file, document);
  const name = FILES[read.document];
  if (name === undefined) throw new Error(say("rules.noStructure", { document: read.document }));
  const facts = extractFacts(read.document, read.entries);
  const rows = Object.entries(facts).map(([id, row]) => `${JSON.stringify(id)}: ${JSON.stringify(row)}`);
  write(name, "{", rows, "}");
  if (read.document !== "mtg-6e") return;
  write(
    "card-names.json",
    "[",
    collectCardNames(read.entries.map(joinEntryText)).map((card) => JSON.stringify(card)),
    "]",
  );
  const index = extractIndex(read.index);
  write(
    "index-terms.json",
    "[",
    index.map((term) => JSON.stringify(term)),
    "]",
  );
}

/** Writes a table with a line for each row, so that a change shows where it is. */
function write(name: string, open: string, rows: readonly string[], close: string): void {
  try {
    writeFileSync(`${STRUCTURE_FOLDER}/${name}`, `${open}\n${rows.map((row) => `  ${row}`).join(",\n")}\n${close}\n`);
  } catch (error) {
    throw new StructureWriteError(describeFailure(error));
  }
  console.log(say("rules.written", { file: `${STRUCTURE_FOLDER}/${name}`, n: rows.length }));
}
