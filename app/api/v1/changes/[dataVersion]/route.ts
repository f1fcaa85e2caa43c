import { apiPaths } from "@/lib/api/api-paths";
import { API_ROUTES } from "@/lib/api/api-routes";
import { findPublication } from "@/lib/api/data";
import { serializeCatalogueChange, serializePublication } from "@/lib/api/serializers/changes";
import { serializePaging } from "@/lib/api/serializers/paging";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";

const SIZE = 500;

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.changesOf,
  async ({ params, query }) => {
    const { page } = query;
    const found = await findPublication(params.dataVersion, (page - 1) * SIZE, SIZE);
    if (!found)
      return createApiErrorResult("notFound", {
        message: "There is no data version of this number. `changes` lists them.",
      });
    const { total, dataVersion, changes } = found;
    const pages = Math.max(1, Math.ceil(total / SIZE));
    const place = serializePaging({ page, pages, total }, apiPaths.changes(dataVersion));
    return createJsonResult({
      publication: serializePublication(found),
      ...place,
      changes: changes.map(serializeCatalogueChange),
    });
  },
);
