/**
 * Returns the page to return to after sign-in: `wish` if it is a path on this site, otherwise `fallback`. Rejects
 * absolute URLs, `//elsewhere` and backslashes (which browsers read as slashes), because they could point to another
 * site.
 */
export function getSafeReturnPath(wish: unknown, fallback: string): string {
  if (typeof wish !== "string" || wish.length > 2000 || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(wish)) return fallback;
  const url = new URL(wish, "http://here.invalid");
  return url.origin === "http://here.invalid" && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : fallback;
}
