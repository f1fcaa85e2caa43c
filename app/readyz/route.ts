import { healthResponse } from "@/lib/http/health-response";
import { withFailureId } from "@/lib/http/with-failure-id";
import { DATABASE_WAIT } from "@/lib/server/database-state";
import { findUnreadiness } from "@/lib/server/health/data";
import { knownMigrations } from "@/lib/server/health/known-migrations";
import { peerAddress } from "@/lib/server/peer-address";
import { hasUndeclaredProxy, isAskedDirectly } from "@/lib/server/undeclared-proxy";

export const dynamic = "force-dynamic";

/** The warning of a site whose visitors cannot be told apart, for its operator alone. */
const UNDECLARED_PROXY = {
  code: "undeclaredProxy",
  message:
    "Requests come by a proxy (X-Forwarded-For) and TRUSTED_PROXIES is 0, so all visitors count as one. Set TRUSTED_PROXIES to the number of proxies of your own.",
};
const WAIT = { "Retry-After": String(DATABASE_WAIT) };

/** Whether visitors should be sent here: 503 with every reason against it in words. Asked on its own machine it has warnings as well. */
export const GET = (request: Request): Promise<Response> =>
  withFailureId(
    request,
    async () => {
      const reasons = await findUnreadiness(knownMigrations());
      const told =
        hasUndeclaredProxy() && isAskedDirectly(request.headers, peerAddress(request.headers))
          ? { warnings: [UNDECLARED_PROXY] }
          : {};
      return reasons.length === 0
        ? healthResponse({ status: "ready", ...told })
        : healthResponse({ status: "notReady", reasons, ...told }, 503, WAIT);
    },
    (id) => healthResponse({ status: "unknown", id }, 500),
  );
