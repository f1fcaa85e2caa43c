import { API_BASE_PATH, appendQuery } from "@/lib/api/api-paths";
import { API_ROUTES } from "@/lib/api/api-routes";
import { listNewestPublications, listPublicationsSince } from "@/lib/api/data";
import { serializeCatalogueChange, serializePublication } from "@/lib/api/serializers/changes";
import { createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";

const COUNT = 20;
const CHANGES = 100;

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.changes,
  async ({ query }) => {
    const found = await listPublicationsSince(query.since, COUNT, CHANGES);
    const [newest] = await listNewestPublications(1, 1);
    const last = found.at(-1)?.dataVersion ?? query.since;
    const more = newest !== undefined && last < newest.dataVersion;
    return createJsonResult({
      newest: newest?.dataVersion ?? 0,
      links: { next: more ? appendQuery(`${API_BASE_PATH}/changes`, { since: last }) : null },
      publications: found.map((one) => ({
        ...serializePublication(one),
        changes: one.changes.map(serializeCatalogueChange),
      })),
    });
  },
);
