import { prepareBulkFiles } from "@/lib/api/server/bulk-files";
import { buildCatalogue } from "@/lib/catalogue/model/build-catalogue";
import { dayInTokyo } from "@/lib/catalogue/model/canonical";
import { publishedStates } from "@/lib/catalogue/store/data";
import { db } from "@/lib/server/db";
import { runToCompletion } from "@/lib/tasks";

/**
 * Makes the bulk files of what was just published, so that nobody who asks for them waits. It is published whether or not
 * they can be made: then the site makes them when somebody asks.
 */
export async function refreshBulkFiles(): Promise<void> {
  try {
    const { version, records, read } = await publishedStates(db).read();
    await prepareBulkFiles(runToCompletion(buildCatalogue(records, version, dayInTokyo(new Date()), read)));
  } catch (error) {
    console.error("The bulk files were not made; the site will make them.", error);
  }
}
