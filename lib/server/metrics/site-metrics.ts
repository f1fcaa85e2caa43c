import { env } from "../env";
import type { Gate } from "../front/gates";
import { databaseMetrics } from "./database-metrics";
import { metricsGate } from "./metrics-gate";
import { processMetrics } from "./process-metrics";
import { allMetrics, tellMetrics } from "./registry";

/** Returns the gate at which this site tells its metrics, if METRICS_TOKEN is set. */
export function siteMetrics(): Gate {
  const token = env().METRICS_TOKEN;
  if (token !== undefined) {
    tellMetrics("process", processMetrics());
    tellMetrics("database", () => databaseMetrics());
  }
  return metricsGate({ token, metrics: allMetrics });
}
