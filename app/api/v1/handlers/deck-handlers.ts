import { hasNoErrors } from "@/engine/magmell";
import { API_BASE_PATH } from "@/lib/api/api-paths";
import { API_ROUTES } from "@/lib/api/api-routes";
import { checkNamedDeck, replaceNumbersWithNames } from "@/lib/api/named-deck";
import {
  serializeDeck,
  serializeDeckProblem,
  serializeFullDeck,
  serializePublicDeck,
  serializeResolvedName,
} from "@/lib/api/serializers/deck";
import { serializePaging } from "@/lib/api/serializers/paging";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findDeckForViewer } from "@/lib/magmell/decks/data";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { findDecks } from "@/lib/magmell/search/decks/data";
import { getSiteOrigin } from "@/lib/server/env";
import { describeInWords, getCodeProblemWords, getRequestedLang, serializeWarning } from "./problem-words";

export const deckHandlers = {
  publicDecks: createPublicRoute(API_ROUTES.publicDecks, async ({ query: { q, sort, page, lang } }) => {
    const snapshot = await getCatalogue();
    const found = await findDecks(null, q, page, sort);
    const { total, canonical } = found;
    const pages = Math.max(1, found.pages);
    const place = { origin: getSiteOrigin(), catalogue: snapshot };
    const asked = { q: canonical, sort: sort === "newest" ? null : sort, lang: getRequestedLang(lang) };
    return createJsonResult({
      version: snapshot.version,
      query: canonical,
      ...serializePaging({ page, pages, total }, `${API_BASE_PATH}/decks`, asked),
      warnings: found.query.warnings.map((one) => serializeWarning(one, lang)),
      // A page beyond the end is empty, as it is in the other lists.
      decks: page > pages ? [] : found.decks.map((deck) => serializePublicDeck(deck, place)),
    });
  }),
  publicDeck: createPublicRoute(API_ROUTES.publicDeck, async ({ params }) => {
    // Without a viewer only public decks are there.
    const deck = await findDeckForViewer(null, params.id);
    if (!deck)
      return createApiErrorResult("notFound", {
        message: "No public deck has this id. `/decks` lists the public decks.",
      });
    const snapshot = await getCatalogue();
    const place = { origin: getSiteOrigin(), catalogue: snapshot };
    return createJsonResult({ version: snapshot.version, deck: serializeFullDeck(deck, place) });
  }),
  checkDeck: createPublicRoute(API_ROUTES.checkDeck, async ({ body, query: { lang } }) => {
    const snapshot = await getCatalogue();
    const { grimoire = [], stoneDeck = [], code: asked } = body;
    const decoded = asked === undefined ? null : decodeDeck(asked, createNumberTable(snapshot.cards));
    if (decoded && !decoded.ok)
      return createApiErrorResult("invalid", {
        message: "Invalid deck code. `problem` gives the reason and what to do.",
        problem: { ...decoded.problem, words: getCodeProblemWords(decoded.problem, lang) },
      });
    const deck = decoded?.deck ?? replaceNumbersWithNames({ grimoire, stoneDeck }, snapshot);
    const { problems, read, code } = checkNamedDeck(deck, snapshot);
    return createJsonResult({
      version: snapshot.version,
      legal: hasNoErrors(problems),
      problems: problems.map((problem) => {
        const words = { ja: describeInWords(problem, snapshot, "ja"), en: describeInWords(problem, snapshot, "en") };
        const message = { ja: words.ja.problem, en: words.en.problem };
        return { ...serializeDeckProblem(problem), message, words: words[lang] };
      }),
      read: read.map(serializeResolvedName),
      code,
    });
  }),
  deckByCode: createPublicRoute(API_ROUTES.deckByCode, async ({ params, query: { lang } }) => {
    const { version, cards } = await getCatalogue();
    const decoded = decodeDeck(params.code, createNumberTable(cards));
    if (decoded.ok) return createJsonResult({ version, deck: serializeDeck(decoded.deck) });
    return createApiErrorResult("invalid", {
      message: "Invalid deck code. `problem` gives the reason and what to do.",
      problem: { ...decoded.problem, words: getCodeProblemWords(decoded.problem, lang) },
    });
  }),
};
