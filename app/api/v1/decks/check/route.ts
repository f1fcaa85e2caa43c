import { checkDeck, isLegal } from "@/engine/magmell";
import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeProblem } from "@/lib/api/serializers/deck";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/catalogue/store/data";
import { encodeDeck, numberTable } from "@/lib/sharing/deck-code";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.checkDeck, async ({ body }) => {
  const { version, cards, definitions } = await catalogue();
  const problems = checkDeck(body, definitions);
  const encoded = encodeDeck(body, numberTable(cards));
  const code = encoded.ok ? encoded.code : null;
  return answered({ version, legal: isLegal(problems), problems: problems.map(serializeProblem), code });
});
