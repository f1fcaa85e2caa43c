import { createHash } from "node:crypto";
import { isFresh } from "@/lib/http/etag";
import { siteOrigin } from "@/lib/server/env";
import { apiAddress } from "../api-address";
import { API_ERRORS, type ApiErrorCode } from "../api-errors";
import { CACHES, type CachePolicy } from "../types";
import { absoluteLinks, linkHeader } from "./absolute-links";
import type { ApiAnswer, ErrorHelp } from "./api-answer";

/** CORS headers: pages of any site may read the answers, which no cookie ever decides. */
const OPEN = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers":
    "ETag, Link, Location, Retry-After, RateLimit, RateLimit-Policy, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset",
} as const;

/** How an answer may be kept: by its policy, and under tags by which caches on the way can drop it. */
type Keeping = { readonly cache: CachePolicy; readonly tags: Readonly<Record<string, string>> };

/** Returns the HTTP response of an answer: with its ETag, or 304 without a body for a client that has it already. */
export function apiResponse(request: Request, answer: ApiAnswer<unknown>, { cache, tags }: Keeping): Response {
  if (answer.as === "refused") return apiRefusal(answer.code, answer.help);
  if (answer.as === "moved") return withoutBody(307, { Location: answer.to, "Cache-Control": CACHES.never });
  const { type, tag, body, link } = content(answer);
  const headers = {
    ...OPEN,
    ...tags,
    "Cache-Control": CACHES[cache],
    Vary: "Accept-Encoding",
    ...(cache !== "never" && { ETag: tag }),
    ...(link && { Link: link }),
  };
  if (cache !== "never" && isFresh(request, tag)) return new Response(null, { status: 304, headers });
  return new Response(body(), { headers: { ...headers, "Content-Type": type } });
}

type Content = { type: string; tag: string; body: () => BodyInit; link?: string | null };

function content(answer: Exclude<ApiAnswer<unknown>, { as: "refused" | "moved" }>): Content {
  if (answer.as === "bytes") return answer.bytes;
  if (answer.as === "text") return textContent(answer.text, answer.type, answer.tag);
  const whole = absoluteLinks(answer.body, siteOrigin());
  return { ...textContent(JSON.stringify(whole), "application/json; charset=utf-8"), link: linkHeader(whole) };
}

// Its tag is weak, because a server on the way may compress it.
const textContent = (text: string, type: string, tag = hashOf(text)): Content => ({
  type,
  tag: `W/"${tag}"`,
  body: () => text,
});

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/** Returns the HTTP response of an error of the API. */
export function apiRefusal(code: ApiErrorCode, help: ErrorHelp = {}, headers: Record<string, string> = {}): Response {
  const { status, message } = API_ERRORS[code];
  const body = absoluteLinks({ error: { code, message, docs: apiAddress.error(code), ...help } }, siteOrigin());
  return Response.json(body, { status, headers: { ...OPEN, "Cache-Control": CACHES.never, ...headers } });
}

const withoutBody = (status: number, headers: Record<string, string>): Response =>
  new Response(null, { status, headers: { ...OPEN, ...headers } });

/** Returns the answer to a preflight request: pages of other sites may use these methods. */
export const preflight = (methods: string): Response =>
  withoutBody(204, {
    Allow: methods,
    "Access-Control-Allow-Methods": methods,
    "Access-Control-Allow-Headers": "Content-Type, If-None-Match",
    "Access-Control-Max-Age": "86400",
  });

/**
 * Returns status and headers of a response without its body. The body's stream is cancelled, so no file is unpacked for it.
 */
export async function headOf({ status, headers, body }: Response): Promise<Response> {
  await body?.cancel();
  return new Response(null, { status, headers });
}
