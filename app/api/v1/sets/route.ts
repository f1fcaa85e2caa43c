import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeSets } from "@/lib/api/serializers/set";
import { createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(API_ROUTES.sets, async () => {
  const snapshot = await getCatalogue();
  return createJsonResult({ version: snapshot.version, sets: serializeSets(snapshot) });
});
