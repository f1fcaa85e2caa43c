import { randomInt } from "node:crypto";
import { API_ROUTES } from "@/lib/api/api-routes";
import { findSimilarCards, guessCard, lookUpCard } from "@/lib/api/look-up-card";
import { serializeSuggestions } from "@/lib/api/serializers/autocomplete";
import {
  serializeFullCard,
  serializeNamedCard,
  serializeNameMatch,
  serializePrinting,
} from "@/lib/api/serializers/card";
import { serializeCollection, serializeWordList } from "@/lib/api/serializers/catalog";
import { serializeSearchPage } from "@/lib/api/serializers/search";
import { findPrinting } from "@/lib/api/serializers/set";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findCards } from "@/lib/magmell/search/data";
import { askedLang, serializeWarning } from "./problem-words";

export const cardHandlers = {
  searchCards: createPublicRoute(API_ROUTES.searchCards, async ({ query }) => {
    const found = await findCards(query.q);
    const { warnings } = found.query;
    const answer = serializeSearchPage(found, found.query.options.asOf ?? found.snapshot.asOf, query.page, {
      lang: askedLang(query.lang),
    });
    return createJsonResult({ ...answer, warnings: warnings.map((one) => serializeWarning(one, query.lang)) });
  }),
  cardByName: createPublicRoute(API_ROUTES.cardByName, async ({ params: { name }, query }) => {
    const snapshot = await getCatalogue(query.asof);
    const match = lookUpCard(snapshot, name) ?? (query.fuzzy === "true" ? guessCard(snapshot, name) : null);
    if (match)
      return createJsonResult({
        version: snapshot.version,
        asOf: query.asof ?? snapshot.asOf,
        match: serializeNameMatch(name, match),
        card: serializeFullCard(match.card, snapshot),
      });
    const candidates = findSimilarCards(snapshot, name).map(serializeNamedCard);
    const message = query.asof
      ? "No card of this name had a text in force on the date in `asof`. Use a later date, or one of the similar cards in `candidates`."
      : "Unknown card name. Check the spelling, or use one of the similar cards in `candidates`.";
    return createApiErrorResult("notFound", { message, suggestions: candidates.map((card) => card.name), candidates });
  }),
  cardByNumber: createPublicRoute(API_ROUTES.cardByNumber, async ({ params, query }) => {
    const snapshot = await getCatalogue(query.asof);
    const card = snapshot.byNumber.get(params.number);
    if (card)
      return createJsonResult({
        version: snapshot.version,
        asOf: query.asof ?? snapshot.asOf,
        card: serializeFullCard(card, snapshot),
      });
    const when = query.asof ? " and a text in force on the date in `asof`" : "";
    return createApiErrorResult("notFound", {
      message: `No card has this number${when}. Check the number, or search by name.`,
    });
  }),
  randomCard: createPublicRoute(API_ROUTES.randomCard, async ({ query }) => {
    const found = await findCards(query.q);
    const { snapshot, result } = found;
    const [hit] = result.total > 0 ? result.hits(randomInt(result.total), 1) : [];
    if (!hit)
      return createApiErrorResult("notFound", {
        message: "No card matches this query. `/cards` with the same `q` returns warnings about it.",
      });
    const asOf = found.query.options.asOf ?? snapshot.asOf;
    return createJsonResult({ version: snapshot.version, asOf, card: serializeFullCard(hit.card, snapshot) });
  }),
  cardCollection: createPublicRoute(API_ROUTES.cardCollection, async ({ query, body }) => {
    const snapshot = await getCatalogue(query.asof);
    return createJsonResult(serializeCollection(snapshot, query.asof ?? snapshot.asOf, body.cards));
  }),
  autocomplete: createPublicRoute(API_ROUTES.autocomplete, async ({ query }) =>
    createJsonResult(serializeSuggestions(await getCatalogue(), query.q)),
  ),
  wordList: createPublicRoute(API_ROUTES.wordList, async ({ params }) =>
    createJsonResult(serializeWordList(await getCatalogue(), params.list)),
  ),
  printing: createPublicRoute(API_ROUTES.printing, async ({ params }) => {
    const snapshot = await getCatalogue();
    const found = findPrinting(snapshot, params.set, params.number);
    if (!found)
      return createApiErrorResult("notFound", {
        message: "No printing has this set code and number. `/sets/{code}` lists the printings of a set.",
      });
    const { version, asOf } = snapshot;
    return createJsonResult({
      version,
      asOf,
      card: serializeFullCard(found.card, snapshot),
      printing: serializePrinting(found.printing, snapshot.sets),
    });
  }),
};
