import { checkDeck, isLegal } from "@/engine/mtg/deck";
import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeMtgProblem } from "@/lib/api/serializers/mtg-decks";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { cardDataOf } from "@/lib/mtg/catalogue/card-facts";
import { knownCards } from "@/lib/mtg/catalogue/data";
import { BASE_DAY } from "@/lib/mtg/formats/format-day";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.mtgDeckCheck,
  async ({ body: { format, on = BASE_DAY, ...deck } }) => {
    const cards = await knownCards([...deck.main, ...deck.sideboard].map(({ name }) => name));
    const problems = checkDeck(deck, { format, on, cards: cardDataOf(cards) });
    const legal = isLegal(problems);
    return answered({ format, on, legal, cardData: cards !== null, problems: problems.map(serializeMtgProblem) });
  },
);
