import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeFullDeck } from "@/lib/api/serializers/deck";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findDeckForViewer } from "@/lib/magmell/decks/data";
import { getSiteOrigin } from "@/lib/server/env";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.publicDeck,
  async ({ params }) => {
    // Without a viewer only public decks are there.
    const deck = await findDeckForViewer(null, params.id);
    if (!deck) return createApiErrorResult("notFound");
    const snapshot = await getCatalogue();
    const place = { origin: getSiteOrigin(), catalogue: snapshot };
    return createJsonResult({ version: snapshot.version, deck: serializeFullDeck(deck, place) });
  },
);
