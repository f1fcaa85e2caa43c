import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readCardFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { mergeFilesIntoRecords } from "@/lib/magmell/catalogue/import/import-plan";
import { buildCatalogue } from "@/lib/magmell/catalogue/model/build-catalogue";
import { createTextReader } from "@/lib/magmell/catalogue/model/text-reader";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { runToCompletion } from "@/lib/tasks";

const FOLDER = fileURLToPath(new URL("../../prisma/seed/cards/", import.meta.url));

/**
 * Returns the catalogue of the bundled cards on a date, by default after their last change. Throws if a file has
 * errors.
 */
export function loadStarterCatalogue(asOf = "2026-11-20"): Catalogue {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
  const files = names.sort().map((file) => {
    const read = runToCompletion(readCardFile({ file, bytes: readFileSync(`${FOLDER}${file}`) }));
    if (!("cards" in read) || read.findings.length > 0)
      throw new Error(`${file} has problems. Run npm run cards -- lint ${file} to list them.`);
    return read;
  });
  const records = runToCompletion(mergeFilesIntoRecords(files, { sets: [], cards: [] }));
  return runToCompletion(buildCatalogue(records, 1, asOf, createTextReader(records)));
}
