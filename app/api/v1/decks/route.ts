import { API_BASE_PATH } from "@/lib/api/api-paths";
import { API_ROUTES } from "@/lib/api/api-routes";
import { serializePublicDeck } from "@/lib/api/serializers/deck";
import { serializePaging } from "@/lib/api/serializers/paging";
import { serializeQueryWarning } from "@/lib/api/serializers/search";
import { createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findDecks } from "@/lib/magmell/search/decks/data";
import { getSiteOrigin } from "@/lib/server/env";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.publicDecks,
  async ({ query: { q, sort, page } }) => {
    const snapshot = await getCatalogue();
    const found = await findDecks(null, q, page, sort);
    const { total, canonical } = found;
    const pages = Math.max(1, found.pages);
    const place = { origin: getSiteOrigin(), catalogue: snapshot };
    const asked = { q: canonical, sort: sort === "newest" ? null : sort };
    return createJsonResult({
      version: snapshot.version,
      query: canonical,
      ...serializePaging({ page, pages, total }, `${API_BASE_PATH}/decks`, asked),
      warnings: found.query.warnings.map(serializeQueryWarning),
      // A page beyond the end is empty, as it is in the other lists.
      decks: page > pages ? [] : found.decks.map((deck) => serializePublicDeck(deck, place)),
    });
  },
);
