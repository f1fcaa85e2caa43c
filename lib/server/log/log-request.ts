import type { FinishedRequest } from "../front/request-logger";
import { logEvent } from "./log-line";

/** Writes a line about an answered request, as far as LOG_REQUESTS asks for that. Addresses of visitors are not in it. */
export function logRequest({ method, status, milliseconds, cut }: Omit<FinishedRequest, "route">): void {
  // Read by itself: a request must have its line where other settings are wrong.
  const wanted = process.env.LOG_REQUESTS ?? "failed";
  if (wanted === "all" || (wanted === "failed" && status >= 500))
    logEvent("request", { method, status, milliseconds, ...(cut && { cut }) });
}
