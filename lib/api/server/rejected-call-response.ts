import { ERROR_MESSAGES, ERROR_STATUS } from "@/lib/error-codes";
import { API_BASE_PATH } from "../api-paths";
import { createApiErrorResponse } from "./api-response";

/** An API call rejected before its route: too many calls by one IP, or by all clients together. */
type RefusedCall = {
  readonly code: "limited" | "busy";
  /** Seconds until a retry may succeed. */
  readonly wait: number;
  readonly address: string;
};

/** Creates the response to an API call that is rejected before its route; null for pages. */
export function createRejectedCallResponse({ address, code, wait }: RefusedCall): Response | null {
  const headers = { "Retry-After": String(wait) };
  if (address.startsWith(API_BASE_PATH)) return createApiErrorResponse(code, {}, headers);
  if (!address.startsWith("/api/")) return null;
  return Response.json(
    { error: { code, message: ERROR_MESSAGES[code] } },
    { status: ERROR_STATUS[code], headers: { ...headers, "Cache-Control": "no-store" } },
  );
}
