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
import { getRequestedLang, serializeWarning } from "./problem-words";

export const cardHandlers = {
  searchCards: createPublicRoute(API_ROUTES.searchCards, async ({ query }) => {
    const found = await findCards(query.q);
    const { warnings } = found.query;
    const answer = serializeSearchPage(found, found.query.options.asOf ?? found.snapshot.asOf, query.page, {
      lang: getRequestedLang(query.lang),
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
      ? "No card with this name has a text in force on the date in `asof`. Check the spelling, or use a later date; `candidates` lists similar cards, if there are any."
      : "Unknown card name. Check the spelling; `candidates` lists similar cards, if there are any.";
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
    const message = query.asof
      ? "No card with this number has a text in force on the date in `asof`. Check the number, or use a later date."
      : "No card has this number. Check the number, or use the card's name in `/cards/{name}`.";
    return createApiErrorResult("notFound", { message });
  }),
  randomCard: createPublicRoute(API_ROUTES.randomCard, async ({ query }) => {
    const found = await findCards(query.q);
    const { snapshot, result } = found;
    const [hit] = result.total > 0 ? result.hits(randomInt(result.total), 1) : [];
    if (!hit)
      return createApiErrorResult("notFound", {
        message:
          "No card matches this query. Change `q`; `/cards` with the same `q` returns warnings if parts of the query cannot be read.",
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
        message:
          "No printing has this set code and collector number. `/sets` lists the set codes, `/sets/{code}` the printings of a set.",
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
