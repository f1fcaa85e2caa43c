import { createHealthResponse } from "@/lib/http/health-response";
import { runWithErrorId } from "@/lib/http/run-with-error-id";
import { DATABASE_RETRY_SECONDS } from "@/lib/server/database-state";
import { isDirectLocalRequest } from "@/lib/server/direct-local-request";
import { findReadinessProblems } from "@/lib/server/health/data";
import { collectMetrics } from "@/lib/server/metrics/registry";

/** Returns names of the migrations of this release. The build writes them in (`next.config.js`). */
const getKnownMigrations = (): readonly string[] => JSON.parse(process.env.MIGRATIONS ?? "[]");

export const dynamic = "force-dynamic";

/** Warning for the operator: visitors share one IP behind an undeclared proxy. */
const UNDECLARED_PROXY = {
  code: "undeclaredProxy",
  message:
    "Requests come through a proxy (X-Forwarded-For), but TRUSTED_PROXIES is 0, so all visitors share one rate limit. Set TRUSTED_PROXIES to the number of your proxies.",
};
/** Whether the proxy detection has found an undeclared proxy. */
const hasUndeclaredProxy = (): boolean =>
  collectMetrics().some(({ name, samples }) => name === "grimoire_proxy_undeclared" && samples[0]?.value === 1);

const WAIT = { "Retry-After": String(DATABASE_RETRY_SECONDS) };

/**
 * Returns whether the site can take visitors; 503 with all reasons if not. Requests from the same machine also get
 * warnings.
 */
export const GET = (request: Request): Promise<Response> =>
  runWithErrorId(
    request,
    async () => {
      const reasons = await findReadinessProblems(getKnownMigrations());
      const told =
        isDirectLocalRequest(request.headers) && hasUndeclaredProxy() ? { warnings: [UNDECLARED_PROXY] } : {};
      return reasons.length === 0
        ? createHealthResponse({ status: "ready", ...told })
        : createHealthResponse({ status: "notReady", reasons, ...told }, 503, WAIT);
    },
    (id) => createHealthResponse({ status: "unknown", id }, 500),
  );
