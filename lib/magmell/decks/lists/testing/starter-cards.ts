import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readCardFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { mergeFilesIntoRecords } from "@/lib/magmell/catalogue/import/import-plan";
import { buildCatalogue } from "@/lib/magmell/catalogue/model/build-catalogue";
import type { Catalogue, CatalogueRecords, TextReader } from "@/lib/magmell/catalogue/model/types";
import { runToCompletion } from "@/lib/tasks";

const FOLDER = fileURLToPath(new URL("../../../../../prisma/seed/cards/", import.meta.url));
/** Names and costs are all that lists need; reading the texts takes a second. */
const UNREAD: TextReader = () => ({ abilities: [], englishText: "", coverage: "none" });

/** Creates the catalogue of the bundled cards, with card texts compiled only if a reader is given. */
export function createStarterCatalogue(readerFor: (records: CatalogueRecords) => TextReader = () => UNREAD): Catalogue {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((file) => {
      const read = runToCompletion(readCardFile({ file, bytes: readFileSync(`${FOLDER}${file}`) }));
      if (!("cards" in read)) throw new Error(`${file} cannot be read`);
      return read;
    });
  const records = runToCompletion(mergeFilesIntoRecords(files, { sets: [], cards: [] }));
  return runToCompletion(buildCatalogue(records, 1, "2026-11-20", readerFor(records)));
}
