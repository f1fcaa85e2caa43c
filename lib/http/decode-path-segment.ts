/**
 * Decodes a URL path segment, because Next.js passes some segments percent-encoded. Returns a malformed segment as it
 * is.
 */
export function decodePathSegment(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? "");
  } catch {
    return part ?? "";
  }
}
