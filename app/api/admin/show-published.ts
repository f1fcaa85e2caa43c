import { prepareBulkFiles } from "@/lib/api/server/bulk-files";
import { getCatalogue, refreshCatalogue } from "@/lib/magmell/catalogue/store/data";
import { logError } from "@/lib/server/log/log-line";

/**
 * Makes a publication visible: the next page reads the new catalogue, and its bulk files are made in the background. A failure
 * of either leaves it published; the next request tries again.
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
