import { createHash } from "node:crypto";
import { isFresh } from "@/lib/http/etag";
import { apiAddress } from "../api-address";
import { API_ERRORS, type ApiErrorCode } from "../api-errors";
import { CACHES, type CachePolicy } from "../types";
import type { ApiAnswer, ErrorHelp } from "./api-answer";

/** CORS headers: pages of any site may read the answers, which no cookie ever decides. */
const OPEN = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Location, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset",
} as const;

/** The HTTP response of an answer: with its ETag, or 304 without a body for a client that has it already. */
export function apiResponse(request: Request, answer: ApiAnswer<unknown>, cache: CachePolicy): Response {
  if (answer.as === "refused") return apiRefusal(answer.code, answer.help);
  if (answer.as === "moved") return withoutBody(307, { Location: answer.to, "Cache-Control": CACHES.never });
  const { type, tag, body } = content(answer);
  const headers = {
    ...OPEN,
    "Cache-Control": CACHES[cache],
    Vary: "Accept-Encoding",
    ...(cache !== "never" && { ETag: tag }),
  };
  if (cache !== "never" && isFresh(request, tag)) return new Response(null, { status: 304, headers });
  return new Response(body(), { headers: { ...headers, "Content-Type": type } });
}

type Content = { type: string; tag: string; body: () => BodyInit };

function content(answer: Exclude<ApiAnswer<unknown>, { as: "refused" | "moved" }>): Content {
  if (answer.as === "bytes") return answer.bytes;
  const text = answer.as === "json" ? JSON.stringify(answer.body) : answer.text;
  const type = answer.as === "json" ? "application/json; charset=utf-8" : answer.type;
  const tag = answer.as === "text" ? answer.tag : undefined;
  // Weak, because a server on the way may compress it.
  return { type, tag: `W/"${tag ?? hashOf(text)}"`, body: () => text };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/** The HTTP response of an error of the API. */
export function apiRefusal(code: ApiErrorCode, help: ErrorHelp = {}, headers: Record<string, string> = {}): Response {
  const { status, message } = API_ERRORS[code];
  const body = { error: { code, message, docs: apiAddress.error(code), ...help } };
  return Response.json(body, { status, headers: { ...OPEN, "Cache-Control": CACHES.never, ...headers } });
}

const withoutBody = (status: number, headers: Record<string, string>): Response =>
  new Response(null, { status, headers: { ...OPEN, ...headers } });

/** The answer to a preflight request: pages of other sites may use these methods. */
export const preflight = (methods: string): Response =>
  withoutBody(204, {
    Allow: methods,
    "Access-Control-Allow-Methods": methods,
    "Access-Control-Allow-Headers": "Content-Type, If-None-Match",
    "Access-Control-Max-Age": "86400",
  });

/** Status and headers of a response without its body. The body's stream is cancelled, so no file is unpacked for it. */
export async function headOf({ status, headers, body }: Response): Promise<Response> {
  await body?.cancel();
  return new Response(null, { status, headers });
}
