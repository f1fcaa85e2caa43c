import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeDocument } from "@/lib/api/serializers/library";
import { createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { LIBRARY_DOCUMENTS } from "@/lib/documents/documents";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(API_ROUTES.documents, async () =>
  createJsonResult({ documents: LIBRARY_DOCUMENTS.map(serializeDocument) }),
);
