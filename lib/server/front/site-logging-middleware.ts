import { logRequest } from "../log/log-request";
import { registerMetrics } from "../metrics/registry";
import { RequestMetrics } from "../metrics/request-metrics";
import type { Middleware } from "./middleware";
import { createRequestLogger } from "./request-logger";
import { createRouteLabeler, getKnownRoutes } from "./route-patterns";

/** Creates the middleware that gives each request an id, counts it and logs it. */
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
