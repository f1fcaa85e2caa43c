import { createHash } from "node:crypto";
import { isETagFresh } from "@/lib/http/etag";
import { getSiteOrigin } from "@/lib/server/env";
import { API_ERRORS, type ApiErrorCode } from "../api-errors";
import { apiPaths } from "../api-paths";
import { CACHE_CONTROL, type CachePolicy } from "../types";
import type { ApiResult, ErrorDetails } from "./api-result";
import { createLinkHeader, toAbsoluteLinks } from "./to-absolute-links";

/** CORS headers: pages of any site may read the answers, which no cookie ever decides. */
const OPEN = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers":
    "ETag, Link, Location, Retry-After, RateLimit, RateLimit-Policy, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset",
} as const;

/** How a response may be cached: its cache policy, and tags by which shared caches can purge it. */
type Keeping = { readonly cache: CachePolicy; readonly tags: Readonly<Record<string, string>> };

/** Returns the HTTP response of a result, with its ETag: 304 without a body if the client has it already. */
export function createApiResponse(request: Request, answer: ApiResult<unknown>, { cache, tags }: Keeping): Response {
  if (answer.as === "refused") return createApiErrorResponse(answer.code, answer.help);
  if (answer.as === "moved") return withoutBody(307, { Location: answer.to, "Cache-Control": CACHE_CONTROL.never });
  const { type, tag, body, link } = content(answer);
  const headers = {
    ...OPEN,
    ...tags,
    "Cache-Control": CACHE_CONTROL[cache],
    Vary: "Accept-Encoding",
    ...(cache !== "never" && { ETag: tag }),
    ...(link && { Link: link }),
  };
  if (cache !== "never" && isETagFresh(request, tag)) return new Response(null, { status: 304, headers });
  return new Response(body(), { headers: { ...headers, "Content-Type": type } });
}

type Content = { type: string; tag: string; body: () => BodyInit; link?: string | null };

function content(answer: Exclude<ApiResult<unknown>, { as: "refused" | "moved" }>): Content {
  if (answer.as === "bytes") return answer.bytes;
  if (answer.as === "text") return textContent(answer.text, answer.type, answer.tag);
  const whole = toAbsoluteLinks(answer.body, getSiteOrigin());
  return { ...textContent(JSON.stringify(whole), "application/json; charset=utf-8"), link: createLinkHeader(whole) };
}

// Its tag is weak, because a server on the way may compress it.
const textContent = (text: string, type: string, tag = hashOf(text)): Content => ({
  type,
  tag: `W/"${tag}"`,
  body: () => text,
});

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/** Returns the HTTP response of an error of the API. */
export function createApiErrorResponse(
  code: ApiErrorCode,
  help: ErrorDetails = {},
  headers: Record<string, string> = {},
): Response {
  const { status, about } = API_ERRORS[code];
  const body = toAbsoluteLinks(
    { error: { code, message: about.en, docs: apiPaths.error(code), ...help } },
    getSiteOrigin(),
  );
  return Response.json(body, { status, headers: { ...OPEN, "Cache-Control": CACHE_CONTROL.never, ...headers } });
}

const withoutBody = (status: number, headers: Record<string, string>): Response =>
  new Response(null, { status, headers: { ...OPEN, ...headers } });

/** Returns the response to a CORS preflight request: other sites may use these methods. */
export const createPreflightResponse = (methods: string): Response =>
  withoutBody(204, {
    Allow: methods,
    "Access-Control-Allow-Methods": methods,
    "Access-Control-Allow-Headers": "Content-Type, If-None-Match",
    "Access-Control-Max-Age": "86400",
  });

/**
 * Returns status and headers of a response, without its body. Cancels the body's stream, so that no file is
 * decompressed for it.
 */
export async function toHeadResponse({ status, headers, body }: Response): Promise<Response> {
  await body?.cancel();
  return new Response(null, { status, headers });
}
