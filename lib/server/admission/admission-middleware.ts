import { getClientIp } from "../client-ip";
import type { Middleware } from "../front/middleware";
import { isInternalRequest } from "../front/pages/fetch-from-own-server";
import { sendResponse } from "../front/send-response";
import { registerMetrics } from "../metrics/registry";
import { AdmissionControl } from "./admission-control";
import { classifyWork } from "./classify-work";
import { delayRejection } from "./delay-rejection";
import { createHeaderReader } from "./header-reader";
import type { RejectedRequest } from "./types";

type AdmissionGateOptions = {
  readonly admission?: AdmissionControl;
  /** Paths of static files, which need no queue. */
  readonly files?: ReadonlySet<string>;
  readonly addressOf?: (headers: Pick<Headers, "get">) => string | null;
};

/**
 * Creates a middleware that queues or rejects costly work. It runs before Next.js, which would render all requests at
 * once on one thread and whose pages cannot set a response status. `answer` creates the rejection responses.
 */
export function createAdmissionMiddleware(
  answer: (refused: RejectedRequest) => Response,
  { admission = new AdmissionControl(), files = new Set(), addressOf = getClientIp }: AdmissionGateOptions = {},
): Middleware {
  registerMetrics("admission", () => admission.metrics());
  return async (request, response, next) => {
    const work = classifyWork(request.method, request.url, files);
    // The server's questions to itself belong to a request that is under way.
    if (work === null || isInternalRequest(request)) return next();
    const header = createHeaderReader(request);
    const asked = admission.ask(work, addressOf({ get: header }));
    if ("code" in asked) {
      if (asked.code === "limited") await delayRejection(response);
      return sendResponse(request, response, answer({ ...asked, work, address: request.url ?? "/", header }));
    }
    // Whoever goes away while waiting leaves the line; work that began keeps its slot until it is done.
    response.once("close", asked.end);
    await asked.turn;
    response.off("close", asked.end);
    try {
      await next();
    } finally {
      asked.end();
    }
  };
}
