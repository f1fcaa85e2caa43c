import { prepareBulkFiles } from "@/lib/api/server/bulk-files";
import { buildCatalogue } from "@/lib/catalogue/model/build-catalogue";
import { dayInTokyo } from "@/lib/catalogue/model/canonical";
import { publishedStates } from "@/lib/catalogue/store/data";
import { db } from "@/lib/server/db";
import { runToCompletion } from "@/lib/tasks";

/**
 * Makes the bulk files of the version just published, so that downloads need not wait. A failure does not undo the publication:
 * the site makes the files at the first download.
 */
export async function refreshBulkFiles(): Promise<void> {
  try {
    const { version, records, read } = await publishedStates(db).read();
    await prepareBulkFiles(runToCompletion(buildCatalogue(records, version, dayInTokyo(new Date()), read)));
  } catch (error) {
    console.error("The bulk files were not made; the site will make them.", error);
  }
}
