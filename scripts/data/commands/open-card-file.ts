import { readFileSync, statSync } from "node:fs";
import type { CardFileSource } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { CARD_FILE_LIMITS } from "@/lib/magmell/catalogue/import/files/schema";

/** Reads a card file from the disk. Throws if it is missing. */
export function openCardFile(file: string): CardFileSource {
  // One byte too many is enough to be refused, and a huge file is not read for it.
  if (statSync(file).size > CARD_FILE_LIMITS.fileBytes)
    return { file, bytes: new Uint8Array(CARD_FILE_LIMITS.fileBytes + 1) };
  return { file, bytes: readFileSync(file) };
}
