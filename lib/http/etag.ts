const bare = (tag: string) => tag.trim().replace(/^W\//, "");

/** Whether whoever asks has what a tag names. If-None-Match compares weakly: a list of tags, or `*` for any. */
export function knowsTag(request: Request, tag: string): boolean {
  const known = request.headers.get("if-none-match")?.split(",").map(bare);
  return known?.some((entry) => entry === "*" || entry === bare(tag)) ?? false;
}
