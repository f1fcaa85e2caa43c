import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { readText, refuse, refuseLimited, toResponse } from "./http";
import { addressOf, consume } from "./limits";
import type { RefusalCode } from "./refusal";

/*
 * Answers that are the same for everybody who asks: no session is looked at, and anybody may keep them.
 */

type Params = Readonly<Record<string, string>>;
type Route = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

const MAX_BYTES = 32 * 1024;

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

/**
 * A public read that is asked with a JSON body, because the question is too long for an address. It writes nothing and
 * looks at no session, so it may be asked from anywhere.
 */
export function publicQuestion<Schema extends z.ZodType>(
  input: Schema,
  handle: (input: z.output<Schema>) => Promise<Response>,
): Route {
  return publicRead(async (request) => {
    const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
    if (type !== "application/json") return toResponse(refuse("notJson"));
    const text = await readText(request, MAX_BYTES);
    if (text === null) return toResponse(refuse("tooLarge"));
    const body = parseJson(text);
    if (body === undefined) return toResponse(refuse("malformed"));
    const read = input.safeParse(body);
    if (read.success) return handle(read.data);
    const fields = read.error.issues
      .slice(0, 50)
      .map(({ path, code, message }) => ({ path: path.map(String).join(".").slice(0, 200), code, message }));
    return toResponse(refuse("invalid", fields));
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON with an ETag: 304 and no body for whoever has it already. `json` is text when it is kept ready. */
export function taggedAnswer(request: Request, tag: string, cacheControl: string, json: unknown): Response {
  const headers = { "Cache-Control": cacheControl, ETag: `"${tag}"` };
  const known = request.headers
    .get("if-none-match")
    ?.split(",")
    .map((entry) => entry.trim().replace(/^W\//, ""));
  if (known?.some((entry) => entry === headers.ETag || entry === "*"))
    return new Response(null, { status: 304, headers });
  const body = typeof json === "string" ? json : JSON.stringify(json);
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}

/** JSON that nobody need keep. */
export const plainAnswer = (json: unknown): Response =>
  Response.json(json, { headers: { "Cache-Control": "no-store" } });

const STATUSES = { notFound: 404, invalid: 422, unexpected: 500 } as const satisfies Partial<
  Record<RefusalCode, number>
>;

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
