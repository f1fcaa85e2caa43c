import { describeDeckProblem } from "@/app/i18n/describe-deck-problem";
import { getDictionary } from "@/app/i18n/dictionary";
import { createCardTitleFormatter } from "@/app/ui/magmell/editor/cards/card-title";
import { type DeckProblem, hasNoErrors } from "@/engine/magmell";
import { API_ROUTES } from "@/lib/api/api-routes";
import { checkNamedDeck, replaceNumbersWithNames } from "@/lib/api/named-deck";
import { serializeDeckProblem, serializeResolvedName } from "@/lib/api/serializers/deck";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.checkDeck,
  async ({ body }) => {
    const snapshot = await getCatalogue();
    const { grimoire = [], stoneDeck = [], code: asked } = body;
    const decoded = asked === undefined ? null : decodeDeck(asked, createNumberTable(snapshot.cards));
    if (decoded && !decoded.ok)
      return createApiErrorResult("invalid", {
        message: "This code holds no deck. `problem` says why.",
        problem: decoded.problem,
      });
    const deck = decoded?.deck ?? replaceNumbersWithNames({ grimoire, stoneDeck }, snapshot);
    const { problems, read, code } = checkNamedDeck(deck, snapshot);
    return createJsonResult({
      version: snapshot.version,
      legal: hasNoErrors(problems),
      problems: problems.map((problem) => ({
        ...serializeDeckProblem(problem),
        message: messageOf(problem, snapshot),
      })),
      read: read.map(serializeResolvedName),
      code,
    });
  },
);

function messageOf(problem: DeckProblem, snapshot: Pick<Catalogue, "names">) {
  const inLang = (lang: "ja" | "en") =>
    describeDeckProblem(getDictionary(lang).problems, problem, createCardTitleFormatter(snapshot, lang));
  return { ja: inLang("ja"), en: inLang("en") };
}
