const LONGEST = 2000;

/**
 * Returns the address on this site that a wish names, such as where to go after sign-in; `null` for one elsewhere or one that
 * cannot be read. Control characters do not survive the reading.
 */
export function toSameOriginUrl(wish: unknown, site: string): string | null {
  if (typeof wish !== "string" || wish.length > LONGEST || !URL.canParse(wish, site)) return null;
  const url = new URL(wish, site);
  return url.origin === new URL(site).origin ? url.href : null;
}
