import { checkDeck, getFormatOn, hasNoErrors } from "@/engine/mtg/deck";
import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeMtgProblem } from "@/lib/api/serializers/mtg-decks";
import { createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { rejectUnknownFormatDate } from "@/lib/api/server/unknown-format-date";
import { toMtgCardData } from "@/lib/mtg/catalogue/card-facts";
import { findKnownCards } from "@/lib/mtg/catalogue/data";
import { getDeckCardNames } from "@/lib/mtg/decks/deck-names";
import { getFormatData } from "@/lib/mtg/formats/data";
import { DEFAULT_FORMAT_DATE } from "@/lib/mtg/formats/format-date";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.mtgDeckCheck,
  async ({ body: { format, on = DEFAULT_FORMAT_DATE, ...deck } }) => {
    const book = await getFormatData();
    const late = rejectUnknownFormatDate("body", on, book);
    if (late !== null) return late;
    const cards = await findKnownCards(getDeckCardNames(deck));
    const problems = checkDeck(deck, { format, on, cards: toMtgCardData(cards), book });
    const { listsOf } = getFormatOn(format, on, book);
    return createJsonResult({
      format,
      on,
      listsOf,
      legal: hasNoErrors(problems),
      cardData: cards !== null,
      problems: problems.map(serializeMtgProblem),
    });
  },
);
