import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeDocument } from "@/lib/api/serializers/library";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { findDocument } from "@/lib/documents/documents";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.documentByKey,
  async ({ params }) => {
    const document = findDocument(params.key);
    if (document) return createJsonResult({ document: serializeDocument(document) });
    return createApiErrorResult("notFound", { message: "No document has this key. `documents` lists all of them." });
  },
);
