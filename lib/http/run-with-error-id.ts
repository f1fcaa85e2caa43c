import { randomUUID } from "node:crypto";
import { logError } from "../server/log/log-line";
import { getRequestContext } from "../server/log/request-context";

/**
 * Runs a request handler. Logs an unexpected error under the request id and responds with `refuse`, which gets only
 * that id.
 */
export async function runWithErrorId(
  request: Request,
  run: () => Promise<Response>,
  refuse: (id: string) => Response,
): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    const id = getRequestContext()?.request ?? randomUUID();
    logError("failure", error, { id, method: request.method });
    return refuse(id);
  }
}
