import { getDictionaryVersionSuffix } from "@/app/i18n/dictionary";
import { createBusyResponse } from "@/app/ui/layout/busy-answer";
import { getCachedPageRequest } from "@/app/ui/layout/cached-page-request";
import {
  createDuplicateHostResponse,
  createMethodNotAllowedResponse,
  createNotFoundResponse,
  createTooManyRequestsResponse,
  createUriTooLongResponse,
} from "@/app/ui/layout/plain-answers";
import { PREFERENCE_VALUES } from "@/app/ui/layout/preference-values";
import { MAX_SESSION_SECONDS } from "@/lib/accounts/session-limits";
import { SIGNED_IN_HINT_COOKIE } from "@/lib/accounts/signed-in-hint-cookie";
import { createRejectedCallResponse } from "@/lib/api/server/rejected-call-response";
import { createCacheTags } from "@/lib/http/cache-tags";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { computeVisibleDeckStamp } from "@/lib/magmell/decks/versions/data";
import { computePublicDecksStamp } from "@/lib/magmell/starters/data";
import { createAdmissionMiddleware } from "@/lib/server/admission/admission-middleware";
import { createFilePacingMiddleware } from "@/lib/server/admission/file-pacing-middleware";
import { createGuessLimitMiddleware } from "@/lib/server/admission/guess-limit-middleware";
import { createNotFoundMiddleware } from "@/lib/server/admission/not-found-middleware";
import { createRejectionLimiter } from "@/lib/server/admission/rejection-limiter";
import type { RejectedRequest } from "@/lib/server/admission/types";
import { env, getSiteOrigin } from "@/lib/server/env";
import { createHostCookieMiddleware } from "@/lib/server/front/host-cookie-middleware";
import { createHstsMiddleware, getHstsHeader } from "@/lib/server/front/hsts-middleware";
import { createMethodMiddleware } from "@/lib/server/front/method-middleware";
import type { Middleware } from "@/lib/server/front/middleware";
import { createPageDataBlocker } from "@/lib/server/front/page-data-blocker";
import { servePagesFromCache } from "@/lib/server/front/pages/page-cache-middleware";
import { createProxyDetectionMiddleware } from "@/lib/server/front/proxy-detection-middleware";
import { listReleaseFiles } from "@/lib/server/front/release-files";
import { getKnownRoutes } from "@/lib/server/front/route-patterns";
import { createSecurityHeadersMiddleware } from "@/lib/server/front/security-headers-middleware";
import { createSingleHostMiddleware } from "@/lib/server/front/single-host-middleware";
import { createUrlLengthMiddleware } from "@/lib/server/front/url-length-middleware";
import { createSiteMetricsMiddleware } from "@/lib/server/metrics/site-metrics-middleware";
import { isVisibleImagePath } from "./visible-image";

/** Returns the middleware of a production site, in request order. */
export function createSiteMiddleware(): readonly Middleware[] {
  const files = listReleaseFiles();
  const refuse = createRejectionLimiter({ limited: createTooManyRequestsResponse });
  const refuseWork = (refused: RejectedRequest) => createRejectedCallResponse(refused) ?? createBusyResponse(refused);
  return [
    createSecurityHeadersMiddleware(),
    createProxyDetectionMiddleware({ trustedProxies: env().TRUSTED_PROXIES }),
    ...createHttpsMiddleware(),
    createSingleHostMiddleware(createDuplicateHostResponse, refuse),
    createSiteMetricsMiddleware(),
    createMethodMiddleware(createMethodNotAllowedResponse, refuse),
    createUrlLengthMiddleware(createUriTooLongResponse, refuse),
    createPageDataBlocker(createNotFoundResponse, refuse),
    createNotFoundMiddleware({
      files,
      routes: getKnownRoutes(),
      isThere: isVisibleImagePath,
      missing: createNotFoundResponse,
      unknownMethod: createMethodNotAllowedResponse,
      refuse,
    }),
    createFilePacingMiddleware({ files, limited: createTooManyRequestsResponse }),
    createGuessLimitMiddleware(refuseWork),
    createAdmissionMiddleware(refuseWork, { files }),
    createPageCacheMiddleware(),
  ];
}

/** Returns the middleware for https (HSTS, `__Host-` cookies); none without https. */
function createHttpsMiddleware(): readonly Middleware[] {
  const site = getSiteOrigin();
  if (!site.startsWith("https:")) return [];
  const own = ["lang", SIGNED_IN_HINT_COOKIE, ...Object.keys(PREFERENCE_VALUES)];
  return [
    createHstsMiddleware(getHstsHeader(site, env().HSTS)),
    createHostCookieMiddleware({ own, sessionSeconds: MAX_SESSION_SECONDS }),
  ];
}

/**
 * Creates the middleware that serves pages of cards and rules from memory, for one data version and one day, and those of decks
 * and the list of public decks for one state of them.
 */
function createPageCacheMiddleware(): Middleware {
  const secure = env().NEXTAUTH_URL.startsWith("https:");
  return servePagesFromCache({
    questionOf: (request) => getCachedPageRequest(request, secure),
    mark: async ({ deck, lists }) => {
      const { version, asOf } = await getCatalogue();
      const cards = `${version}${getDictionaryVersionSuffix()} ${asOf}`;
      const state = lists ? await computePublicDecksStamp() : deck === null ? "" : await computeVisibleDeckStamp(deck);
      return state === null ? null : `${cards} ${state}`;
    },
    tagsOf: (mark) => createCacheTags("pages", mark),
  });
}
