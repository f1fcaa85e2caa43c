/** Headers that name what caches on the way may drop together. */
type CacheTags = { readonly "Cache-Tag": string; readonly "Surrogate-Key": string };

/**
 * Returns the tags of a response that depends only on card data, for caches that can be purged by tag: its kind, and the
 * number of its data version, as in `cards-12`. An outdated version is never tagged again, so a purge can be repeated.
 * @param version catalogue version; it begins with the number of the data version
 */
export function createCacheTags(kind: "pages" | "api", version: string): CacheTags {
  const tags = [kind, `cards-${Number.parseInt(version, 10)}`];
  return { "Cache-Tag": tags.join(","), "Surrogate-Key": tags.join(" ") };
}
