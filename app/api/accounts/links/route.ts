import { findAccountLink } from "@/lib/accounts/links/data";
import { linkInputSchema } from "@/lib/accounts/links/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { refuseLink } from "./refuse-link";

/**
 * Returns the purpose of a link, and whether the signed-in account is the right one. A POST, although it changes
 * nothing, because tokens must not be in URLs.
 */
export const POST = createMutationRoute({
  input: linkInputSchema,
  auth: "none",
  limit: "link",
  handle: async ({ viewer, input: { token } }) => {
    const link = await findAccountLink(token);
    if ("dead" in link) return refuseLink(link);
    const reader = viewer === null ? "none" : viewer.userId === link.userId ? "owner" : "other";
    return { status: 200, body: { kind: link.kind, email: link.email, reader } };
  },
});
