import { writeFileSync } from "node:fs";
import type { LibraryDocument } from "@/lib/library/readers/types";
import { extractFacts } from "@/lib/library/structure/extract-facts";
import { openDocument } from "./open-document";

const FOLDER = "lib/library/structure";
const FILES: Readonly<Partial<Record<LibraryDocument, string>>> = {
  "mtg-6e": "sixth-edition.json",
  "mtg-cr": "comprehensive.json",
};

/** Writes the structure of a document from an operator's copy: facts by entry, none of the document's sentences. */
export function writeStructure(file: string, document?: LibraryDocument): void {
  const { read } = openDocument(file, document);
  const name = FILES[read.document];
  if (name === undefined)
    throw new Error(`${read.document} names no sources and no links, so it has no structure to write`);
  const facts = extractFacts(read.document, read.entries);
  writeFileSync(`${FOLDER}/${name}`, asTable(facts));
  console.log(`Wrote ${FOLDER}/${name}: ${Object.keys(facts).length} entries with facts.`);
}

/** An object as JSON with a line for each key, so that a change shows where it is. */
const asTable = (rows: Readonly<Record<string, unknown>>): string =>
  `{\n${Object.entries(rows)
    .map(([key, row]) => `  ${JSON.stringify(key)}: ${JSON.stringify(row)}`)
    .join(",\n")}\n}\n`;
