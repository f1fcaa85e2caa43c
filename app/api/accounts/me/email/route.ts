import { changeEmail } from "@/lib/accounts/mutations";
import { changeEmailInputSchema } from "@/lib/accounts/schema";
import { createRequestDeviceCookie } from "@/lib/http/auth/request-device-cookie";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { sendEmailChangedMail, sendVerificationMail } from "../../send-account-mail";

export const PUT = createMutationRoute({
  input: changeEmailInputSchema,
  auth: "required",
  limit: "password",
  renews: true,
  proof: true,
  proofField: "proof",
  handle: async ({ viewer, input, headers }) => {
    const { email, lang } = input;
    const outcome = await changeEmail(viewer, email);
    if (outcome !== "done") return createErrorResult(outcome);
    if (email !== viewer.email) {
      sendEmailChangedMail(viewer.email, lang);
      sendVerificationMail(email, lang);
    }
    return { status: 200, body: { email }, cookies: [createRequestDeviceCookie(headers, email)] };
  },
});
