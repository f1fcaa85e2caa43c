import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeDocumentEntries } from "@/lib/api/serializers/library";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { findDocument } from "@/lib/documents/documents";
import { parseLibraryFilters } from "@/lib/documents/search-filters";
import { findSource } from "@/lib/documents/sources";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.documentEntries,
  async ({ params, query: { page, ...query } }) => {
    if (!findDocument(params.key))
      return createApiErrorResult("notFound", { message: "No document has this key. `documents` lists all of them." });
    if (query.source !== undefined && !findSource(query.source))
      return createApiErrorResult("notFound", {
        message: "No source has the key in `source`. Entries name those they rest on.",
      });
    return createJsonResult(serializeDocumentEntries(parseLibraryFilters({ ...query, doc: params.key }), page));
  },
);
