import { findProtectedNames } from "@/lib/accounts/data";
import { getDisplayNameErrors } from "@/lib/accounts/display-name-errors";
import { createAccount } from "@/lib/accounts/mutations";
import { signUpInputSchema } from "@/lib/accounts/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { env } from "@/lib/server/env";
import { sendVerificationMail } from "./send-account-mail";

/** Creates an account without signing in: only the next-auth route signs in. */
export const POST = createMutationRoute({
  input: signUpInputSchema,
  auth: "none",
  limit: "signUp",
  handle: async ({ input }) => {
    const { SIGN_UP } = env();
    if (SIGN_UP !== "open") return createErrorResult(SIGN_UP === "invited" ? "signUpInvited" : "signUpClosed");
    const faults = getDisplayNameErrors(input.name, null, await findProtectedNames());
    if (faults.length > 0) return createErrorResult("invalid", faults);
    if (!(await createAccount(input))) return createErrorResult("emailTaken");
    sendVerificationMail(input.email, input.lang);
    return { status: 201, body: {} };
  },
});
