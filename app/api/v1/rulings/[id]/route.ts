import { API_ROUTES } from "@/lib/api/api-routes";

import { indexRulingsById, serializeRuling } from "@/lib/api/serializers/ruling";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.rulingById,
  async ({ params }) => {
    const snapshot = await getCatalogue();
    const ruling = indexRulingsById(snapshot).get(params.id.toUpperCase());
    if (!ruling)
      return createApiErrorResult("notFound", { message: "No ruling has this id. `rulings` lists all of them." });
    return createJsonResult({ version: snapshot.version, ruling: serializeRuling(ruling, snapshot) });
  },
);
