import { checkDeck, formatOn, hasNoErrors } from "@/engine/mtg/deck";
import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeMtgProblem } from "@/lib/api/serializers/mtg-decks";
import { answered } from "@/lib/api/server/api-answer";
import { refuseLateDay } from "@/lib/api/server/late-day";
import { publicRoute } from "@/lib/api/server/public-route";
import { cardDataOf } from "@/lib/mtg/catalogue/card-facts";
import { knownCards } from "@/lib/mtg/catalogue/data";
import { namesOf } from "@/lib/mtg/decks/names-of";
import { formatBook } from "@/lib/mtg/formats/data";
import { BASE_DAY } from "@/lib/mtg/formats/format-day";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.mtgDeckCheck,
  async ({ body: { format, on = BASE_DAY, ...deck } }) => {
    const book = await formatBook();
    const late = refuseLateDay("body", on, book);
    if (late !== null) return late;
    const cards = await knownCards(namesOf(deck));
    const problems = checkDeck(deck, { format, on, cards: cardDataOf(cards), book });
    const { listsOf } = formatOn(format, on, book);
    return answered({
      format,
      on,
      listsOf,
      legal: hasNoErrors(problems),
      cardData: cards !== null,
      problems: problems.map(serializeMtgProblem),
    });
  },
);
