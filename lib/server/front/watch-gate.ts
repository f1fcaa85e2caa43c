import { logRequest } from "../log/log-request";
import { tellMetrics } from "../metrics/registry";
import { RequestMetrics } from "../metrics/request-metrics";
import type { Gate } from "./gates";
import { knownRoutes } from "./known-routes";
import { routePatterns } from "./route-patterns";
import { watchRequests } from "./watch-requests";

/** Returns the gate by which each request of this site gets an id, is counted, and has its line in the log. */
export function watchGate(): Gate {
  const requests = new RequestMetrics();
  tellMetrics("requests", () => requests.metrics());
  return watchRequests({
    routeOf: routePatterns(knownRoutes()),
    tell: (request) => {
      requests.count(request);
      logRequest(request);
    },
  });
}
