import { basename } from "node:path";
import type { LoadableDocumentKey } from "@/lib/documents/readers/types";
import { compareStructure } from "@/lib/documents/structure/compare-structure";
import { say } from "../words/command-words.mjs";
import { openDocument } from "./open-document";

/** The most differences that are listed; the rest is only counted. */
const LISTED = 60;

/**
 * Compares a copy of a document with the bundled structure, and prints counts and differences. Returns whether both are
 * equal.
 */
export function verifyDocument(file: string, document?: LoadableDocumentKey): boolean {
  const { read } = openDocument(file, document);
  const { figures, differences } = compareStructure(read);
  const edition = read.edition ?? say("rules.notStated");
  console.log(say("rules.verified", { file: basename(file), document: read.document, edition }));
  for (const { name, shipped, copy } of figures)
    console.log(`  ${name}: ${copy === shipped ? copy : say("rules.shipped", { copy, shipped })}`);
  for (const { at, says } of differences.slice(0, LISTED)) console.log(`${at}: ${says}`);
  if (differences.length > LISTED) console.log(say("more", { n: differences.length - LISTED }));
  const n = differences.length;
  console.log(n === 0 ? say("rules.equal") : say("rules.differences", { n }));
  return n === 0;
}
