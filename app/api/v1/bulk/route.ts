import { API_ROUTES } from "@/lib/api/api-routes";
import { answered } from "@/lib/api/serve/api-answer";
import { bulkManifest } from "@/lib/api/serve/bulk-files";
import { publicRoute } from "@/lib/api/serve/public-route";
import { catalogue } from "@/lib/catalogue/data";

export { DELETE, PATCH, POST, PUT } from "@/lib/api/serve/only-reads";

export const { GET, HEAD, OPTIONS } = publicRoute(API_ROUTES.bulk, async () =>
  answered(await bulkManifest(await catalogue())),
);
