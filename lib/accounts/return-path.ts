/**
 * The page to go back to after signing in: a path of this site, or `fallback` for everything else. Whole addresses,
 * `//elsewhere` and backslashes, which browsers read as slashes, would lead away.
 */
export function returnPath(wish: unknown, fallback: string): string {
  if (typeof wish !== "string" || wish.length > 2000 || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(wish)) return fallback;
  const url = new URL(wish, "http://here.invalid");
  return url.origin === "http://here.invalid" && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : fallback;
}
