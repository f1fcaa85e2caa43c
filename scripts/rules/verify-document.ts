import { basename } from "node:path";
import type { LoadableDocumentKey } from "@/lib/documents/readers/types";
import { compareStructure } from "@/lib/documents/structure/compare-structure";
import { openDocument } from "./open-document";

/** The most differences that are listed; the rest is only counted. */
const LISTED = 60;

/**
 * Compares a copy of a document with the shipped structure, prints figures and differences, and returns whether the two
 * are equal.
 */
export function verifyDocument(file: string, document?: LoadableDocumentKey): boolean {
  const { read } = openDocument(file, document);
  const { figures, differences } = compareStructure(read);
  console.log(`${basename(file)}: ${read.document}, edition ${read.edition ?? "not stated"}`);
  for (const { name, shipped, copy } of figures)
    console.log(`  ${name}: ${copy}${copy === shipped ? "" : ` (shipped: ${shipped})`}`);
  for (const { at, says } of differences.slice(0, LISTED)) console.log(`${at}: ${says}`);
  if (differences.length > LISTED) console.log(`… and ${differences.length - LISTED} more`);
  console.log(differences.length === 0 ? "Equal to the shipped structure." : `${differences.length} differences.`);
  return differences.length === 0;
}
