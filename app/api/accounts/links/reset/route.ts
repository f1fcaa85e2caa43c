import { resetPassword } from "@/lib/accounts/links/mutations";
import { resetPasswordInputSchema } from "@/lib/accounts/links/schema";
import { createRequestDeviceCookie } from "@/lib/http/auth/request-device-cookie";
import { createMutationRoute } from "@/lib/http/mutation";
import { sendPasswordChangedMail } from "../../send-account-mail";
import { refuseLink } from "../refuse-link";

/**
 * Sets a new password with a link, without signing in, which only the next-auth route does. The device becomes known.
 */
export const POST = createMutationRoute({
  input: resetPasswordInputSchema,
  auth: "none",
  limit: "link",
  handle: async ({ input: { token, password, lang }, headers }) => {
    const outcome = await resetPassword(token, password);
    if (outcome === "wrongKind" || "dead" in outcome) return refuseLink(outcome);
    sendPasswordChangedMail(outcome.email, lang);
    const cookies = [createRequestDeviceCookie(headers, outcome.email, "link")];
    return { status: 200, body: { email: outcome.email }, cookies };
  },
});
