import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeDocument } from "@/lib/api/serializers/library";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { DOCUMENTS } from "@/lib/documents/documents";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.documents, async () =>
  answered({ documents: DOCUMENTS.map(serializeDocument) }),
);
