import { regenerateRecoveryCodes } from "@/lib/accounts/second-factor/mutations";
import { changeSecondFactorInputSchema } from "@/lib/accounts/second-factor/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { sendTwoStepMail } from "../../../send-account-mail";

/** Replaces the recovery codes, and returns the new ones, which are shown only once. */
export const POST = createMutationRoute({
  input: changeSecondFactorInputSchema,
  auth: "required",
  proof: true,
  limit: "password",
  handle: async ({ viewer, input }) => {
    const codes = await regenerateRecoveryCodes(viewer);
    if (!codes) return createErrorResult("conflict");
    sendTwoStepMail(viewer.email, "newCodes", input.lang);
    return { status: 201, body: { codes } };
  },
});
