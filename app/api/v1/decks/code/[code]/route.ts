import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeDeck } from "@/lib/api/serializers/deck";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/magmell/catalogue/store/data";
import { decodeDeck, numberTable } from "@/lib/magmell/decks/sharing/deck-code";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.deckByCode,
  async ({ params }) => {
    const { version, cards } = await catalogue();
    const decoded = decodeDeck(params.code, numberTable(cards));
    if (decoded.ok) return answered({ version, deck: serializeDeck(decoded.deck) });
    return refused("invalid", { message: "This code holds no deck. `problem` says why.", problem: decoded.problem });
  },
);
