import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeDeck } from "@/lib/api/serializers/deck";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.deckByCode,
  async ({ params }) => {
    const { version, cards } = await getCatalogue();
    const decoded = decodeDeck(params.code, createNumberTable(cards));
    if (decoded.ok) return createJsonResult({ version, deck: serializeDeck(decoded.deck) });
    return createApiErrorResult("invalid", {
      message: "This code holds no deck. `problem` says why.",
      problem: decoded.problem,
    });
  },
);
