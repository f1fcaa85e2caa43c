import { createBusyResponse } from "@/app/ui/layout/busy-answer";
import {
  createDuplicateHostResponse,
  createMethodNotAllowedResponse,
  createNotFoundResponse,
  createTooManyRequestsResponse,
  createUriTooLongResponse,
} from "@/app/ui/layout/plain-answers";
import { createRejectedCallResponse } from "@/lib/api/server/refused-call";
import { admissionGate } from "@/lib/server/admission/admission-gate";
import { countedRefusals } from "@/lib/server/admission/counted-refusals";
import { filePace } from "@/lib/server/admission/file-pace";
import { guessGate } from "@/lib/server/admission/guess-gate";
import { strayGate } from "@/lib/server/admission/stray-gate";
import type { RefusedRequest } from "@/lib/server/admission/types";
import { env } from "@/lib/server/env";
import type { Gate } from "@/lib/server/front/gates";
import { knownMethods } from "@/lib/server/front/known-methods";
import { knownRoutes } from "@/lib/server/front/known-routes";
import { oneHost } from "@/lib/server/front/one-host";
import { noPageData } from "@/lib/server/front/page-data";
import { releaseFiles } from "@/lib/server/front/release-files";
import { safeHeaders } from "@/lib/server/front/safe-headers";
import { shortAddresses } from "@/lib/server/front/short-addresses";
import { undeclaredProxy } from "@/lib/server/front/undeclared-proxy";
import { siteMetrics } from "@/lib/server/metrics/site-metrics";
import { createHttpsMiddleware } from "./https-rules";
import { createPageCacheMiddleware } from "./reading-pages";
import { isVisibleImagePath } from "./shown-picture";

/** Returns the gates of a production site, in the order in which they see a request. */
export function createSiteMiddleware(): readonly Gate[] {
  const files = releaseFiles();
  const refuse = countedRefusals({ limited: createTooManyRequestsResponse });
  const refuseWork = (refused: RefusedRequest) => createRejectedCallResponse(refused) ?? createBusyResponse(refused);
  return [
    safeHeaders(),
    undeclaredProxy({ trustedProxies: env().TRUSTED_PROXIES }),
    ...createHttpsMiddleware(),
    oneHost(createDuplicateHostResponse, refuse),
    siteMetrics(),
    knownMethods(createMethodNotAllowedResponse, refuse),
    shortAddresses(createUriTooLongResponse, refuse),
    noPageData(createNotFoundResponse, refuse),
    strayGate({
      files,
      routes: knownRoutes(),
      isThere: isVisibleImagePath,
      missing: createNotFoundResponse,
      unknownMethod: createMethodNotAllowedResponse,
      refuse,
    }),
    filePace({ files, limited: createTooManyRequestsResponse }),
    guessGate(refuseWork),
    admissionGate(refuseWork, { files }),
    createPageCacheMiddleware(),
  ];
}
