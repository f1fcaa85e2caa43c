/** Addresses below which versions of the cards lie. */
export const SNAPSHOTS = "/api/v1/snapshot/";

/** Returns whether an answer is the whole of a file or a shell, and came from the address that was asked. */
export const isWhole = ({ status, redirected }: Pick<Response, "status" | "redirected">): boolean =>
  status === 200 && !redirected;

/** Returns whether an answer is a whole version of the cards of this site, the same for everybody. */
export function isSnapshot({ status, url, headers }: Pick<Response, "status" | "url" | "headers">, origin: string) {
  const isData = /^application\/json\b/.test(headers.get("content-type") ?? "");
  const isPrivate = /\bprivate\b|\bno-store\b/.test(headers.get("cache-control") ?? "");
  return status === 200 && url.startsWith(origin + SNAPSHOTS) && isData && !isPrivate;
}
