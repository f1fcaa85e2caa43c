import { findAccountLink } from "@/lib/accounts/links/data";
import { linkInputSchema } from "@/lib/accounts/links/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { refuseLink } from "./refuse-link";

/**
 * Tells whoever has a link what it is for, and whether the account that is signed in is the one it is for. It is a POST although it
 * changes nothing, because a token must not stand in an address.
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
