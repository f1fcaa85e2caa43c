import { API_ROUTES } from "@/lib/api/api-routes";

import { rulingsById, serializeRuling } from "@/lib/api/serializers/ruling";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.rulingById,
  async ({ params }) => {
    const snapshot = await catalogue();
    const ruling = rulingsById(snapshot).get(params.id.toUpperCase());
    if (!ruling) return refused("notFound", { message: "No ruling has this id. `rulings` lists all of them." });
    return answered({ version: snapshot.version, ruling: serializeRuling(ruling, snapshot) });
  },
);
