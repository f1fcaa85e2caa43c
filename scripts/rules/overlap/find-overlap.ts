import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { decodeTextFile } from "@/lib/decode-text-file";
import { say } from "../../words/command-words.mjs";
import { listOwnTexts } from "./own-texts";
import { findSharedRun, indexRuns, OVERLAP_LIMITS } from "./shared-runs";
import { listTerms } from "./terms";

/** Prints every project text that shares too long a passage with one of the documents, and returns their number. */
export function findOverlap(files: readonly string[]): number {
  if (!existsSync("lib/documents")) throw new Error(say("rules.noSources"));
  const texts = listOwnTexts(process.cwd());
  let found = 0;
  for (const file of files) {
    const decoded = decodeTextFile(readFileSync(file));
    if (decoded === null) throw new Error(say("rules.notText", { file: basename(file) }));
    const runs = indexRuns(decoded.text);
    for (const { file: own, line, text } of texts) {
      const run = findSharedRun(text, runs, listTerms(own));
      if (run === null) continue;
      found += 1;
      console.log(say("rules.follows", { own, line, file: basename(file), run }));
    }
  }
  console.log(say("rules.overlap", { found, texts: texts.length, ...OVERLAP_LIMITS }));
  return found;
}
