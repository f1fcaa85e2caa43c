import {
  confirmSecondFactor,
  disableSecondFactor,
  startSecondFactorEnrollment,
} from "@/lib/accounts/second-factor/mutations";
import { changeSecondFactorInputSchema, confirmSecondFactorInputSchema } from "@/lib/accounts/second-factor/schema";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { noInput } from "@/lib/input";
import { mailSecondFactor } from "../../send-account-mail";

/** Makes the secret that an app is to know. Nothing is asked for at sign-in before its first code has come back. */
export const POST = mutation({
  input: noInput,
  auth: "required",
  proof: true,
  limit: "account",
  handle: async ({ viewer }) => {
    const start = await startSecondFactorEnrollment(viewer);
    return start ? { status: 201, body: start } : refuse("conflict");
  },
});

/** Turns the second step on by the first code, and tells the recovery codes this once. */
export const PUT = mutation({
  input: confirmSecondFactorInputSchema,
  auth: "required",
  proof: true,
  limit: "account",
  renews: true,
  handle: async ({ viewer, input }) => {
    const codes = await confirmSecondFactor(viewer, input.code);
    if (codes === "wrongCode") return refuse("wrongCode");
    mailSecondFactor(viewer.email, "twoStepOn", input.lang);
    return { status: 200, body: { codes } };
  },
});

/** Turns the second step off; nothing changes where it is. */
export const DELETE = mutation({
  input: changeSecondFactorInputSchema,
  auth: "required",
  proof: true,
  limit: "account",
  handle: async ({ viewer, input }) => {
    if (await disableSecondFactor(viewer)) mailSecondFactor(viewer.email, "twoStepOff", input.lang);
    return { status: 204, body: null };
  },
});
