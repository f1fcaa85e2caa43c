import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { renderOpenSearch } from "@/app/ui/layout/open-search";
import { createETagTextResponse } from "@/lib/http/etag";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { getSiteOrigin } from "@/lib/server/env";

/** The search description with which a browser adds the site to its search bar; `?in=en` returns the English one. */
export const GET = createPublicReadRoute(async (request) => {
  const asked = new URL(request.url).searchParams.get("in");
  const lang = isLang(asked) ? asked : "ja";
  const text = renderOpenSearch(getSiteOrigin(), lang, getDictionary(lang));
  return createETagTextResponse(request, {
    text,
    type: "application/opensearchdescription+xml; charset=utf-8",
    cacheControl: "public, max-age=60, s-maxage=60",
  });
});
