import { ERROR_MESSAGES, ERROR_STATUS, type ErrorCode } from "../error-codes";
import type { RateLimitName } from "../rate-limits";
import { getClientIp } from "../server/client-ip";
import { consumeRateLimit } from "../server/rate-limiter";
import { isETagFresh } from "./etag";
import type { PathParams, RouteHandler } from "./private-read";
import { createRateLimitResult, toResponse } from "./route-result";
import { runWithErrorId } from "./run-with-error-id";
import { toErrorResult } from "./to-error-result";

/**
 * Creates the handler of a GET of public data for the site's own pages, counted by IP. It reads no session, so any
 * cache may store the response as its headers allow. `createPublicRoute` of `lib/api` is for other programs.
 */
export function createPublicReadRoute(
  handle: (request: Request, params: PathParams) => Promise<Response>,
  limit: Extract<RateLimitName, "read" | "image" | "drawing" | "apiSearch"> = "read",
): RouteHandler {
  return (request, context) =>
    runWithErrorId(
      request,
      async () => {
        const wait = await consumeRateLimit(limit, getClientIp(request.headers));
        if (wait !== null) return toResponse(createRateLimitResult(wait));
        return handle(request, await context.params).catch((error) => toResponse(toErrorResult(error)));
      },
      (id) => createPublicErrorResponse("unexpected", { id }),
    );
}

/**
 * Returns a JSON response with an ETag: 304 without a body if the client has it already. `json` may be text that is
 * serialized already.
 */
export function createETagResponse(request: Request, tag: string, cacheControl: string, json: unknown): Response {
  // Weak, because a server on the way may compress it.
  const headers = { "Cache-Control": cacheControl, ETag: `W/"${tag}"` };
  if (isETagFresh(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const body = typeof json === "string" ? json : JSON.stringify(json);
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}

/** Creates an error response of a public read, optionally with a more specific message. */
export function createPublicErrorResponse(
  code: ErrorCode,
  { message = ERROR_MESSAGES[code], id }: { readonly message?: string; readonly id?: string } = {},
): Response {
  return Response.json(
    { error: { code, message, ...(id !== undefined && { id }) } },
    { status: ERROR_STATUS[code], headers: { "Cache-Control": "no-store" } },
  );
}
