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
 * Makes a GET of public data for the site's own pages, counted per address. No session is read, so any cache may store what the
 * answer lets it. The public API for other programs is made by `createPublicRoute` of `lib/api`.
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
 * Returns JSON with an ETag: 304 without a body for a client that has it already. `json` may be text that is serialized
 * already.
 */
export function createETagResponse(request: Request, tag: string, cacheControl: string, json: unknown): Response {
  // Weak, because a server on the way may compress it.
  const headers = { "Cache-Control": cacheControl, ETag: `W/"${tag}"` };
  if (isETagFresh(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const body = typeof json === "string" ? json : JSON.stringify(json);
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}

/** Creates an error response of a public read, with its own message if the general one says too little. */
export function createPublicErrorResponse(
  code: ErrorCode,
  { message = ERROR_MESSAGES[code], id }: { readonly message?: string; readonly id?: string } = {},
): Response {
  return Response.json(
    { error: { code, message, ...(id !== undefined && { id }) } },
    { status: ERROR_STATUS[code], headers: { "Cache-Control": "no-store" } },
  );
}
