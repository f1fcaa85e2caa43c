import { readFileSync, statSync } from "node:fs";
import { DOCUMENT_READ_LIMITS } from "@/lib/documents/readers/limits";
import { readDocument } from "@/lib/documents/readers/read-document";
import type { DocumentReadResult, LoadableDocumentKey } from "@/lib/documents/readers/types";
import { describeUnreadableFile } from "./document-report";

/**
 * Returns the document in an operator's file, and the bytes of the file. Throws an error with the reason if it is
 * unreadable.
 */
export function openDocument(
  file: string,
  document?: LoadableDocumentKey,
): { readonly read: Extract<DocumentReadResult, { ok: true }>; readonly bytes: Uint8Array } {
  const bytes = bytesOf(file);
  const read = readDocument(bytes, document);
  if (!read.ok) throw new Error(describeUnreadableFile(read.reason));
  return { read, bytes };
}

function bytesOf(file: string): Uint8Array {
  // One byte too many is enough to be refused, and a huge file is not read for it.
  if (statSync(file).size > DOCUMENT_READ_LIMITS.fileBytes) return new Uint8Array(DOCUMENT_READ_LIMITS.fileBytes + 1);
  return readFileSync(file);
}
