import { createHash } from "node:crypto";

const withoutWeakMark = (tag: string) => tag.trim().replace(/^W\//, "");

/**
 * Returns whether the client's cached copy of a response is still fresh. If-None-Match is a list of tags, compared
 * weakly, or `*` for any.
 */
export function isETagFresh(request: Request, tag: string): boolean {
  const tags = request.headers.get("if-none-match")?.split(",").map(withoutWeakMark);
  return tags?.some((entry) => entry === "*" || entry === withoutWeakMark(tag)) ?? false;
}

type TaggedText = {
  readonly text: string;
  /** The media type. */
  readonly type: string;
  readonly cacheControl: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Returns a text response with an ETag of its content: 304 without a body if the client has it already. */
export function createETagTextResponse(
  request: Request,
  { text, type, cacheControl, headers: more }: TaggedText,
): Response {
  // Weak, because a server on the way may compress it.
  const tag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = { ...more, "Cache-Control": cacheControl, ETag: tag };
  if (isETagFresh(request, tag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "Content-Type": type } });
}
