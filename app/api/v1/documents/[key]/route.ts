import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeDocument } from "@/lib/api/serializers/library";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { findDocument } from "@/lib/documents/documents";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.documentByKey,
  async ({ params }) => {
    const document = findDocument(params.key);
    if (document) return answered({ document: serializeDocument(document) });
    return refused("notFound", { message: "No document has this key. `documents` lists all of them." });
  },
);
