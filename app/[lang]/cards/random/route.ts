import { getTextLang, isLang } from "@/app/i18n/lang";
import { getCardHref, getSearchHref } from "@/app/ui/links/browse-address";
import { parseSearchParameters } from "@/app/ui/magmell/card/browse/query/old-parameters";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { findCardsForPage } from "@/lib/magmell/search/data";

/** Redirects to a random card among the results of a query, or to the results page if there are none. */
export const GET = createPublicReadRoute(async (request, { lang }) => {
  const language = isLang(lang) ? lang : "ja";
  const { text } = parseSearchParameters(Object.fromEntries(new URL(request.url).searchParams));
  const { canonical, query, result } = await findCardsForPage(text, { language: getTextLang(language) });
  const [hit] = result.hits(Math.floor(Math.random() * result.total), 1);
  const results = getSearchHref(language, query.warnings.length > 0 ? text : canonical);
  const headers = { Location: hit ? getCardHref(language, hit.card.name) : results, "Cache-Control": "no-store" };
  return new Response(null, { status: 307, headers });
});
