import { createHealthResponse } from "@/lib/http/health-response";

export const dynamic = "force-dynamic";

/**
 * Returns whether the process is alive. Does not query the database, because a restart would not fix a database
 * failure.
 */
export const GET = async (): Promise<Response> => createHealthResponse({ status: "alive" });
