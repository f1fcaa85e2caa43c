import type { InvalidLink } from "@/lib/accounts/links/types";
import type { RouteResult } from "@/lib/http/route-result";
import { createErrorResult } from "@/lib/http/route-result";

/**
 * Returns the refusal of a link that does nothing, or not this; its kind stands beside the error, so that the page says where
 * the next one is.
 */
export const refuseLink = (link: InvalidLink | "wrongKind"): RouteResult =>
  link === "wrongKind"
    ? createErrorResult("linkUnknown", undefined, { kind: null })
    : createErrorResult(link.dead, undefined, { kind: link.kind });
