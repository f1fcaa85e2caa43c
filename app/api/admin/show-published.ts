import { prepareBulkFiles } from "@/lib/api/server/bulk-files";
import { getCatalogue, refreshCatalogue } from "@/lib/magmell/catalogue/store/data";
import { logError } from "@/lib/server/log/log-line";

/**
 * Puts newly published card data into service: refreshes the catalogue, then builds the bulk files in the background.
 * Errors are logged, not thrown; the data stays published and the next request retries.
 */
export async function showPublished(): Promise<void> {
  try {
    await refreshCatalogue();
  } catch (error) {
    logError("catalogueUnread", error);
    return;
  }
  getCatalogue()
    .then(prepareBulkFiles)
    .catch((error: unknown) => logError("bulkFilesUnmade", error));
}
