import { API_BASE } from "@/lib/api/api-address";
import { API_ROUTES } from "@/lib/api/api-routes";
import { moved, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { weakMemo } from "@/lib/cache";
import { partsOfVersion } from "@/lib/magmell/catalogue/model/build-catalogue";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { catalogue } from "@/lib/magmell/catalogue/store/data";
import { writeSnapshot } from "@/lib/magmell/catalogue/views/snapshot";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.snapshot, async ({ params }) => {
  const snapshot = await catalogue();
  const current = `${API_BASE}/snapshot/${snapshot.version}`;
  if (params.version === snapshot.version)
    return { as: "text", type: "application/json; charset=utf-8", text: textOf(snapshot), tag: snapshot.version };
  if (params.version === "current" || partsOfVersion(params.version) !== null) return moved(current);
  return refused("notFound", {
    message: "This is no version of the catalogue. `current` is the one in force.",
    current,
  });
});

const textOf = weakMemo(
  (snapshot: Catalogue) => JSON.stringify(writeSnapshot(snapshot)),
  ({ cards }) => cards,
);
