import { API_BASE, withQuery } from "@/lib/api/api-address";
import { API_ROUTES } from "@/lib/api/api-routes";
import { newestPublications, publicationsSince } from "@/lib/api/data";
import { serializeChange, serializePublication } from "@/lib/api/serializers/changes";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";

const COUNT = 20;
const CHANGES = 100;

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.changes, async ({ query }) => {
  const found = await publicationsSince(query.since, COUNT, CHANGES);
  const [newest] = await newestPublications(1, 1);
  const last = found.at(-1)?.dataVersion ?? query.since;
  const more = newest !== undefined && last < newest.dataVersion;
  return answered({
    newest: newest?.dataVersion ?? 0,
    links: { next: more ? withQuery(`${API_BASE}/changes`, { since: last }) : null },
    publications: found.map((one) => ({ ...serializePublication(one), changes: one.changes.map(serializeChange) })),
  });
});
