import type { InvalidLink } from "@/lib/accounts/links/types";
import type { RouteResult } from "@/lib/http/route-result";
import { createErrorResult } from "@/lib/http/route-result";

/**
 * Returns the error for a link that is invalid or of another kind; its kind is beside the error, so that the page can
 * say where to get a new one.
 */
export const refuseLink = (link: InvalidLink | "wrongKind"): RouteResult =>
  link === "wrongKind"
    ? createErrorResult("linkUnknown", undefined, { kind: null })
    : createErrorResult(link.dead, undefined, { kind: link.kind });
