import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeWholeDeck } from "@/lib/api/serializers/deck";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/magmell/catalogue/store/data";
import { findDeckForViewer } from "@/lib/magmell/decks/data";
import { siteOrigin } from "@/lib/server/env";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.publicDeck,
  async ({ params }) => {
    // Without a viewer only public decks are there.
    const deck = await findDeckForViewer(null, params.id);
    if (!deck) return refused("notFound");
    const snapshot = await catalogue();
    const place = { origin: siteOrigin(), catalogue: snapshot };
    return answered({ version: snapshot.version, deck: serializeWholeDeck(deck, place) });
  },
);
