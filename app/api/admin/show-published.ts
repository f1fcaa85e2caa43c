import { prepareBulkFiles } from "@/lib/api/server/bulk-files";
import { getCatalogue, refreshCatalogue } from "@/lib/magmell/catalogue/store/data";
import { logError } from "@/lib/server/log/log-line";

/**
 * Shows a publication: the next page uses the new catalogue, and bulk files are made in the background. If either
 * fails, it stays published and the next request retries.
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
