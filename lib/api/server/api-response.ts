import { createHash } from "node:crypto";
import { knowsTag } from "@/lib/http/etag";
import { apiAddress } from "../api-address";
import { API_ERRORS, type ApiErrorCode } from "../api-errors";
import { CACHES, type CachePolicy } from "../types";
import type { ApiAnswer, ErrorHelp } from "./api-answer";

/** Any page may read the answers; no cookie is ever looked at. */
export const OPEN = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Location, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset",
} as const;

/** An answer as it goes over the wire: with its tag, or without a body for whoever has it already. */
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
  if (cache !== "never" && knowsTag(request, tag)) return new Response(null, { status: 304, headers });
  return new Response(body(), { headers: { ...headers, "Content-Type": type } });
}

type Content = { type: string; tag: string; body: () => BodyInit };

function content(answer: Exclude<ApiAnswer<unknown>, { as: "refused" | "moved" }>): Content {
  if (answer.as === "bytes") {
    return answer.bytes;
  }
  const text = answer.as === "json" ? JSON.stringify(answer.body) : answer.text;
  const type = answer.as === "json" ? "application/json; charset=utf-8" : answer.type;
  const tag = answer.as === "text" ? answer.tag : undefined;
  // Weak, because what serves it may compress it on the way.
  return { type, tag: `W/"${tag ?? hashOf(text)}"`, body: () => text };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/** A refusal in the one shape of all of them. */
export function apiRefusal(code: ApiErrorCode, help: ErrorHelp = {}, headers: Record<string, string> = {}): Response {
  const { status, message } = API_ERRORS[code];
  const body = { error: { code, message, docs: apiAddress.error(code), ...help } };
  return Response.json(body, { status, headers: { ...OPEN, "Cache-Control": CACHES.never, ...headers } });
}

export const withoutBody = (status: number, headers: Record<string, string>): Response =>
  new Response(null, { status, headers: { ...OPEN, ...headers } });

/** The same answer with its head only; a file that was about to be unpacked is left alone. */
export async function headOf({ status, headers, body }: Response): Promise<Response> {
  await body?.cancel();
  return new Response(null, { status, headers });
}
