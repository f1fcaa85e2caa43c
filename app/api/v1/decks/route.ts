import { API_BASE } from "@/lib/api/api-address";
import { API_ROUTES } from "@/lib/api/api-routes";
import { serializePublicDeck } from "@/lib/api/serializers/deck";
import { serializePaging } from "@/lib/api/serializers/paging";
import { serializeWarning } from "@/lib/api/serializers/search";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/magmell/catalogue/store/data";
import { findDecks } from "@/lib/magmell/search/decks/data";
import { siteOrigin } from "@/lib/server/env";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.publicDecks,
  async ({ query: { q, sort, page } }) => {
    const snapshot = await catalogue();
    const found = await findDecks(null, q, page, sort);
    const { total, canonical } = found;
    const pages = Math.max(1, found.pages);
    const place = { origin: siteOrigin(), catalogue: snapshot };
    const asked = { q: canonical, sort: sort === "newest" ? null : sort };
    return answered({
      version: snapshot.version,
      query: canonical,
      ...serializePaging({ page, pages, total }, `${API_BASE}/decks`, asked),
      warnings: found.query.warnings.map(serializeWarning),
      // A page beyond the end is empty, as it is in the other lists.
      decks: page > pages ? [] : found.decks.map((deck) => serializePublicDeck(deck, place)),
    });
  },
);
