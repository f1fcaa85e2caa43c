import { isEmailVerified } from "@/lib/accounts/links/data";
import { resendInputSchema } from "@/lib/accounts/links/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { isMailEnabled } from "@/lib/server/mail/send-mail";
import { sendVerificationMail } from "../../../send-account-mail";

/** Sends another verification mail for the address of the viewer's account. */
export const POST = createMutationRoute({
  input: resendInputSchema,
  auth: "required",
  limit: "proveAddress",
  handle: async ({ viewer, input: { lang } }) => {
    if (!isMailEnabled()) return createErrorResult("noMail");
    const verified = await isEmailVerified(viewer.userId);
    if (!verified) sendVerificationMail(viewer.email, lang);
    return { status: 202, body: { verified } };
  },
});
