import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeDocument, serializeDocumentEntries } from "@/lib/api/serializers/library";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { findDocument, LIBRARY_DOCUMENTS } from "@/lib/documents/documents";
import { parseLibraryFilters } from "@/lib/documents/search-filters";
import { findSource } from "@/lib/documents/sources";

export const libraryHandlers = {
  documents: createPublicRoute(API_ROUTES.documents, async () =>
    createJsonResult({ documents: LIBRARY_DOCUMENTS.map(serializeDocument) }),
  ),
  documentByKey: createPublicRoute(API_ROUTES.documentByKey, async ({ params }) => {
    const document = findDocument(params.key);
    if (document) return createJsonResult({ document: serializeDocument(document) });
    return createApiErrorResult("notFound", { message: "Unknown document key. `/documents` lists all documents." });
  }),
  documentEntries: createPublicRoute(API_ROUTES.documentEntries, async ({ params, query: { page, ...query } }) => {
    if (!findDocument(params.key))
      return createApiErrorResult("notFound", { message: "Unknown document key. `/documents` lists all documents." });
    if (query.source !== undefined && !findSource(query.source))
      return createApiErrorResult("notFound", {
        message: "Unknown source key in `source`. Use a key from `sources` of an entry, or omit the parameter.",
      });
    return createJsonResult(serializeDocumentEntries(parseLibraryFilters({ ...query, doc: params.key }), page));
  }),
};
