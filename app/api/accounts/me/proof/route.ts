import { reauthenticate } from "@/lib/accounts/reauth/mutations";
import { reauthInputSchema } from "@/lib/accounts/reauth/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult, createRateLimitResult } from "@/lib/http/route-result";

/** Verifies the ownership of the account, for sensitive changes within the next 15 minutes. */
export const POST = createMutationRoute({
  input: reauthInputSchema,
  auth: "required",
  limit: "password",
  renews: true,
  handle: async ({ viewer, input }) => {
    const proof = await reauthenticate(viewer, input);
    if (proof.ok) return { status: 204, body: null };
    return "wait" in proof ? createRateLimitResult(proof.wait) : createErrorResult(proof.code);
  },
});
