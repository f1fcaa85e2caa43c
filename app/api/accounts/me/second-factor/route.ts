import {
  confirmSecondFactor,
  disableSecondFactor,
  startSecondFactorEnrollment,
} from "@/lib/accounts/second-factor/mutations";
import { changeSecondFactorInputSchema, confirmSecondFactorInputSchema } from "@/lib/accounts/second-factor/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { emptyInputSchema } from "@/lib/input-schemas";
import { sendTwoStepMail } from "../../send-account-mail";

/** Creates the secret for an authenticator app. Sign-in is unchanged until its first code is confirmed. */
export const POST = createMutationRoute({
  input: emptyInputSchema,
  auth: "required",
  proof: true,
  limit: "account",
  handle: async ({ viewer }) => {
    const start = await startSecondFactorEnrollment(viewer);
    return start ? { status: 201, body: start } : createErrorResult("conflict");
  },
});

/** Turns two-step sign-in on with the first code, and returns the recovery codes, which are shown only once. */
export const PUT = createMutationRoute({
  input: confirmSecondFactorInputSchema,
  auth: "required",
  proof: true,
  limit: "account",
  renews: true,
  handle: async ({ viewer, input }) => {
    const codes = await confirmSecondFactor(viewer, input.code);
    if (codes === "wrongCode") return createErrorResult("wrongCode");
    sendTwoStepMail(viewer.email, "twoStepOn", input.lang);
    return { status: 200, body: { codes } };
  },
});

/** Turns two-step sign-in off. Succeeds also if it is off already. */
export const DELETE = createMutationRoute({
  input: changeSecondFactorInputSchema,
  auth: "required",
  proof: true,
  limit: "account",
  handle: async ({ viewer, input }) => {
    if (await disableSecondFactor(viewer)) sendTwoStepMail(viewer.email, "twoStepOff", input.lang);
    return { status: 204, body: null };
  },
});
