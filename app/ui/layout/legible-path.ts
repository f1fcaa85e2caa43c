/**
 * Returns a path that every part of the site can read. Next.js answers a URL whose percent signs spell no text with an
 * error of its own, before any page or route is asked; so such a part is spelled out as it is written, signs and all.
 */
export const escapeMalformedPath = (path: string): string =>
  path
    .split("/")
    .map((part) => (spellsText(part) ? part : part.replaceAll("%", "%25")))
    .join("/");

function spellsText(part: string): boolean {
  try {
    return decodeURIComponent(part) !== undefined;
  } catch {
    return false;
  }
}
