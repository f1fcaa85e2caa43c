import { changeEmail } from "@/lib/accounts/mutations";
import { changeEmailInputSchema } from "@/lib/accounts/schema";
import { rememberRequestingDevice } from "@/lib/http/auth/remember-requesting-device";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { mailMoved, mailVerification } from "../../send-account-mail";

export const PUT = mutation({
  input: changeEmailInputSchema,
  auth: "required",
  limit: "password",
  renews: true,
  proof: true,
  proofField: "proof",
  handle: async ({ viewer, input, headers }) => {
    const { email, lang } = input;
    const outcome = await changeEmail(viewer, email);
    if (outcome !== "done") return refuse(outcome);
    if (email !== viewer.email) {
      mailMoved(viewer.email, lang);
      mailVerification(email, lang);
    }
    return { status: 200, body: { email }, cookies: [rememberRequestingDevice(headers, email)] };
  },
});
