import type { InvalidLink } from "@/lib/accounts/links/types";
import type { RouteResult } from "@/lib/http/route-result";
import { createErrorResult } from "@/lib/http/route-result";

/**
 * Returns the error for an invalid link or a link of another kind. The body includes its kind, so that the page can
 * tell where to get a new one.
 */
export const refuseLink = (link: InvalidLink | "wrongKind"): RouteResult =>
  link === "wrongKind"
    ? createErrorResult("linkUnknown", undefined, { kind: null })
    : createErrorResult(link.dead, undefined, { kind: link.kind });
