import { healthResponse } from "@/lib/http/health-response";
import { withFailureId } from "@/lib/http/with-failure-id";
import { DATABASE_WAIT } from "@/lib/server/database-state";
import { findUnreadiness } from "@/lib/server/health/data";
import { knownMigrations } from "@/lib/server/health/known-migrations";

export const dynamic = "force-dynamic";

const WAIT = { "Retry-After": String(DATABASE_WAIT) };

/** Whether visitors should be sent here: 503 with every reason against it in words. */
export const GET = (request: Request): Promise<Response> =>
  withFailureId(
    request,
    async () => {
      const reasons = await findUnreadiness(knownMigrations());
      return reasons.length === 0
        ? healthResponse({ status: "ready" })
        : healthResponse({ status: "notReady", reasons }, 503, WAIT);
    },
    (id) => healthResponse({ status: "unknown", id }, 500),
  );
