import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeFullCard, serializePrinting } from "@/lib/api/serializers/card";
import { findPrinting } from "@/lib/api/serializers/set";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.printing,
  async ({ params }) => {
    const snapshot = await getCatalogue();
    const found = findPrinting(snapshot, params.set, params.number);
    if (!found)
      return createApiErrorResult("notFound", {
        message: "No card carries this set and number. `sets` lists what there is.",
      });
    const { version, asOf } = snapshot;
    return createJsonResult({
      version,
      asOf,
      card: serializeFullCard(found.card, snapshot),
      printing: serializePrinting(found.printing, snapshot.sets),
    });
  },
);
