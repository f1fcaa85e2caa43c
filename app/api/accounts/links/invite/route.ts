import { findProtectedNames } from "@/lib/accounts/data";
import { getDisplayNameErrors } from "@/lib/accounts/display-name-errors";
import { findAccountLink } from "@/lib/accounts/links/data";
import { acceptInvitation } from "@/lib/accounts/links/mutations";
import { invitationInputSchema } from "@/lib/accounts/links/schema";
import { grantAdminByLink } from "@/lib/admin/mutations";
import { createRequestDeviceCookie } from "@/lib/http/auth/request-device-cookie";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { env } from "@/lib/server/env";
import { refuseLink } from "../refuse-link";

/** Creates the invited account without signing in, which only the next-auth route does. The device becomes known. */
export const POST = createMutationRoute({
  input: invitationInputSchema,
  auth: "none",
  limit: "link",
  handle: async ({ input, headers }) => {
    if (env().SIGN_UP === "closed") return createErrorResult("signUpClosed");
    const link = await findAccountLink(input.token);
    const guest = "dead" in link ? null : { name: null, role: link.role };
    const faults = getDisplayNameErrors(input.name, guest, await findProtectedNames());
    if (faults.length > 0) return createErrorResult("invalid", faults);
    const outcome = await acceptInvitation(input, grantAdminByLink);
    if (outcome === "emailTaken") return createErrorResult("emailTaken");
    if (outcome === "wrongKind" || "dead" in outcome) return refuseLink(outcome);
    const cookies = [createRequestDeviceCookie(headers, outcome.email, "link")];
    return { status: 201, body: { email: outcome.email }, cookies };
  },
});
