import { compareEras, readBoard } from "@/engine/mtg";
import {
  checkDeck,
  type FormatData,
  getFormatIds,
  getFormatOn,
  getLastKnownDate,
  hasNoErrors,
} from "@/engine/mtg/deck";
import { API_ROUTES } from "@/lib/api/api-routes";
import {
  serializeCheckReport,
  serializeFormat,
  serializeFormatChanges,
  serializeMtgProblem,
} from "@/lib/api/serializers/mtg";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { serializeSceneProblem } from "@/lib/api/server/scene-problem";
import { createFieldError } from "@/lib/http/route-result";
import { toMtgCardData } from "@/lib/mtg/catalogue/card-facts";
import { findKnownCards } from "@/lib/mtg/catalogue/data";
import { getDeckCardNames } from "@/lib/mtg/decks/deck-names";
import { getVerdict } from "@/lib/mtg/decks/format-verdicts";
import { getFormatData } from "@/lib/mtg/formats/data";
import { DEFAULT_FORMAT_DATE, FIRST_FORMAT_DATE, isFormatDate } from "@/lib/mtg/formats/format-date";
import { getFormatFacts } from "@/lib/mtg/formats/format-facts";
import { getMtgProblemWords } from "./problem-words";

const UNKNOWN_FORMAT = "Unknown format id. `/mtg/formats` lists all formats.";

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
      createJsonResult({
        on,
        formats: getFormatIds(book).flatMap((id) => {
          const facts = getFormatFacts(id, on, book);
          return facts === null ? [] : [serializeFormat(facts)];
        }),
      })
    );
  }),
  mtgFormat: createPublicRoute(
    API_ROUTES.mtgFormat,
    async ({ params: { id }, query: { on = DEFAULT_FORMAT_DATE } }) => {
      const book = await getFormatData();
      const facts = getFormatFacts(id, on, book);
      if (facts === null) return createApiErrorResult("notFound", { message: UNKNOWN_FORMAT });
      return (
        rejectUnknownFormatDate("query", on, book) ??
        createJsonResult({ on, format: serializeFormat(facts), changes: serializeFormatChanges(facts) })
      );
    },
  ),
  mtgDeckCheck: createPublicRoute(
    API_ROUTES.mtgDeckCheck,
    async ({ body: { format, on = DEFAULT_FORMAT_DATE, ...deck }, query: { lang } }) => {
      const book = await getFormatData();
      const late = rejectUnknownFormatDate("body", on, book);
      if (late !== null) return late;
      const row = getFormatOn(format, on, book);
      if (row === null)
        return createApiErrorResult("invalid", {
          fields: [createFieldError(["body", "format"], "custom", UNKNOWN_FORMAT)],
        });
      const cards = await findKnownCards(getDeckCardNames(deck));
      const problems = checkDeck(deck, { format, on, cards: toMtgCardData(cards), book });
      return createJsonResult({
        format,
        on,
        listsOf: row.listsOf,
        legal: hasNoErrors(problems),
        verdict: getVerdict(problems),
        cardData: cards !== null,
        problems: problems.map((one) => ({ ...serializeMtgProblem(one), words: getMtgProblemWords(one, lang) })),
      });
    },
  ),
};

/** Returns the error for a date whose formats are not known; null for a known date. */
function rejectUnknownFormatDate(part: "query" | "body", on: string, book: FormatData) {
  const last = getLastKnownDate(book);
  if (isFormatDate(on, last)) return null;
  return createApiErrorResult("invalid", {
    fields: [
      createFieldError(
        [part, "on"],
        "custom",
        `No format data for this date. Use a date from ${FIRST_FORMAT_DATE} to ${last}.`,
      ),
    ],
  });
}
