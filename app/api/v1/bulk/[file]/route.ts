import { apiPaths } from "@/lib/api/api-paths";
import { API_ROUTES } from "@/lib/api/api-routes";
import { createApiErrorResult, createRedirectResult } from "@/lib/api/server/api-result";
import { findBulkFile } from "@/lib/api/server/bulk-files";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.bulkFile,
  async ({ params }) => {
    const file = await findBulkFile(await getCatalogue(), params.file);
    if (file === null)
      return createApiErrorResult("notFound", { message: "There is no such file. `bulk` lists the files there are." });
    if (file.found === "bytes") return { as: "bytes", bytes: file.bytes };
    if (file.found === "current") return createRedirectResult(apiPaths.bulk(file.name));
    const message =
      "This file is not kept, or not any more: ten newer ones have taken its place. `current` is the newest.";
    return createApiErrorResult("notFound", { message, current: apiPaths.bulk(file.name) });
  },
);
