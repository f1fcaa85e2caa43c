import { recoveryInputSchema } from "@/lib/accounts/links/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { isMailEnabled } from "@/lib/server/mail/send-mail";
import { sendResetMail } from "../send-account-mail";

/** Takes a wish for a link that sets a new password. Its answer does not tell whether there is such an account, nor does its time. */
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
