const withoutWeakMark = (tag: string) => tag.trim().replace(/^W\//, "");

/**
 * Returns whether the client's copy of an answer is still fresh. If-None-Match compares weakly: a list of tags, or `*` for any.
 */
export function isETagFresh(request: Request, tag: string): boolean {
  const tags = request.headers.get("if-none-match")?.split(",").map(withoutWeakMark);
  return tags?.some((entry) => entry === "*" || entry === withoutWeakMark(tag)) ?? false;
}
