/** Headers that name what caches on the way may drop together. */
type CacheTags = { readonly "Cache-Tag": string; readonly "Surrogate-Key": string };

/**
 * Returns the tags of an answer that is made of card data alone, for caches that can be purged by tag: what it is, and the
 * number of the data version that it was made of, as in `cards-12`. A version that is over is never tagged again, so a purge
 * that comes too early can be repeated.
 * @param version of the catalogue, which begins with the number
 */
export function createCacheTags(kind: "pages" | "api", version: string): CacheTags {
  const tags = [kind, `cards-${Number.parseInt(version, 10)}`];
  return { "Cache-Tag": tags.join(","), "Surrogate-Key": tags.join(" ") };
}
