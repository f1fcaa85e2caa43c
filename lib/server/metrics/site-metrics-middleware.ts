import { env } from "../env";
import type { Middleware } from "../front/middleware";
import { getDatabaseMetrics } from "./database-metrics";
import { createMetricsMiddleware } from "./metrics-middleware";
import { createProcessMetrics } from "./process-metrics";
import { collectMetrics, registerMetrics } from "./registry";

/** Returns the gate at which this site tells its metrics, if METRICS_TOKEN is set. */
export function createSiteMetricsMiddleware(): Middleware {
  const token = env().METRICS_TOKEN;
  if (token !== undefined) {
    registerMetrics("process", createProcessMetrics());
    registerMetrics("database", () => getDatabaseMetrics());
  }
  return createMetricsMiddleware({ token, metrics: collectMetrics });
}
