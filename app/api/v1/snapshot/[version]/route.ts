import { API_BASE_PATH } from "@/lib/api/api-paths";
import { API_ROUTES } from "@/lib/api/api-routes";
import { createApiErrorResult, createRedirectResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { memoizeWeakly } from "@/lib/cache";
import { parseCatalogueVersion } from "@/lib/magmell/catalogue/model/build-catalogue";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { writeSnapshot } from "@/lib/magmell/catalogue/views/snapshot";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.snapshot,
  async ({ params }) => {
    const snapshot = await getCatalogue();
    const current = `${API_BASE_PATH}/snapshot/${snapshot.version}`;
    if (params.version === snapshot.version)
      return { as: "text", type: "application/json; charset=utf-8", text: textOf(snapshot), tag: snapshot.version };
    if (params.version === "current" || parseCatalogueVersion(params.version) !== null)
      return createRedirectResult(current);
    return createApiErrorResult("notFound", {
      message: "This is no version of the catalogue. `current` is the one in force.",
      current,
    });
  },
);

const textOf = memoizeWeakly(
  (snapshot: Catalogue) => JSON.stringify(writeSnapshot(snapshot)),
  ({ cards }) => cards,
);
