import { deckAnswer } from "@/lib/api/answers/problem-answer";
import { API_ROUTES } from "@/lib/api/api-routes";
import { answered, refused } from "@/lib/api/serve/api-answer";
import { publicRoute } from "@/lib/api/serve/public-route";
import { catalogue } from "@/lib/catalogue/data";
import { decodeDeck, numberTable } from "@/lib/sharing/deck-code";

export { DELETE, PATCH, POST, PUT } from "@/lib/api/serve/only-reads";

export const { GET, HEAD, OPTIONS } = publicRoute(API_ROUTES.deckByCode, async ({ at }) => {
  const { version, cards } = await catalogue();
  const decoded = decodeDeck(at.code, numberTable(cards));
  if (decoded.ok) return answered({ version, deck: deckAnswer(decoded.deck) });
  return refused("invalid", { message: "This code holds no deck. `problem` says why.", problem: decoded.problem });
});
