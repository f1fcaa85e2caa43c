import { logRequest } from "../log/log-request";
import { registerMetrics } from "../metrics/registry";
import { RequestMetrics } from "../metrics/request-metrics";
import type { Middleware } from "./gates";
import { getKnownRoutes } from "./known-routes";
import { createRouteLabeler } from "./route-patterns";
import { createRequestLogger } from "./watch-requests";

/** Returns the gate by which each request of this site gets an id, is counted, and has its line in the log. */
export function createSiteLoggingMiddleware(): Middleware {
  const requests = new RequestMetrics();
  registerMetrics("requests", () => requests.metrics());
  return createRequestLogger({
    routeOf: createRouteLabeler(getKnownRoutes()),
    tell: (request) => {
      requests.count(request);
      logRequest(request);
    },
  });
}
