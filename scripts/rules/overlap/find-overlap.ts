import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { decodeTextFile } from "@/lib/decode-text-file";
import { listOwnTexts } from "./own-texts";
import { findSharedRun, indexRuns, OVERLAP_LIMITS } from "./shared-runs";
import { listTerms } from "./terms";

/** Prints every text of ours that follows one of some documents too closely, and returns their number. */
export function findOverlap(files: readonly string[]): number {
  if (!existsSync("lib/documents"))
    throw new Error("our words stand in the sources of Grimoire. Run it in a checkout of them.");
  const texts = listOwnTexts(process.cwd());
  let found = 0;
  for (const file of files) {
    const decoded = decodeTextFile(readFileSync(file));
    if (decoded === null)
      throw new Error(`${basename(file)} is no text in UTF-8, UTF-16 or Shift_JIS. Save it as UTF-8.`);
    const runs = indexRuns(decoded.text);
    for (const { file: own, line, text } of texts) {
      const run = findSharedRun(text, runs, listTerms(own));
      if (run === null) continue;
      found += 1;
      console.log(`${own}:${line}: follows ${basename(file)}: ${run}`);
    }
  }
  const limits = `${OVERLAP_LIMITS.signs} Japanese signs or ${OVERLAP_LIMITS.words} English words`;
  console.log(`${found} of ${texts.length} texts share ${limits} with ${files.length} documents.`);
  return found;
}
