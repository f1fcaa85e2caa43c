import { prepareBulkFiles } from "@/lib/api/server/bulk-files";
import { CatalogueReader } from "@/lib/magmell/catalogue/store/catalogue-reader";
import { createPublishedStateSource } from "@/lib/magmell/catalogue/store/data";
import { db } from "@/lib/server/db";
import { say } from "../../words/command-words.mjs";

/**
 * Creates the bulk files of the version just published, so that downloads need not wait. On a failure the version stays
 * published, and the site creates the files at the first download.
 */
export async function refreshBulkFiles(): Promise<void> {
  try {
    await prepareBulkFiles(await new CatalogueReader(createPublishedStateSource(db)).on());
  } catch (error) {
    console.error(say("cards.bulkFailed"), error);
  }
}
