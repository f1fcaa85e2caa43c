import { createBusyResponse } from "@/app/ui/layout/busy-answer";
import {
  createDuplicateHostResponse,
  createMethodNotAllowedResponse,
  createNotFoundResponse,
  createTooManyRequestsResponse,
  createUriTooLongResponse,
} from "@/app/ui/layout/plain-answers";
import { createRejectedCallResponse } from "@/lib/api/server/rejected-call-response";
import { createAdmissionMiddleware } from "@/lib/server/admission/admission-middleware";
import { createFilePacingMiddleware } from "@/lib/server/admission/file-pacing-middleware";
import { createGuessLimitMiddleware } from "@/lib/server/admission/guess-limit-middleware";
import { createNotFoundMiddleware } from "@/lib/server/admission/not-found-middleware";
import { createRejectionLimiter } from "@/lib/server/admission/rejection-limiter";
import type { RejectedRequest } from "@/lib/server/admission/types";
import { env } from "@/lib/server/env";
import { getKnownRoutes } from "@/lib/server/front/known-routes";
import { createMethodMiddleware } from "@/lib/server/front/method-middleware";
import type { Middleware } from "@/lib/server/front/middleware";
import { createPageDataBlocker } from "@/lib/server/front/page-data-blocker";
import { createProxyDetectionMiddleware } from "@/lib/server/front/proxy-detection-middleware";
import { listReleaseFiles } from "@/lib/server/front/release-files";
import { createSecurityHeadersMiddleware } from "@/lib/server/front/security-headers-middleware";
import { createSingleHostMiddleware } from "@/lib/server/front/single-host-middleware";
import { createUrlLengthMiddleware } from "@/lib/server/front/url-length-middleware";
import { createSiteMetricsMiddleware } from "@/lib/server/metrics/site-metrics-middleware";
import { createHttpsMiddleware } from "./https-middleware";
import { createPageCacheMiddleware } from "./page-cache-middleware";
import { isVisibleImagePath } from "./visible-image";

/** Returns the gates of a production site, in the order in which they see a request. */
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
