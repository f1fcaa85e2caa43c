import type { WatchedRequest } from "../front/watch-requests";
import { logLine } from "./log-line";

/** Writes a line about an answered request, as far as LOG_REQUESTS asks for that. Addresses of visitors are not in it. */
export function logRequest({ method, status, milliseconds, cut }: Omit<WatchedRequest, "route">): void {
  // Read by itself: a request must have its line where other settings are wrong.
  const wanted = process.env.LOG_REQUESTS ?? "failed";
  if (wanted === "all" || (wanted === "failed" && status >= 500))
    logLine("request", { method, status, milliseconds, ...(cut && { cut }) });
}
