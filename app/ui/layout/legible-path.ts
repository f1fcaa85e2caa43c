/**
 * Escapes malformed percent signs in a path. Next.js responds to such URLs with its own error before any page or route
 * runs; escaped, the path is taken literally.
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
