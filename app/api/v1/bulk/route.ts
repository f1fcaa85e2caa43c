import { API_ROUTES } from "@/lib/api/api-routes";
import { answered } from "@/lib/api/server/api-answer";
import { bulkManifest } from "@/lib/api/server/bulk-files";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.bulk, async () =>
  answered(await bulkManifest(await catalogue())),
);
