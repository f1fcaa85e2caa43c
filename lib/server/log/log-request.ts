import type { FinishedRequest } from "../front/request-logger";
import { logEvent } from "./log-line";

/** Logs a request if LOG_REQUESTS is set for it. The line contains no visitor IP. */
export function logRequest({ method, status, milliseconds, cut }: Omit<FinishedRequest, "route">): void {
  // Read by itself: a request must have its line where other settings are wrong.
  const wanted = process.env.LOG_REQUESTS ?? "failed";
  if (wanted === "all" || (wanted === "failed" && status >= 500))
    logEvent("request", { method, status, milliseconds, ...(cut && { cut }) });
}
