import { isDatabaseKnownDown } from "../database-state";
import { env } from "../env";
import type { Middleware } from "../front/middleware";
import { createGauge, type Metric } from "./exposition";
import { createMetricsMiddleware } from "./metrics-middleware";
import { createProcessMetrics } from "./process-metrics";
import { collectMetrics, registerMetrics } from "./registry";

type Watched = { grimoireCatalogue?: { readonly version: number | null } };

/** Returns metrics of the database and the card data from memory, without a query. */
export const getDatabaseMetrics = (watched = globalThis as Watched): readonly Metric[] => [
  createGauge(
    "grimoire_database_away",
    "1 while the database is known to be unreachable, otherwise 0.",
    isDatabaseKnownDown() ? 1 : 0,
  ),
  createGauge(
    "grimoire_data_version",
    "Data version of the cards that this process serves; 0 if it has loaded none.",
    watched.grimoireCatalogue?.version ?? 0,
  ),
];

/** Creates the metrics middleware of this site, if METRICS_TOKEN is set. */
export function createSiteMetricsMiddleware(): Middleware {
  const token = env().METRICS_TOKEN;
  if (token !== undefined) {
    registerMetrics("process", createProcessMetrics());
    registerMetrics("database", () => getDatabaseMetrics());
  }
  return createMetricsMiddleware({ token, metrics: collectMetrics });
}
