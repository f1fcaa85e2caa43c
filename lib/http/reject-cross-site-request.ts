import { getClientIp } from "../server/client-ip";
import { anonymizeIp } from "../server/log/anonymize-ip";
import { logEvent } from "../server/log/log-line";
import { createErrorResult, type RouteResult } from "./route-result";
import { isSameOrigin } from "./same-origin";

/** Returns the refusal of a change that no page of this site sent, and logs it; null for one of this site. */
export function rejectCrossSiteRequest(headers: Headers): RouteResult | null {
  return isSameOrigin(headers) ? null : rejectForgedRequest(headers, "badOrigin");
}

/** Refuses a change that may be forged, by its origin or by the token of its form, and logs it. */
export function rejectForgedRequest(headers: Headers, code: "badOrigin" | "badToken"): RouteResult {
  logEvent("originRefused", { reason: code, address: anonymizeIp(getClientIp(headers)) });
  return createErrorResult(code);
}
