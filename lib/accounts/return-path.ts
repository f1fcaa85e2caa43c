/**
 * Returns the page to return to after sign-in: a path of this site, otherwise `fallback`. Absolute URLs, `//elsewhere`
 * and backslashes (which browsers read as slashes) could lead to another site.
 */
export function getSafeReturnPath(wish: unknown, fallback: string): string {
  if (typeof wish !== "string" || wish.length > 2000 || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(wish)) return fallback;
  const url = new URL(wish, "http://here.invalid");
  return url.origin === "http://here.invalid" && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : fallback;
}
