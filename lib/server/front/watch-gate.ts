import { logRequest } from "../log/log-request";
import type { Gate } from "./gates";
import { knownRoutes } from "./known-routes";
import { routePatterns } from "./route-patterns";
import { watchRequests } from "./watch-requests";

/** The gate by which each request of this site gets an id, and its line in the log. */
export const watchGate = (): Gate => watchRequests({ routeOf: routePatterns(knownRoutes()), tell: logRequest });
