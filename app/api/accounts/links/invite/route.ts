import { guardedNames } from "@/lib/accounts/data";
import { findLink } from "@/lib/accounts/links/data";
import { acceptInvitation } from "@/lib/accounts/links/mutations";
import { invitationInput } from "@/lib/accounts/links/schema";
import { nameFaults } from "@/lib/accounts/new-name";
import { grantByLink } from "@/lib/admin/mutations";
import { rememberRequestingDevice } from "@/lib/http/auth/remember-requesting-device";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { env } from "@/lib/server/env";
import { refuseLink } from "../refuse-link";

/** Makes the account of an invitation, without signing in: everybody signs in by the route of next-auth. The device is known from then on. */
export const POST = mutation({
  input: invitationInput,
  auth: "none",
  limit: "link",
  handle: async ({ input, headers }) => {
    if (env().SIGN_UP === "closed") return refuse("signUpClosed");
    const link = await findLink(input.token);
    const guest = "dead" in link ? null : { name: null, role: link.role };
    const faults = nameFaults(input.name, guest, await guardedNames());
    if (faults.length > 0) return refuse("invalid", faults);
    const outcome = await acceptInvitation(input, grantByLink);
    if (outcome === "emailTaken") return refuse("emailTaken");
    if (outcome === "wrongKind" || "dead" in outcome) return refuseLink(outcome);
    const cookies = [rememberRequestingDevice(headers, outcome.email, "link")];
    return { status: 201, body: { email: outcome.email }, cookies };
  },
});
