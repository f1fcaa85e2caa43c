/**
 * Escapes malformed percent signs in a path, so that the path is taken literally. Otherwise Next.js would respond with
 * its own error before any page or route runs.
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
