import { createBusyResponse } from "@/app/ui/layout/busy-answer";
import {
  createDuplicateHostResponse,
  createMethodNotAllowedResponse,
  createNotFoundResponse,
  createTooManyRequestsResponse,
  createUriTooLongResponse,
} from "@/app/ui/layout/plain-answers";
import { createRejectedCallResponse } from "@/lib/api/server/refused-call";
import { createAdmissionMiddleware } from "@/lib/server/admission/admission-gate";
import { createRejectionLimiter } from "@/lib/server/admission/counted-refusals";
import { createFilePacingMiddleware } from "@/lib/server/admission/file-pace";
import { createGuessLimitMiddleware } from "@/lib/server/admission/guess-gate";
import { createNotFoundMiddleware } from "@/lib/server/admission/stray-gate";
import type { RejectedRequest } from "@/lib/server/admission/types";
import { env } from "@/lib/server/env";
import type { Middleware } from "@/lib/server/front/gates";
import { createMethodMiddleware } from "@/lib/server/front/known-methods";
import { getKnownRoutes } from "@/lib/server/front/known-routes";
import { createSingleHostMiddleware } from "@/lib/server/front/one-host";
import { createPageDataBlocker } from "@/lib/server/front/page-data";
import { listReleaseFiles } from "@/lib/server/front/release-files";
import { createSecurityHeadersMiddleware } from "@/lib/server/front/safe-headers";
import { createUrlLengthMiddleware } from "@/lib/server/front/short-addresses";
import { createProxyDetectionMiddleware } from "@/lib/server/front/undeclared-proxy";
import { createSiteMetricsMiddleware } from "@/lib/server/metrics/site-metrics";
import { createHttpsMiddleware } from "./https-rules";
import { createPageCacheMiddleware } from "./reading-pages";
import { isVisibleImagePath } from "./shown-picture";

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
