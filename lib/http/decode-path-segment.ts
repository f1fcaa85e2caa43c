/**
 * Returns a part of a path in readable form; Next.js passes some parts on percent-encoded. A malformed part is returned as it
 * is.
 */
export function decodePathSegment(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? "");
  } catch {
    return part ?? "";
  }
}
