import { API_ROUTES } from "@/lib/api/api-routes";
import { findSimilarCards, lookUpCard } from "@/lib/api/look-up-card";
import { serializeNamedCard } from "@/lib/api/serializers/card";
import { indexRulingsById, serializeRuling, serializeRulingsPage } from "@/lib/api/serializers/ruling";
import { serializeSetPage, serializeSets } from "@/lib/api/serializers/set";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const setHandlers = {
  sets: createPublicRoute(API_ROUTES.sets, async () => {
    const snapshot = await getCatalogue();
    return createJsonResult({ version: snapshot.version, sets: serializeSets(snapshot) });
  }),
  setByCode: createPublicRoute(API_ROUTES.setByCode, async ({ params, query }) => {
    const answer = serializeSetPage(await getCatalogue(), params.code, query.page);
    return answer
      ? createJsonResult(answer)
      : createApiErrorResult("notFound", { message: "Unknown set code. `/sets` lists all sets." });
  }),
  rulings: createPublicRoute(API_ROUTES.rulings, async ({ query }) => {
    const snapshot = await getCatalogue();
    const { page, rule = null } = query;
    if (query.card === undefined) return createJsonResult(serializeRulingsPage(snapshot, { card: null, rule, page }));
    const match = lookUpCard(snapshot, query.card);
    if (match) {
      return createJsonResult(
        serializeRulingsPage(snapshot, { card: { number: match.card.number, typed: query.card }, rule, page }),
      );
    }
    const candidates = findSimilarCards(snapshot, query.card).map(serializeNamedCard);
    const message =
      "Unknown card name in `card`. Check the spelling; `candidates` lists similar cards, if there are any.";
    return createApiErrorResult("notFound", { message, suggestions: candidates.map(({ name }) => name), candidates });
  }),
  rulingById: createPublicRoute(API_ROUTES.rulingById, async ({ params }) => {
    const snapshot = await getCatalogue();
    const ruling = indexRulingsById(snapshot).get(params.id.toUpperCase());
    if (!ruling)
      return createApiErrorResult("notFound", { message: "Unknown ruling id. `/rulings` lists all rulings." });
    return createJsonResult({ version: snapshot.version, ruling: serializeRuling(ruling, snapshot) });
  }),
};
