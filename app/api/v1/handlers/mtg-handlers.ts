import { compareEras, readBoard } from "@/engine/mtg";
import { checkDeck, FORMAT_IDS, getFormatOn, hasNoErrors } from "@/engine/mtg/deck";
import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeCheckReport } from "@/lib/api/serializers/mtg-checks";
import { serializeMtgProblem } from "@/lib/api/serializers/mtg-decks";
import { serializeFormat, serializeFormatChanges } from "@/lib/api/serializers/mtg-formats";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { serializeSceneProblem } from "@/lib/api/server/scene-problem";
import { rejectUnknownFormatDate } from "@/lib/api/server/unknown-format-date";
import { toMtgCardData } from "@/lib/mtg/catalogue/card-facts";
import { findKnownCards } from "@/lib/mtg/catalogue/data";
import { getDeckCardNames } from "@/lib/mtg/decks/deck-names";
import { getFormatData } from "@/lib/mtg/formats/data";
import { DEFAULT_FORMAT_DATE } from "@/lib/mtg/formats/format-date";
import { getFormatFacts, isFormatId } from "@/lib/mtg/formats/format-facts";

export const mtgHandlers = {
  mtgChecks: createPublicRoute(API_ROUTES.mtgChecks, async ({ body }) => {
    const read = readBoard(body.scene);
    if (!read.ok) return createApiErrorResult("invalid", { fields: read.problems.map(serializeSceneProblem) });
    const { reports, differences } = compareEras(read.board, body.eras ?? [read.board.era], {
      answers: body.answers ?? [],
    });
    return createJsonResult({ reports: reports.map(serializeCheckReport), differing: differences.map(({ id }) => id) });
  }),
  mtgFormats: createPublicRoute(API_ROUTES.mtgFormats, async ({ query: { on = DEFAULT_FORMAT_DATE } }) => {
    const book = await getFormatData();
    return (
      rejectUnknownFormatDate("query", on, book) ??
      createJsonResult({ on, formats: FORMAT_IDS.map((id) => serializeFormat(getFormatFacts(id, on, book))) })
    );
  }),
  mtgFormat: createPublicRoute(
    API_ROUTES.mtgFormat,
    async ({ params: { id }, query: { on = DEFAULT_FORMAT_DATE } }) => {
      if (!isFormatId(id))
        return createApiErrorResult("notFound", { message: "No format has this id. `mtg/formats` lists all of them." });
      const book = await getFormatData();
      const facts = getFormatFacts(id, on, book);
      return (
        rejectUnknownFormatDate("query", on, book) ??
        createJsonResult({ on, format: serializeFormat(facts), changes: serializeFormatChanges(facts) })
      );
    },
  ),
  mtgDeckCheck: createPublicRoute(
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
  ),
};
