import { createHealthResponse } from "@/lib/http/health-response";

export const dynamic = "force-dynamic";

/**
 * Returns whether the process is alive. It asks nothing of the database: a process is not started anew because that is away.
 */
export const GET = async (): Promise<Response> => createHealthResponse({ status: "alive" });
