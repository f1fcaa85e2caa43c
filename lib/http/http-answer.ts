import { randomUUID } from "node:crypto";
import type { RefusalCode } from "../refusal";
import { addressOf, consume } from "../server/limits";
import { knowsTag } from "./etag";
import { refuseLimited, toResponse } from "./http";

/*
 * Answers of pages that are the same for everybody who asks: no session is looked at, and anybody may keep them. What other
 * programs are promised stands in `lib/api`.
 */

type Params = Readonly<Record<string, string>>;
type Route = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

/** A read of public data. It is counted per address, and what fails unexpectedly is logged under an id. */
export function publicRead(handle: (request: Request, params: Params) => Promise<Response>): Route {
  return async (request, context) => {
    try {
      const wait = await consume("read", addressOf(request.headers));
      if (wait !== null) return toResponse(refuseLimited(wait));
      return await handle(request, await context.params);
    } catch (error) {
      const id = randomUUID();
      console.error(`[${id}] ${request.method} ${new URL(request.url).pathname}`, error);
      return publicRefusal("unexpected", "Something failed on the server. Quote the id.", { id });
    }
  };
}

/** JSON with an ETag: 304 and no body for whoever has it already. `json` is text when it is kept ready. */
export function taggedAnswer(request: Request, tag: string, cacheControl: string, json: unknown): Response {
  // Weak, because what serves it may compress it on the way.
  const headers = { "Cache-Control": cacheControl, ETag: `W/"${tag}"` };
  if (knowsTag(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const body = typeof json === "string" ? json : JSON.stringify(json);
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}

const STATUSES = { notFound: 404, unexpected: 500 } as const satisfies Partial<Record<RefusalCode, number>>;

/** A refusal in the one shape of all of them, with a message of its own and what helps to mend the request. */
export function publicRefusal(
  code: keyof typeof STATUSES,
  message: string,
  help: Record<string, unknown> = {},
): Response {
  return Response.json(
    { error: { code, message, ...help } },
    { status: STATUSES[code], headers: { "Cache-Control": "no-store" } },
  );
}

/** A part of an address as it was meant; Next.js hands some of them over still encoded. */
export function decodePart(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? "");
  } catch {
    return part ?? "";
  }
}
