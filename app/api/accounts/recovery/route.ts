import { recoveryInputSchema } from "@/lib/accounts/links/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { isMailEnabled } from "@/lib/server/mail/send-mail";
import { sendResetMail } from "../send-account-mail";

/** Requests a link for a new password. Neither the response nor its time reveals whether the account exists. */
export const POST = createMutationRoute({
  input: recoveryInputSchema,
  auth: "none",
  limit: "recovery",
  handle: async ({ input: { email, lang } }) => {
    if (!isMailEnabled()) return createErrorResult("noMail");
    sendResetMail(email, lang);
    return { status: 202, body: {} };
  },
});
