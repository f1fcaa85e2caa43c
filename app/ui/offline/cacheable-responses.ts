/** Addresses below which versions of the cards lie. */
export const SNAPSHOT_PATH = "/api/v1/snapshot/";

/** Returns whether an answer is the whole of a file or a shell, and came from the address that was asked. */
export const isCompleteResponse = ({ status, redirected }: Pick<Response, "status" | "redirected">): boolean =>
  status === 200 && !redirected;

/** Returns whether an answer is a whole version of the cards of this site, the same for everybody. */
export function isSnapshotResponse(
  { status, url, headers }: Pick<Response, "status" | "url" | "headers">,
  origin: string,
) {
  const isData = /^application\/json\b/.test(headers.get("content-type") ?? "");
  const isPrivate = /\bprivate\b|\bno-store\b/.test(headers.get("cache-control") ?? "");
  return status === 200 && url.startsWith(origin + SNAPSHOT_PATH) && isData && !isPrivate;
}
