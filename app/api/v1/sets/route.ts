import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeSets } from "@/lib/api/serializers/set";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.sets, async () => {
  const snapshot = await catalogue();
  return answered({ version: snapshot.version, sets: serializeSets(snapshot) });
});
