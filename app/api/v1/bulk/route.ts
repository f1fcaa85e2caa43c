import { API_ROUTES } from "@/lib/api/api-routes";
import { createJsonResult } from "@/lib/api/server/api-result";
import { getBulkManifest } from "@/lib/api/server/bulk-files";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(API_ROUTES.bulk, async () =>
  createJsonResult(await getBulkManifest(await getCatalogue())),
);
