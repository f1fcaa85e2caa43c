import { API_ROUTES } from "@/lib/api/api-routes";
import { publishedAt } from "@/lib/api/data";
import { answered } from "@/lib/api/serve/api-answer";
import { bulkManifest } from "@/lib/api/serve/bulk-files";
import { publicRoute } from "@/lib/api/serve/public-route";
import { catalogue } from "@/lib/catalogue/data";
import { partsOfVersion } from "@/lib/catalogue/open-catalogue";

export { DELETE, PATCH, POST, PUT } from "@/lib/api/serve/only-reads";

export const { GET, HEAD, OPTIONS } = publicRoute(API_ROUTES.bulk, async () => {
  const held = await catalogue();
  const dataVersion = partsOfVersion(held.version)?.dataVersion ?? 0;
  return answered(await bulkManifest(held, await publishedAt(dataVersion)));
});
